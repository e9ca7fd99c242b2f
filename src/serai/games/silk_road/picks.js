/** Things to choose from on the counter: tiles, people, goods. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { GOODS, glyph, goodName, icon } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./plan.js").Tile} Tile
 */

/** @param {Tile} tile */
export const face = (tile) => html`<svg viewBox="0 0 32 32" class="face" aria-hidden="true">${glyph(tile)}</svg>`;

/**
 * Those whom the pawn may go to, or the thief; whoever waits sees all others.
 * @param {Scene} scene
 * @param {"hand" | "rob"} what
 */
export const people = (scene, what) =>
  scene.view.players.map((/** @type {any} */ { count, tokens }, /** @type {number} */ seat) => {
    if (scene.legal.size ? !scene.legal.has(`${what}:${seat + 1}`) : seat === scene.turn) return nothing;
    const tip = scene.say(what === "rob" ? "board-has-goods" : "board-has-tokens", { player: scene.names[seat], number: what === "rob" ? count : tokens });
    return html`
      <span class="person" data-do="${what}:${seat + 1}" data-tip=${tip} data-clause=${what === "rob" ? "SR34" : "SR21"}>
        ${scene.token(seat)}<b>${scene.names[seat]}</b>
      </span>
    `;
  });

/**
 * All goods, to choose one of them.
 * @param {Scene} scene
 * @param {string} what "give", "get" or "name"
 * @param {(good: string) => unknown} note
 */
export const choice = (scene, what, note) =>
  GOODS.map(
    (good) => html`
      <span class="pick">
        <span data-do="${what}:${good}" data-tip=${goodName(scene, good)} data-clause=${what === "name" ? "SR35" : "SR33"}>
          ${icon(`good-${good}`)}<b>${goodName(scene, good)}</b>
        </span>
        ${note(good)}
      </span>
    `,
  );
