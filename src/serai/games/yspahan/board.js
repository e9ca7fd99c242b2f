/** The board of Yspahan: draws a view, and marks what may be done in it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { ask } from "./ask.js";
import { caravan } from "./caravan.js";
import { city } from "./city.js";
import { tableau } from "./players.js";
import { sheet } from "./symbols.js";
import { tower } from "./tower.js";

export { about, groups } from "./groups.js";
export { panel, score } from "./players.js";

/** @typedef {import("../../scene.js").Scene} Scene */

/** @param {Scene} scene */
export const draw = (scene) => html`
  <div class="ys">
    <svg class="sheet" aria-hidden="true">${guard([], () => sheet)}</svg>
    <div class="layout">${ask(scene)} ${city(scene)} ${tower(scene)} ${caravan(scene)} ${tableau(scene)}</div>
  </div>
`;
