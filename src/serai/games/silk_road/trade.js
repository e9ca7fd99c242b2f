/** The tile in use: prices as they grow, barters, goods to choose, and where a Crook may change something. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { choice, face, people } from "./picks.js";
import { CLAUSES, GOODS, family, goodName, icon, tileTitle, tileWords } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

const PRICES = /** @type {Record<string, number[]>} */ ({ buy: [1, 2, 3, 4], sell: [4, 3, 2, 1] });
const LEFT = ["1", "2"];
const RIGHT = ["A", "B", "C"];

/**
 * What the nth good costs or brings.
 * @param {string} deal
 * @param {number} nth
 */
const price = (deal, nth) => PRICES[deal][Math.min(nth, 4) - 1];

/**
 * What so many cost or bring together.
 * @param {string} deal
 * @param {number} number
 */
export const total = (deal, number) => Array.from({ length: number }, (_, i) => price(deal, i + 1)).reduce((sum, each) => sum + each, 0);

/** @param {Scene} scene */
export function inUse(scene) {
  const { tile } = scene.view;
  const kind = family(tile.kind);
  return html`
    ${pictured(scene, kind)} ${USES[kind](scene, kind)}
    ${scene.legal.has("look") ? html`<span class="answer large" data-do="look" data-clause="SR39">${icon("sack")}<span>${scene.say("board-look")}</span></span>` : nothing}
    ${scene.legal.has("done") ? html`<span class="answer" data-do="done">${tile.given ? scene.say("board-enough") : scene.legal.get("done")?.say}</span>` : nothing}
  `;
}

/**
 * The tile as it counts now. Each good that a Crook may change can be pressed.
 * @param {Scene} scene
 * @param {string} kind
 */
function pictured(scene, kind) {
  const { tile } = scene.view;
  const shown = { kind: tile.kind, give: kind === "barter" ? tile.left : [], get: tile.right };
  const words = { ...shown, kind: tile.left.length && kind !== "barter" ? `${kind}-${tile.left[0]}` : tile.kind };
  const deals = scene.view.players[scene.turn ?? 0].crooks > 0 && scene.view.phase === "use";
  const slots = (/** @type {string[]} */ goods, /** @type {string[]} */ names) => goods.map((good, i) => slot(scene, good, names[i]));
  return html`
    <span class="card used" data-piece="tile-in-use" data-kin="tile-${tile.kind}" data-tip=${tileWords(scene, words)} data-clause=${CLAUSES[kind]}>
      ${face(words)}<b>${tileTitle(scene, words.kind)}</b>
    </span>
    ${deals && tile.left.length
      ? html`<span class="crooked" data-tip=${scene.say("board-what-crook")} data-clause="SR36">${icon("tile-crook")}</span>${slots(tile.left, LEFT)}${slots(tile.right, RIGHT)}`
      : nothing}
  `;
}

/**
 * A good that a Crook may change.
 * @param {Scene} scene
 * @param {string} good
 * @param {string} name of its place on the tile
 */
function slot(scene, good, name) {
  const choices = GOODS.map((other) => `crook:${name}=${other}`);
  if (!choices.some((each) => scene.legal.has(each))) return nothing;
  return html`<span class="slot" data-choose=${choices.join(" ")} data-tip=${scene.say("board-change", { good: goodName(scene, good) })} data-clause="SR36">${icon(`good-${good}`)}</span>`;
}

/** @type {Record<string, (scene: Scene, kind: string) => unknown>} */
const USES = { buy: ladder, sell: ladder, barter: exchanges, free, thief: (scene) => people(scene, "rob"), vizier };

/**
 * Prices as they grow or fall: what each further good costs, and what all of them cost together.
 * @param {Scene} scene
 * @param {string} deal
 */
function ladder(scene, deal) {
  const offered = [...scene.legal.keys()].filter((each) => each.startsWith(`${deal}:`)).length;
  const steps = Array.from({ length: Math.max(offered, 4) }, (_, i) => i + 1);
  return html`
    <span class="ladder">
      ${steps.map((n) => {
        const sum = total(deal, n);
        return html`<span class="step ${deal}" data-do="${deal}:${n}" data-tip=${scene.say(`board-price-${deal}`, { number: n, each: price(deal, n), silver: sum })} data-clause=${CLAUSES[deal]}>
          <span class="times"><b>${n}</b>${icon(`good-${scene.view.tile.left[0]}`)}</span>${icon(`coin-${price(deal, n)}`, "each")}<span class="sr-sum" data-sum=${sum}></span>
        </span>`;
      })}
    </span>
  `;
}

/** @param {Scene} scene */
function exchanges(scene) {
  const { left, right } = scene.view.tile;
  const row = (/** @type {string[]} */ goods, /** @type {number} */ times) =>
    Array.from({ length: times }, () => goods).flat().map((good) => icon(`good-${good}`));
  return [1, 2].map((times) =>
    scene.legal.has(`barter:${times}`)
      ? html`<span class="answer exchange" data-do="barter:${times}" data-clause="SR32">${row(left, times)}<i aria-hidden="true"></i>${row(right, times)}<span>${scene.say("board-times", { times })}</span></span>`
      : nothing,
  );
}

/** @param {Scene} scene */
function free(scene) {
  const { phase, tile, bag } = scene.view;
  const most = tile.kind === "free4" ? 4 : 2;
  const done = html`<span class="given" data-tip=${scene.say(phase === "get" ? "board-to-get" : "board-given", { number: tile.given, most })} data-clause="SR33">
    ${Array.from({ length: most }, (_, i) => html`<i class=${i < tile.given ? "full" : ""}></i>`)}
  </span>`;
  if (phase === "get") return html`${done} ${choice(scene, "get", (good) => (bag.goods[good] === null ? nothing : html`<small>${bag.goods[good]}</small>`))}`;
  return html`${done} ${choice(scene, "give", () => nothing)}`;
}

/** @param {Scene} scene */
function vizier(scene) {
  const { chosen } = scene.view;
  return choice(scene, "name", (good) => (chosen.includes(good) ? html`<small>${scene.say("board-asked")}</small>` : nothing));
}
