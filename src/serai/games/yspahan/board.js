/** The board of Yspahan: draws a view, and marks what may be done in it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "./ask.js";
import { caravan } from "./caravan.js";
import { city } from "./city.js";
import { piles, tableau } from "./players.js";
import { tower } from "./tower.js";

export { about, clause, groups } from "./groups.js";
export { panel, score } from "./players.js";

/** @typedef {import("../../scene.js").Scene} Scene */

/** The sheet of symbols that everything is drawn from. */
const answer = await fetch(new URL("symbols.svg", import.meta.url));
const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;

/** @param {Scene} scene */
export const draw = (scene) => html`
  <div class="ys ${scene.beside ? "middle" : ""}">
    ${sheet}
    <div class="layout">
      ${ask(scene)} ${city(scene)} ${scene.beside ? nothing : html`${tower(scene)} ${caravan(scene)} ${tableau(scene)}`}
    </div>
  </div>
`;

/** @param {Scene} scene */
export const aside = (scene) => html`
  <div class="ys side">${tower(scene)} ${scene.phone ? tableau(scene) : nothing} ${caravan(scene)} ${scene.phone ? nothing : piles(scene)}</div>
`;
