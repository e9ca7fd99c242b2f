/** The map: roads and arrows, cities with their tiles, the caravan on its way. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { HEIGHT, NEAR, PLACES, WIDTH, isNorthern, isSouthern, journey, road } from "./plan.js";
import { CLAUSES, cityName, family, glyph, tileWords, use } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./plan.js").City} City
 * @typedef {ReturnType<typeof journey>} Journey
 */

const TILE = 38;
const GAP = 2;
const ROW = 3; // tiles side by side; those left over lie below them
const STAR = "0,-37 8.3,-29.8 19.2,-32 22,-22 32,-19.2 29.8,-8.3 37,0 29.8,8.3 32,19.2 22,22 19.2,32 8.3,29.8 0,37 -8.3,29.8 -19.2,32 -22,22 -32,19.2 -29.8,8.3 -37,0 -29.8,-8.3 -32,-19.2 -22,-22 -19.2,-32 -8.3,-29.8";
const NAMES = /** @type {Record<string, [number, number]>} */ ({ gobi: [981, 34], mediterranean: [25, 480] });

/** @param {Scene} scene */
export function map(scene) {
  const now = journey(scene.view);
  const box = `0 0 ${scene.phone ? NEAR : WIDTH} ${HEIGHT}`;
  const camera = scene.phone ? `translate(${-view(now)} 0)` : nothing;
  return html`
    <div class="map">
      ${scene.phone ? zoom(scene) : nothing}
      <div class="window">
        <svg viewBox=${box} class="ground" aria-hidden="true">
          <g class="camera" transform=${camera}>${guard([scene.say("board-place-gobi")], () => [use("ground", 0, 0, WIDTH, HEIGHT), Object.keys(NAMES).map((name) => place(scene, name))])}</g>
        </svg>
        <svg viewBox=${box} role="group" aria-label=${scene.say("board-map")}>
          <g class="camera" transform=${camera}>
            ${roads(now)} ${[...now.cities.values()].map((city) => drawCity(scene, now, city))} ${caravan(scene, now)}
          </g>
        </svg>
      </div>
    </div>
  `;
}

/**
 * What a phone shows of the map: the caravan, and the way before it.
 * @param {Journey} now
 */
function view({ caravan, start }) {
  const west = PLACES[start].x > WIDTH / 2;
  const left = PLACES[caravan].x - NEAR * (west ? 0.74 : 0.26);
  return Math.round(Math.max(0, Math.min(WIDTH - NEAR, left)));
}

/**
 * A switch that needs no hand but the browser's: the way before the caravan, or the whole map.
 * @param {Scene} scene
 */
const zoom = (scene) => html`
  <label class="zoom">
    <input type="checkbox" aria-label=${scene.say("board-whole")} />
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 3a7 7 0 1 0 .1 0M15 15l6 6M7 10h6"></path></svg>
  </label>
`;

/**
 * @param {Scene} scene
 * @param {string} name
 */
const place = (scene, name) => svg`<text transform="translate(${NAMES[name].join(" ")}) rotate(${name === "gobi" ? 0 : -88})" class="region">${scene.say(`board-place-${name}`)}</text>`;

// ---- Roads ----

/** @param {Journey} now */
function roads({ cities, way, reach, caravan }) {
  const all = [...cities.values()].flatMap(({ name, next }) => next.map((to) => ({ name, to, ...road(name, to) })));
  return svg`
    <path d=${all.map(({ line }) => line).join("")} class="bed"></path>
    ${all.map(({ name, to, line, head }) => {
      const gone = way.includes(name) && way[way.indexOf(name) + 1] === to;
      const kind = gone ? "gone" : name === caravan ? "next" : reach.has(name) ? "" : "past";
      return svg`<g class="road ${kind}"><path d=${line}></path><path d=${head} class="head"></path></g>`;
    })}`;
}

// ---- Cities ----

/**
 * @param {Scene} scene
 * @param {Journey} now
 * @param {City} city
 */
