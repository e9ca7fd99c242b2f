/** The cards of the market, the djinns that may be called, and what is left in the supply. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { TRIBES } from "./plan.js";
import { icon, keyOf, picture, press, some } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

/** Points and clauses of the djinns; what they cost is part of their words. */
export const DJINNS = /** @type {Record<string, [points: number, clause: number]>} */ ({
  ...{ "Al-Amin": [5, 70], "Anun-Nak": [8, 71], "Ba'al": [6, 72], Boaz: [6, 73], Bouraq: [6, 74], Echidna: [4, 75] },
  ...{ Enki: [8, 76], Hagis: [10, 77], Haurvatat: [8, 78], Iblis: [8, 79], Jafaar: [6, 80], Kandicha: [6, 81] },
  ...{ Kumarbi: [6, 82], Lamia: [10, 83], Leta: [4, 84], Marid: [6, 85], Monkir: [6, 86], Nekir: [6, 87] },
  ...{ Shamhat: [6, 88], Sibittis: [4, 89], Sloar: [8, 90], Utug: [4, 91] },
});

/** The cost of a power, as icons: an elder or a fakir, an elder and one more … */
const COSTS = /** @type {Record<string, string>} */ ({
  ...{ "Anun-Nak": "w/f", Bouraq: "w/f", Enki: "w/f", Hagis: "w/f", Iblis: "w/f", Lamia: "w/f" },
  ...{ Echidna: "w+w/f", Leta: "w+w/f", Sibittis: "w+w/f", Utug: "w+w/f", Sloar: "f", Kumarbi: "f…" },
});

/**
 * A djinn in words: name, points, power and cost.
 * @param {Scene} scene
 * @param {string} djinn
 */
export const inWords = (scene, djinn) => {
  const [points] = DJINNS[djinn];
  return `${scene.say("board-djinn", { djinn, points })} ${scene.say(`board-djinn-${keyOf(djinn)}`)}`;
};

/** @param {string} djinn */
export const clauseOf = (djinn) => `FT${DJINNS[djinn][1]}`;

// ---- Djinns ----

/** @param {Scene} scene */
export function djinns(scene) {
  const { djinn_row: row, djinn_deck: deck, looked } = scene.view;
  return html`
    <section class="box djinns" aria-label=${scene.say("board-djinns")}>
      <h3>${scene.say("board-djinns")}<small>${scene.say("board-djinn-price")}</small></h3>
      <div class="row">
        ${row.map((/** @type {string} */ djinn) => card(scene, djinn))}
        ${row.length ? nothing : html`<p class="soft">${scene.say("board-no-djinns")}</p>`}
      </div>
      ${looked.length
        ? html`<h3>${scene.say("board-looked")}</h3>
            <div class="row">${looked.map((/** @type {string | null} */ djinn) => (djinn ? card(scene, djinn) : html`<span class="djinn back"></span>`))}</div>`
        : nothing}
      <p class="soft small" data-tip=${gone(scene)} data-clause="FT60">${scene.say("board-djinn-deck", { deck })}</p>
    </section>
  `;
}

/** @param {Scene} scene */
const gone = (scene) =>
  scene.say("board-discarded", { cards: scene.view.djinn_discards.join(", ") || scene.say("board-nothing") });

/**
 * @param {Scene} scene
 * @param {string} djinn
 */
function card(scene, djinn) {
  const [points] = DJINNS[djinn];
  return html`
    <div class="djinn">
      <span class="portrait">${picture("djinns", djinn)}<b aria-hidden="true">${points}</b></span>
      <h4 aria-hidden="true">${djinn}</h4>
      <p aria-hidden="true">${scene.say(`board-brief-${keyOf(djinn)}`)}</p>
      ${cost(djinn)} ${press([`take-${djinn}`], inWords(scene, djinn), clauseOf(djinn))}
    </div>
  `;
}

/** @param {string} djinn */
const cost = (djinn) =>
  COSTS[djinn]
    ? html`<span class="cost" aria-hidden="true">${[...COSTS[djinn]].map((sign) => (sign === "w" ? icon("meeple-w") : sign === "f" ? picture("goods", "fakir") : sign))}</span>`
    : nothing;

// ---- Cards ----

/** @param {Scene} scene */
export function market(scene) {
  const { row, deck, palms, palaces } = scene.view;
  return html`
    <section class="box market" aria-label=${scene.say("board-market")}>
      <h3>${scene.say("board-market")}<small>${scene.say("board-deck", { deck })}</small></h3>
      <div class="cards">
        ${row.map((/** @type {string} */ kind, /** @type {number} */ i) => offer(scene, kind, i + 1))}
        ${row.length ? nothing : html`<p class="soft">${scene.say("board-no-cards")}</p>`}
      </div>
      <p class="supply" data-home="palm palace ${TRIBES.join(" ")}">
        <span data-tip=${scene.say("board-palms-left", { palms })} data-clause="FT40">${icon("palm")}<b>${palms}</b></span>
        <span data-tip=${scene.say("board-palaces-left", { palaces })} data-clause="FT40">${icon("palace")}<b>${palaces}</b></span>
        <span data-tip=${discarded(scene)} data-clause="FT60">${icon("cards")}<b>${count(scene.view.discards)}</b></span>
        <span data-tip=${inBag(scene)} data-clause="FT2">${icon("meeple-g", "bag")}<b>${count(scene.view.bag)}</b></span>
      </p>
    </section>
  `;
}

/**
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} place
 */
const offer = (scene, kind, place) => html`
  <div class="offer ${place <= 3 ? "near" : place <= 6 ? "far" : ""}" data-do="card${place}" data-piece="offer-${place}-${kind}" data-kin="offer-${kind}"
    data-tip=${scene.say("board-offer", { card: scene.say(`card-${kind}`), place })} data-clause="FT41">
    ${picture("goods", kind)}<b>${scene.say(`card-${kind}`)}</b>
  </div>
`;

/** @param {Record<string, number>} counts */
const count = (counts) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** @param {Scene} scene */
function discarded(scene) {
  const cards = Object.entries(scene.view.discards).map(([kind, n]) => `${n} × ${scene.say(`card-${kind}`)}`);
  return scene.say("board-discarded", { cards: cards.join(", ") || scene.say("board-nothing") });
}

/** @param {Scene} scene */
function inBag(scene) {
  const { bag } = scene.view;
  const meeples = TRIBES.filter((tribe) => bag[tribe]).map((tribe) => some(scene, tribe, bag[tribe]));
  return scene.say("board-bag", { meeples: meeples.join(", ") || scene.say("board-nothing") });
}
