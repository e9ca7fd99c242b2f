/** Small things that every part of the board draws with. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("./board.js").Scene} Scene */

/** Pictures that hold many drawings side by side: how wide one is, and all of them together. */
const SHEETS = /** @type {Record<string, {file: string, size: number, names: string[]}>} */ ({
  goods: {
    file: new URL("goods.svg", import.meta.url).href,
    size: 48,
    names: ["ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery", "fakir"],
  },
  djinns: {
    file: new URL("djinns.svg", import.meta.url).href,
    size: 84,
    names: [
      ...["Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar"],
      ...["Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"],
    ],
  },
});

/**
 * One drawing out of a picture, as a drawing of its own.
 * @param {"goods" | "djinns"} sheet
 * @param {string} name
 */
export function picture(sheet, name) {
  const { file, size, names } = SHEETS[sheet];
  const at = size * names.indexOf(name);
  return html`<svg viewBox="${at} 0 ${size} ${size}" class="art" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><image href=${file} width=${size * names.length} height=${size}></image></svg>`;
}

/**
 * A piece of the sheet of symbols.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} [name] of its class
 */
export const use = (id, x, y, scale, name = "") =>
  svg`<use href="#ft-${id}" transform="translate(${round(x)} ${round(y)}) scale(${round3(scale)})" class=${name || nothing}></use>`;

/** @type {Record<string, [number, number]>} */
const BOXES = { meeple: [40, 46], camel: [62, 58], palm: [36, 42], palace: [40, 42], blue: [34, 36], red: [34, 36] };

/**
 * The same as a small drawing among words.
 * @param {string} id
 * @param {string} [name] of its class
 */
export function icon(id, name = "") {
  const [width, height] = BOXES[id.split("-")[0]] ?? [24, 24];
  return html`<svg viewBox="0 0 ${width} ${height}" class="bit ${name}" aria-hidden="true"><use href="#ft-${id}"></use></svg>`;
}

/**
 * Lies over a thing that shows figures and can be pressed: figures that are not part of its sentence stay outside.
 * @param {string[]} choices that meet there
 * @param {string} tip
 * @param {string} clause
 */
export const press = (choices, tip, clause) => html`
  <span class="press" data-do=${choices.length === 1 ? choices[0] : nothing} data-choose=${choices.length > 1 ? choices.join(" ") : nothing} data-tip=${tip} data-clause=${clause}></span>
`;

/** @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/** @param {number} n */
const round3 = (n) => Math.round(n * 1000) / 1000;

/**
 * The name of a kind of tile.
 * @param {Scene} scene
 * @param {string} kind
 */
export const kindName = (scene, kind) => scene.say(`kind-${kind}`);

/**
 * Words for so many meeples of a tribe.
 * @param {Scene} scene
 * @param {string} tribe
 * @param {number} count
 */
export const some = (scene, tribe, count) => `${count} ${scene.say(count === 1 ? `tribe-${tribe}` : `tribes-${tribe}`)}`;

/**
 * The key of a djinn's words.
 * @param {string} djinn
 */
export const keyOf = (djinn) => djinn.replace("'", "");
