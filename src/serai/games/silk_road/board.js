/** The board of Silk Road: draws a view, and marks what may be done in it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { counter } from "./counter.js";
import { map } from "./map.js";
import { screen, supplies } from "./screen.js";

export { about, clause, groups } from "./groups.js";
export { panel, score } from "./players.js";

/** @typedef {import("../../scene.js").Scene} Scene */

/** The sheet of symbols that everything is drawn from. */
const answer = await fetch(new URL("symbols.svg", import.meta.url));
const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;

/** @param {Scene} scene */
export const draw = (scene) => html`
  <div class="sr ${scene.beside ? "middle" : ""}">
    ${sheet}
    <div class="layout">
      ${counter(scene)} ${scene.phone || !scene.beside ? screen(scene) : nothing} ${map(scene)} ${scene.beside ? nothing : supplies(scene)}
    </div>
  </div>
`;

/** @param {Scene} scene */
export const aside = (scene) => html`<div class="sr side">${scene.phone ? nothing : screen(scene)} ${supplies(scene)}</div>`;
