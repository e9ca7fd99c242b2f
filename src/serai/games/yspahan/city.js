/** The city: road, shops and cubes, the Supervisor, and the points on the wall. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { BACK_TO_FRONT, BESIDE, HEIGHT, INSIDE, MEDALLIONS, SOUKS, SQUARES, UNIT, WIDTH, shopAt, squareAt, way } from "./plan.js";
import { medallion, scenery, stone, wall } from "./scenery.js";
import { cube, cubes, round, shopName, soukName, star, use } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

const TILE = 0.92 * UNIT; // of a square of the road
const LOAD = 25.5; // width of a cube in a shop
const LARGE = 34; // where the city is drawn small

/** @param {Scene} scene */
export function city(scene) {
  const owners = cubes(scene.view);
  const [left, top, right, bottom] = INSIDE;
  const box = scene.phone ? `${left} ${top} ${right - left} ${bottom - top}` : `0 0 ${WIDTH} ${HEIGHT}`;
  return html`
    <div class="city">
      ${scene.phone ? zoom(scene) : nothing}
      <div class="window">
        <svg viewBox=${box} class="ground" aria-hidden="true">${guard([scene.phone], () => [scene.phone ? nothing : wall, scenery])}</svg>
        <svg viewBox=${box} role="group" aria-label=${scene.say("board-city")}>
          ${Object.keys(MEDALLIONS).map((name) => medallion(name, scene.say(`square-${name}`)))}
          ${SQUARES.map((name) => square(scene, name))}
          ${scene.view.souks.map((/** @type {any} */ souk) => value(scene, souk))}
          ${BACK_TO_FRONT.map((name) => shop(scene, name, owners.get(name) ?? null))}
          ${SQUARES.map((name) => walk(scene, name, owners))}
          ${supervisor(scene)} ${scene.phone ? nothing : scores(scene)}
        </svg>
      </div>
    </div>
  `;
}

/**
 * A switch that needs no hand but the browser's: the city as a whole, or near enough to read every name.
 * @param {Scene} scene
 */
const zoom = (scene) => html`
  <label class="zoom">
    <input type="checkbox" aria-label=${scene.say("board-zoom")} />
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 3a7 7 0 1 0 .1 0M15 15l6 6M7 10h6"></path><path d="M10 7v6" class="more"></path></svg>
  </label>
`;

// ---- The road ----

/**
 * @param {Scene} scene
 * @param {string} name
 */
function square(scene, name) {
  const [x, y] = squareAt(name);
  const corner = { x: round(x - TILE / 2), y: round(y - TILE / 2) };
  const fare = scene.legal.has(name) ? scene.view.fares?.[name] : undefined;
  const beside = BESIDE[name].map((shop) => shopName(scene, shop)).join(", ");
  const cost = fare === undefined ? "" : scene.say("board-fare", { gold: fare });
  const kind = fare === undefined ? "" : fare === 0 ? "free" : "paid";
  return svg`
    <g class="square ${kind}" data-do=${name} data-clause="YS30"
      data-tip=${scene.say("board-square", { square: name, shops: beside || scene.say("board-no-shop"), cost })}>
      <rect x=${corner.x} y=${corner.y} width=${TILE} height=${TILE} rx="7" class="slab"></rect>
      <rect x=${corner.x + 3} y=${corner.y + 3} width=${TILE - 6} height=${TILE - 6} rx="4.5" class="groove"></rect>
      ${name === "C" ? svg`<polygon points=${star(x, y, 20)} class="crossing"></polygon>` : nothing}
      ${name !== "C" && fare === undefined ? svg`<polygon points=${star(x, y + 5.5, 8.5, 0.62)} class="inlay"></polygon>` : nothing}
      ${BESIDE[name].map((shop) => notch(name, x, y, shop))}
      <text x=${x} y=${y - 7} class="name">${name}</text>
      ${fare === undefined ? nothing : price(scene, x, y, fare, name)}
    </g>`;
}

/**
 * What it costs to send him there.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @param {number} fare
 * @param {string} name
 */
function price(scene, x, y, fare, name) {
  const low = name === scene.view.supervisor ? 14 : 8;
  if (fare > 0) return svg`<g class="price">${use("coin", x - 13, y + low - 13, 26)}<text x=${x} y=${y + low + 6}>${fare}</text></g>`;
  if (scene.phone) return svg`<g class="price"><circle cx=${x} cy=${y + low} r="11.5"></circle><text x=${x} y=${y + low + 6}>0</text></g>`;
  return svg`
    <g class="price">
      <rect x=${x - 18} y=${round(y + low - 9.5)} width="36" height="19" rx="9.5"></rect>
      <text x=${x} y=${y + low + 5}>${scene.say("board-free")}</text>
    </g>`;
}

/**
 * A pointer from the road to a shop beside it.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {string} shop
 */
function notch(name, x, y, shop) {
  const [shopX, shopY] = shopAt(shop);
  const upright = "WE".includes(name[0]);
  const [dx, dy] = upright ? [0, Math.sign(shopY - y)] : [Math.sign(shopX - x), 0];
  const [edgeX, edgeY] = [round(x + (dx * TILE) / 2), round(y + (dy * TILE) / 2)];
  const shape = upright ? `M${edgeX - 8} ${edgeY}h16l-8 ${dy * 9}z` : `M${edgeX} ${edgeY - 8}v16l${dx * 9} -8z`;
  return svg`<path d=${shape} class="notch ${shop.split(".")[1]}"></path>`;
}

