/** The board of Five Tribes: draws a view, and marks what may be done in it. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { ask } from "./ask.js";
import { ready } from "./ground.js";
import { djinns, market } from "./market.js";
import { screen } from "./players.js";
import { sultanate } from "./sultanate.js";
import { track } from "./track.js";

export { about, clause, groups } from "./groups.js";
export { panel, score } from "./players.js";

/** @typedef {import("../../scene.js").Scene} Scene */

/** The sheet of symbols that all pieces are drawn from. */
const answer = await fetch(new URL("symbols.svg", import.meta.url));
const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
await ready;

/** @param {Scene} scene */
export const draw = (scene) => html`
  <div class="ft ${scene.beside ? "middle" : ""}">
    ${sheet} ${ask(scene)} ${track(scene)} ${sultanate(scene)} ${scene.beside ? nothing : aside(scene)}
  </div>
`;

/** @param {Scene} scene */
export const aside = (scene) => html`<div class="ft side">${screen(scene)} ${djinns(scene)} ${market(scene)}</div>`;
