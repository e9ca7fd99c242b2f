/** What lies in front of each player: how much is behind the screen, tiles that are kept, pawn and tokens. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { GOODS, goodName, icon } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

const ALONE = 2; // points for having alone most of a good

/**
 * Who alone has most of a good, when all is in the open.
 * @param {any} view
 * @param {string} good
 */
function most({ players }, good) {
  const numbers = players.map((/** @type {any} */ { goods }) => goods?.[good] ?? 0);
  const top = Math.max(...numbers);
  return top > 0 && numbers.filter((/** @type {number} */ n) => n === top).length === 1 ? numbers.indexOf(top) : -1;
}

/**
 * How many goods somebody alone has most of, when all is in the open.
 * @param {any} view
 * @param {number} seat
 */
export const majorities = (view, seat) => GOODS.filter((good) => most(view, good) === seat).length;

/**
 * @param {any} view
 * @param {number} seat
 */
export const points = (view, seat) => view.players[seat].money + view.players[seat].count + ALONE * majorities(view, seat);

/**
 * Points at the end; before it silver, where it may be seen, and who holds the pawn.
 * @param {Scene} scene
 * @param {number} seat
 */
export function score(scene, seat) {
  const { view, over } = scene;
  const { money } = view.players[seat];
  return html`
    <span class="sr-score">
      ${view.pawn === seat ? html`<span data-piece="pawn" data-tip=${scene.say("board-has-pawn", { player: scene.names[seat] })} data-clause="SR21">${icon("pawn", "pawn")}</span>` : nothing}
      ${over
        ? html`<b data-tip=${scene.say("board-points", { player: scene.names[seat], points: points(view, seat) })} data-clause="SR40">${points(view, seat)}</b>`
        : money === null && scene.phone
          ? nothing
          : html`<span class="silver" data-tip=${scene.say(money === null ? "board-silver-hidden" : "board-silver-of", { player: scene.names[seat], number: money ?? 0 })} data-clause="SR7">${icon("silver")}<b>${money ?? "?"}</b></span>`}
    </span>
  `;
}

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export function panel(scene, seat) {
  const { count, goods, crooks, shopkeepers, tokens, money } = scene.view.players[seat];
  const of = (/** @type {string} */ key, /** @type {number} */ number) => scene.say(key, { player: scene.names[seat], number });
  return html`
    <div class="sr-panel">
      <div class="line">
        <span data-tip=${of("board-has-goods", count)} data-clause="SR39"><svg viewBox="0 0 60 40" class="veil" aria-hidden="true"><use href="#sr-veil" width="60" height="40"></use></svg><b>${count}</b></span>
        ${scene.over ? html`<span data-tip=${of("board-silver-of", money)} data-clause="SR7">${icon("silver")}<b>${money}</b></span>` : nothing}
        ${crooks ? html`<span data-tip=${of("board-has-crooks", crooks)} data-clause="SR36">${icon("tile-crook")}<b>${crooks}</b></span>` : nothing}
        ${shopkeepers ? html`<span data-tip=${of("board-has-shopkeepers", shopkeepers)} data-clause="SR37">${icon("tile-shopkeeper")}<b>${shopkeepers}</b></span>` : nothing}
        ${tokens ? html`<span class="tokens" data-tip=${of("board-has-tokens", tokens)} data-clause="SR21">${Array.from({ length: tokens }, () => icon("token"))}</span>` : nothing}
        <span class="seize" data-choose="rob:${seat + 1} hand:${seat + 1}">${icon(scene.view.phase === "hand" ? "pawn" : "tile-thief")}</span>
      </div>
      ${goods && scene.over ? html`<div class="goods">${GOODS.map((good) => owned(scene, seat, good, goods[good]))}</div>` : nothing}
    </div>
  `;
}

/**
 * At the end the screens are taken away; who alone has most of a good is marked.
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} good
 * @param {number} number
 */
function owned(scene, seat, good, number) {
  const alone = most(scene.view, good) === seat;
  const tip = `${scene.say("board-owns", { player: scene.names[seat], good: goodName(scene, good), number })} ${alone ? scene.say("board-alone-most") : ""}`;
  return html`<span class=${alone ? "most" : ""} data-tip=${tip} data-clause="SR40">${icon(`good-${good}`)}<b>${number}</b></span>`;
}