/**
 * What the Supervisor's walk there would look like: his way, himself, and the cubes that he would send.
 * @param {Scene} scene
 * @param {string} name
 * @param {Map<string, number | null>} owners
 */
function walk(scene, name, owners) {
  if (!scene.legal.has(name)) return nothing;
  const [x, y] = squareAt(name);
  const path = way(scene.view.supervisor, name).map((point) => point.map(round).join(" "));
  return svg`
    <g data-preview=${name} class="ghost">
      <path d="M${path.join("L")}" class="trail under"></path>
      <path d="M${path.join("L")}" class="trail"></path>
      ${BESIDE[name].filter((shop) => owners.get(shop) !== null).map((shop) => ring(...shopAt(shop)))}
      ${use("pawn", x - 18, y - 39, 36, 54, "pale")}
    </g>`;
}

/**
 * @param {number} x
 * @param {number} y
 */
const ring = (x, y) => svg`<circle cx=${x - 1} cy=${y + 15} r="21" class="marked"></circle>`;

/** @param {Scene} scene */
function supervisor(scene) {
  const square = scene.view.supervisor;
  const [x, y] = squareAt(square);
  return svg`
    <g data-piece="supervisor" class="supervisor ${scene.legal.has(square) ? "staying" : ""}" transform="translate(${x} ${y})">
      <g data-tip=${scene.say("board-supervisor", { square })} data-clause="YS30" class="figure">${use("pawn", -18, -39, 36, 54)}</g>
    </g>`;
}

// ---- Souks and shops ----

/**
 * What a souk is worth, and who has completed it.
 * @param {Scene} scene
 * @param {any} souk
 */
function value(scene, souk) {
  const [x, y] = SOUKS[souk.name].tile;
  const full = souk.cubes.every(Boolean);
  const filled = souk.cubes.filter(Boolean).length;
  const owner = souk.owner === null ? scene.say("board-nobody") : scene.names[souk.owner];
  return svg`
    <g class="value ${souk.name.split(".")[1]}" data-clause="YS61"
      data-tip=${scene.say("board-souk", { souk: soukName(scene, souk.name), filled, shops: souk.cubes.length, points: souk.value, owner })}>
      <polygon points=${star(x, y + 1.8, 15.5)} class="cast"></polygon>
      <polygon points=${star(x, y, 15.5)} class="rays"></polygon>
      <circle cx=${x} cy=${y} r="10.8" class="disc"></circle>
      <text x=${x} y=${y + 5.6}>${souk.value}</text>
      ${full ? owned(souk.owner, x + 11, y - 12) : nothing}
    </g>`;
}

/**
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
const owned = (seat, x, y) => svg`
  <g class="owned p${seat}"><circle cx=${x} cy=${y} r="9"></circle>${use(`shape-${seat}`, x - 6, y - 6, 12)}</g>`;

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {number | null} owner of the cube there
 */
function shop(scene, name, owner) {
  const [x, y] = shopAt(name);
  const colour = name.split(".")[1];
  const leaving = scene.view.pending.waiting.includes(name);
  const load = scene.phone ? LARGE : LOAD;
  const whose = owner === null ? scene.say("board-empty") : scene.say("board-cube", { player: scene.names[owner] });
  return svg`
    <g class="shop ${colour}" data-choose="${name} first.${name}" data-clause="YS25" data-tip="${shopName(scene, name)}: ${whose}">
      <rect x=${x - 30} y=${y - 32} width="60" height="64" rx="14" class="can"></rect>
      ${owner === null ? nothing : svg`<g data-piece="cube-${name}" data-kin="cube-${owner}">${cube(owner, x - 1, y + 15, load)}</g>`}
      ${leaving ? ring(x, y) : nothing}
    </g>
    ${owner === null && scene.turn !== null && scene.legal.has(name) ? svg`<g data-preview=${name} class="ghost">${cube(scene.turn, x - 1, y + 15, load)}${ring(x, y)}</g>` : nothing}`;
}

// ---- Points ----

/**
 * A pin for each player on the wall; those on the same stone stand one behind the other along it.
 * @param {Scene} scene
 */
function scores(scene) {
  const { players } = scene.view;
  return players.map((/** @type {any} */ { points }, /** @type {number} */ seat) => {
    const { x, y, width, height } = stone(points);
    const before = players.slice(0, seat).filter((/** @type {any} */ other) => other.points % 100 === points % 100).length;
    const shift = before * 9;
    const [cx, cy] = height > width ? [x + width / 2, y + height / 2 + shift] : [x + width / 2 + shift, y + height / 2];
    const tip = scene.say("board-points", { player: scene.names[seat], points });
    return svg`
      <g data-piece="points-${seat}" class="pin p${seat}" transform="translate(${round(cx)} ${round(cy)})">
        <g data-tip=${tip}><circle r="13.4"></circle>${use(`shape-${seat}`, -9, -9, 18)}</g>
      </g>`;
  });
}
