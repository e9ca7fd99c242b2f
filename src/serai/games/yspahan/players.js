/** What the players have: points, stock and buildings in front of everybody, and the viewer's own cards. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { cube, use } from "./shapes.js";
import { icon } from "./tower.js";

/** @typedef {import("./board.js").Scene} Scene */

const CLAUSES = /** @type {Record<string, string>} */ ({
  ...{ paddock: "YS44", shop: "YS45", hammam: "YS46", caravanserai: "YS47", bazaar: "YS48", hoist: "YS49" },
  ...{ gold: "YS50", camels: "YS51", city: "YS52", caravan: "YS53", "sell-camels": "YS54", "sell-gold": "YS55" },
  ...{ "no-camels": "YS56", "no-gold": "YS57", exchange: "YS58" },
});

/**
 * A player's points, and the place in the order of this day.
 * @param {Scene} scene
 * @param {number} seat
 */
export function score(scene, seat) {
  const { points } = scene.view.players[seat];
  const place = scene.view.order.indexOf(seat) + 1;
  return html`
    <span class="ys-score">
      <span class="nth ${place === 1 ? "first" : ""}" data-tip=${scene.say("board-turn", { place })} data-clause="YS20">${place}</span>
      <b data-tip=${scene.say("board-points", { player: scene.names[seat], points })}>${points}</b>
    </span>
  `;
}

/**
 * What lies in front of a player for all to see.
 * @param {Scene} scene
 * @param {number} seat
 */
export function panel(scene, seat) {
  const { gold, camels, cards } = scene.view.players[seat];
  const count = (/** @type {string} */ key, /** @type {number} */ number) => scene.say(key, { player: scene.names[seat], number });
  return html`
    <div class="ys-panel p${seat}" data-home="cube-${seat}">
      <div class="stock">
        <span data-tip=${count("board-camels", camels)} data-clause="YS33">${icon("camel")}<b>${camels}</b></span>
        <span data-tip=${count("board-gold", gold)} data-clause="YS5">${icon("gold")}<b>${gold}</b></span>
        <span data-tip=${count("board-cards", cards)} data-clause="YS41"
          ><svg viewBox="0 0 40 40" class="cards" aria-hidden="true">${use("i-card", 0, 0, 40)}</svg><b>${cards}</b></span
        >
      </div>
      <div class="buildings">${Object.keys(scene.view.prices).map((building) => lot(scene, seat, building))}</div>
      ${scene.beside && !scene.phone && seat === scene.seat ? html`<div class="ys">${hand(scene)}</div>` : nothing}
    </div>
  `;
}

/**
 * A building, or the place for it; on the viewer's own board it may be built there.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} building
 */
function lot(scene, seat, building) {
  const own = seat === scene.seat;
  const [camels, gold] = scene.view.prices[building];
  const stands = scene.view.players[seat].buildings.includes(building);
  const values = { building: scene.say(`board-building-${building}`), camels, gold };
  const tip = `${scene.say(stands ? "board-built" : "board-price", values)} ${scene.say(`board-power-${building}`)}`;
  return html`
    <span class="building ${stands ? "stands" : ""}" data-do=${own ? `build.${building}` : nothing} data-tip=${tip} data-clause=${CLAUSES[building]}>
      <svg viewBox="0 0 44 40" aria-hidden="true">${use(`building-${building}`, 0, 0, 44, 40)}</svg>
      ${own && !stands ? cost(camels, gold) : nothing}
    </span>
  `;
}

/**
 * @param {number} camels
 * @param {number} gold
 */
const cost = (camels, gold) => html`
  <small>${camels ? html`${camels}${icon("camel")}` : nothing}${gold ? html`${gold}${icon("gold")}` : nothing}${camels + gold ? nothing : "0"}</small>
`;

// ---- Cards ----

/**
 * The viewer's own cards, on a phone with the viewer's board; and the piles, which everybody sees.
 * @param {Scene} scene
 */
export const tableau = (scene) => html`
  <section class="tableau" aria-label=${scene.say("board-yours")}>
    ${scene.phone && scene.seat !== null ? panel(scene, scene.seat) : nothing} ${hand(scene)} ${piles(scene)}
  </section>
`;

/** @param {Scene} scene */
function hand(scene) {
  const held = scene.seat === null ? null : scene.view.players[scene.seat].hand;
  if (held === null) return nothing;
  return html`
    <div class="hand">
      ${held.length || (scene.beside && !scene.phone) ? held.map((/** @type {string} */ kind) => card(scene, kind)) : html`<p>${scene.say("board-no-cards")}</p>`}
      ${scene.legal.has("play.both") ? html`<span class="both" data-do="play.both">${scene.say("board-both")}</span>` : nothing}
    </div>
  `;
}

/** @param {Scene} scene */
export function piles(scene) {
  const { deck, discards } = scene.view;
  const names = discards.map((/** @type {string} */ kind) => scene.say(`card-${kind}`)).join(", ");
  return html`
    <p class="piles" data-tip=${names || scene.say("board-no-discards")} data-clause="YS40">
      <svg viewBox="0 0 40 40" class="cards" aria-hidden="true">${use("i-card", 0, 0, 40)}</svg>
      ${scene.say("board-piles", { deck, discards: discards.length })}
    </p>
  `;
}

/**
 * @param {Scene} scene
 * @param {string} kind
 */
const card = (scene, kind) => html`
  <span class="leaf" data-choose="play.${kind} discard.${kind}" data-tip=${scene.say(`board-card-${kind}`)} data-clause=${CLAUSES[kind]}>
    <svg viewBox="0 0 64 52" aria-hidden="true">${PICTURES[kind](scene.seat ?? 0)}</svg>
    <b>${scene.say(`card-${kind}`)}</b>
  </span>
`;

const points = svg`<polygon points="52,10 54,16 60,16 55,20 57,26 52,22 47,26 49,20 44,16 50,16" class="prize"></polygon>`;
/** @param {string} what */
const without = (what) => svg`
  ${use("building-caravanserai", 2, 6, 44, 40, "stone")}
  ${what === "camel" ? use("i-camel", 40, 26, 22, 20, "beast") : use("i-gold", 42, 26, 19)}
  <path d="M41 47L63 25" class="strike"></path>`;

/** @type {Record<string, (seat: number) => unknown>} what each kind of card shows */
const PICTURES = {
  gold: () => use("good-gold", 9, 2, 46),
  camels: () => use("camel", 4, 4, 56, 47, "cloth0"),
  city: (seat) => svg`<g class="pink">${use("house-a", 9, -2, 46, 52)}</g>${cube(seat, 32, 40, 20)}`,
  caravan: (seat) => svg`${use("camel", 4, 8, 52, 44, "cloth1")}${cube(seat, 26, 10, 19)}`,
  "sell-camels": () => svg`${use("camel", 0, 10, 46, 39, "cloth2")}${points}`,
  "sell-gold": () => svg`${use("good-gold", 2, 8, 40)}${points}`,
  "no-camels": () => without("camel"),
  "no-gold": () => without("gold"),
  exchange: () => svg`${use("camel", 0, 2, 38, 32, "cloth3")}${use("i-gold", 40, 26, 22)}<path d="M42 8h14v12m-4-4l4 5l4-5M34 46H14V36m-4 4l4-5l4 5" class="swap"></path>`,
};
