/** Bidding for the lead: what everybody has said so far, and what one may say. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

const SINGLE = 10; // bids that lie open; higher ones are in a menu, ten by ten

/** @param {Scene} scene */
export function bidding(scene) {
  const { players, pawn } = scene.view;
  const said = bids(scene);
  const order = players.map((/** @type {unknown} */ _, /** @type {number} */ i) => (pawn + 1 + i) % players.length);
  return html`
    <span class="row">
      ${order.map((/** @type {number} */ seat) => {
        const bid = said.get(seat);
        const words = seat === pawn ? "board-leads" : bid === undefined ? "board-thinks" : bid ? "board-has-bid" : "board-has-passed";
        return html`<span class="bidder ${bid && scene.view.bid?.silver === bid ? "best" : ""}" data-tip=${scene.say(words, { player: scene.names[seat], silver: bid ?? 0 })} data-clause="SR10">
          ${scene.token(seat)}<b>${seat === pawn ? icon("pawn", "pawn") : bid === undefined ? "…" : bid || "–"}</b>
        </span>`;
      })}
    </span>
    ${offers(scene)}
  `;
}

/**
 * What has been bid in this round, by seat; 0 for a pass.
 * @param {Scene} scene
 * @returns {Map<number, number>}
 */
function bids(scene) {
  const said = new Map();
  for (const { kind, by, do: what } of scene.last) {
    if (kind !== "play") continue;
    const found = /^(pass|bid:(\d+))$/.exec(what);
    if (!found || by === null || said.has(by)) break;
    said.set(by, Number(found[2] ?? 0));
  }
  return said;
}

/** @param {Scene} scene */
function offers(scene) {
  const open = [...scene.legal.keys()].filter((choice) => choice.startsWith("bid:"));
  const high = open.slice(SINGLE);
  const tens = Array.from({ length: Math.ceil(high.length / SINGLE) }, (_, i) => high.slice(i * SINGLE, (i + 1) * SINGLE));
  return html`
    <span class="ladder">
      ${open.slice(0, SINGLE).map((choice) => html`<span class="step" data-do=${choice} data-tip=${scene.legal.get(choice)?.say ?? ""} data-clause="SR10"><b>${choice.slice(4)}</b>${icon("silver")}</span>`)}
      ${tens.map((some) => html`<span class="step wide" data-choose=${some.join(" ")} data-tip=${scene.say("board-more-bids", { from: some[0].slice(4), to: some[some.length - 1].slice(4) })}><b>${some[0].slice(4)}–${some[some.length - 1].slice(4)}</b>${icon("silver")}</span>`)}
    </span>
    ${scene.legal.has("pass") ? html`<span class="answer" data-do="pass" data-clause="SR10">${scene.say("board-pass")}</span>` : nothing}
  `;
}

/**
 * The leader's answer to the highest bid.
 * @param {Scene} scene
 */
export const answers = (scene) =>
  ["accept", "keep"].map((choice) =>
    scene.legal.has(choice)
      ? html`<span class="answer large" data-do=${choice} data-clause="SR11">${choice === "keep" ? icon("pawn", "pawn") : icon("silver")}<span>${scene.say(`board-${choice}`, { silver: scene.view.bid.silver })}</span></span>`
      : nothing,
  );