function drawCity(scene, { caravan, reach, start }, city) {
  const { name, colour } = city;
  const { x, y, picture } = PLACES[name];
  const here = name === caravan;
  const kind = colour ?? (name === start ? "start" : "goal");
  const north = isNorthern(name);
  return svg`
    <g class="city ${kind} ${here ? "here" : reach.has(name) ? "ahead" : "past"}" transform="translate(${x} ${y})">
      <g class="medallion" data-do="go:${name}" data-tip=${cityWords(scene, city, kind)} data-clause=${colour ? "SR12" : "SR13"}>
        <circle r="44" class="halo"></circle>
        ${colour === "purple" ? svg`<polygon points=${STAR} class="rim"></polygon>` : svg`<circle r="33" class="rim"></circle>`}
        <circle r="27.500" class="field"></circle>
        ${use(`city-${picture}`, -23, -25, 46)}
        <text y=${north ? -42 : 54} class="name">${cityName(scene, name)}</text>
      </g>
      ${city.printed ? printed(scene, city, here) : nothing}
      ${reach.has(name) && city.tiles.length ? tiles(scene, city, north ? -62 : 64, north, here) : nothing}
    </g>`;
}

/**
 * @param {Scene} scene
 * @param {City} city
 * @param {string} kind
 */
function cityWords(scene, { name, tiles }, kind) {
  const values = { city: cityName(scene, name), tiles: tiles.length };
  return scene.say(`board-city-${kind}`, values);
}

/**
 * The action printed beside a city, for who has led the caravan there.
 * @param {Scene} scene
 * @param {City} city
 * @param {boolean} here
 */
function printed(scene, city, here) {
  const x = isSouthern(city.name) ? -29 : 29;
  return svg`
  <g class="printed" data-do=${here ? "bonus" : nothing} data-clause="SR20"
    data-tip=${`${scene.say("board-bonus", { city: cityName(scene, city.name) })} ${tileWords(scene, /** @type {any} */ (city.printed))}`}>
    <circle cx=${x} cy="-25" r="17" class="disc"></circle>
    ${glyph(/** @type {any} */ (city.printed), x - 12.5, -37.5, 0.78, "mini")}
  </g>`;
}

/**
 * The tiles of a city, in a row or two, above a northern city and below the others.
 * @param {Scene} scene
 * @param {City} city
 * @param {number} edge where the first row begins
 * @param {boolean} north
 * @param {boolean} here
 */
function tiles(scene, { tiles: all, colour }, edge, north, here) {
  const across = all.length === 4 ? 2 : ROW;
  const step = TILE + GAP;
  return all.map((tile, i) => {
    const row = Math.floor(i / across);
    const width = Math.min(across, all.length - row * across);
    const x = ((i % across) - width / 2) * step + GAP / 2;
    const y = north ? edge - TILE - row * step : edge + row * step;
    return svg`
      <g class="tile ${colour} ${family(tile.kind)}" transform="translate(${x} ${y})" data-do=${here ? `take:${tile.kind}` : nothing}
        data-tip=${tileWords(scene, tile)} data-clause=${CLAUSES[family(tile.kind)]}>
        <rect width=${TILE} height=${TILE} rx="6" class="face"></rect>
        ${glyph(tile, 2.5, 2.5, 1.03, "mini")}
      </g>`;
  });
}

/**
 * @param {Scene} scene
 * @param {Journey} now
 */
function caravan(scene, { caravan: at, start }) {
  const { x, y } = PLACES[at];
  const east = PLACES[start].x < WIDTH / 2;
  return svg`
    <g data-piece="caravan" transform="translate(${x} ${y})">
      <g class="caravan" data-tip=${scene.say("board-caravan", { city: cityName(scene, at) })} data-clause="SR12" transform="scale(${east ? -1 : 1} 1)">
        ${isNorthern(at) ? use("camel", -72, -34, 62, 60) : use("camel", -58, -58, 62, 60)}
      </g>
    </g>`;
}
