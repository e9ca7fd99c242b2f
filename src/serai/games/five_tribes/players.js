/** What the players have: in front of everybody, and behind the viewer's own screen. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { clauseOf, inWords } from "./market.js";
import { icon, picture, press } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

export const VALUES = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]; // of a set, by the number of different goods (FT50)

/**
 * The points that everybody can count, and all of them at the end.
 * @param {Scene} scene
 * @param {number} seat
 */
export function score(scene, seat) {
  const { points, coins, goods } = scene.view.players[seat];
  const all = coins === null ? null : points + coins + goods;
  const shown = scene.over && all !== null ? all : points;
  const tip = [scene.say("board-in-sight", { player: scene.names[seat], points }), all === null ? "" : scene.say("board-altogether", { points: all })];
  return html`<b class="ft-score" data-tip=${tip.join(" ").trim()} data-clause="FT62">${shown}</b>`;
}

/**
 * What lies in front of a player for all to see.
 * @param {Scene} scene
 * @param {number} seat
 */
export function panel(scene, seat) {
  const { viziers, elders, camels, cards, djinns, coins } = scene.view.players[seat];
  const count = (/** @type {string} */ key, /** @type {number} */ number) => scene.say(key, { player: scene.names[seat], number });
  return html`
    <div class="ft-panel p${seat}" data-home="camel-${seat}">
      <div class="stats">
        <span>${icon("meeple-y")}<b aria-hidden="true">${viziers}</b>${press([`vizier${seat + 1}`], count("board-viziers", viziers), "FT62")}</span>
        <span>${icon("meeple-w")}<b aria-hidden="true">${elders}</b>${press([`elder${seat + 1}`], count("board-elders", elders), "FT62")}</span>
        <span data-tip=${count("board-camels", camels)} data-clause="FT61">${icon(`camel-${seat}`)}<b>${camels}</b></span>
        <span data-tip=${count("board-cards", cards)} data-clause="FT5">${icon("cards")}<b>${cards}</b></span>
        ${coins === null || !scene.over ? nothing : html`<span data-tip=${count("board-coins", coins)} data-clause="FT5">${icon("coin")}<b>${coins}</b></span>`}
      </div>
      ${djinns.length ? html`<div class="faces">${djinns.map((/** @type {string} */ djinn) => face(scene, seat, djinn))}</div>` : nothing}
    </div>
  `;
}

/**
 * A djinn that serves a player; its power may be used there.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} djinn
 */
function face(scene, seat, djinn) {
  const uses = seat === scene.seat ? ["w", "f", "ww", "wf"].map((cost) => `${djinn}:${cost}`).filter((choice) => scene.legal.has(choice)) : [];
  const used = scene.view.used.includes(djinn);
  return html`
    <span class="face ${used ? "used" : ""}" data-do=${uses.length === 1 ? uses[0] : nothing} data-choose=${uses.length > 1 ? uses.join(" ") : nothing}
      data-tip="${inWords(scene, djinn)} ${used ? scene.say("board-used") : ""}" data-clause=${clauseOf(djinn)}>${picture("djinns", djinn)}</span>
  `;
}

// ---- Behind the screen ----

/**
 * The viewer's own coins and cards, and the set that is being sold.
 * @param {Scene} scene
 */
export function screen(scene) {
  const own = scene.seat === null ? null : scene.view.players[scene.seat];
  if (!own || own.hand === null) return scene.view.basket.length ? html`<section class="box">${basket(scene)}</section>` : nothing;
  const kinds = Object.keys(own.hand);
  return html`
    <section class="box screen" aria-label=${scene.say("board-screen")}>
      <h3>${scene.say("board-screen")}<span class="money" data-tip=${scene.say("board-purse", { coins: own.coins })} data-clause="FT5">${icon("coin")}${own.coins}</span></h3>
      <div class="hand">
        ${kinds.map((kind) => held(scene, kind, own.hand[kind]))}
        ${kinds.length ? nothing : html`<p class="soft">${scene.say("board-no-hand")}</p>`}
      </div>
      ${basket(scene)} ${own.goods && !scene.view.basket.length ? html`<p class="soft small">${scene.say("board-worth", { coins: own.goods })}</p>` : nothing}
      ${scene.phone ? html`<div class="own">${panel(scene, /** @type {number} */ (scene.seat))}</div>` : nothing}
    </section>
  `;
}

/**
 * Cards of a kind in hand; one may be added to the set that is sold.
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} number
 */
const held = (scene, kind, number) => html`
  <span class="held ${scene.view.basket.includes(kind) ? "picked" : ""}">
    ${picture("goods", kind)}${number > 1 ? html`<i aria-hidden="true">${number}</i>` : nothing}
    ${press([`put-${kind}`], scene.say("board-held", { card: scene.say(`card-${kind}`), number }), "FT50")}
  </span>
`;

/**
 * The set that is being put together, with what it is worth now and with one more.
 * @param {Scene} scene
 */
function basket(scene) {
  const { basket: goods } = scene.view;
  if (!goods.length) return nothing;
  return html`
    <div class="basket">
      <span class="set">${goods.map((/** @type {string} */ kind) => picture("goods", kind))}</span>
      <b>= ${VALUES[goods.length]}</b>${icon("coin")}
      ${goods.length < 9 ? html`<small>${scene.say("board-one-more", { coins: VALUES[goods.length + 1] })}</small>` : nothing}
      <span class="sell" data-do="sell">${scene.say("board-sell")}</span>
    </div>
  `;
}
