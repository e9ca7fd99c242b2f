/** The drawings that games bring with them. */

import { html } from "./vendor/lit-html/lit-html.js";

/**
 * The address of a file that a game brings.
 * @param {string} game
 * @param {string} name
 */
export const brought = (game, name) => new URL(`./games/${game}/${name}`, import.meta.url).href;

/**
 * A small sign that tells games apart in lists; the title always stands beside it.
 * @param {string} game
 */
export const badge = (game) =>
  html`<img class="badge" src=${brought(game, "badge.svg")} alt="" width="40" height="40" />`;
