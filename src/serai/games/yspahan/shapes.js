/** Small things that every part of the board draws with. */

import { nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("./board.js").Scene} Scene */

/**
 * The points of an eight-pointed star.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} [depth] of the inner corners, as a part of the radius
 */
export function star(x, y, radius, depth = 0.765) {
  const points = [];
  for (let i = 0; i < 16; i++) {
    const angle = (Math.PI / 8) * i - Math.PI / 2;
    const r = i % 2 ? radius * depth : radius;
    points.push(`${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`);
  }
  return points.join(" ");
}

/**
 * A symbol of the sheet.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} [height]
 * @param {string} [name] of its class
 */
export const use = (id, x, y, width, height = width, name = "") =>
  svg`<use href="#ys-${id}" x=${round(x)} y=${round(y)} width=${round(width)} height=${round(height)} class=${name || nothing}></use>`;

/**
 * A player's cube, with the player's shape on it.
 * @param {number} seat
 * @param {number} x of its centre
 * @param {number} y
 * @param {number} size
 */
export const cube = (seat, x, y, size) => use(`cube-${seat}`, x - size / 2, y - size / 2, size, size, `p${seat}`);

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * A die; a yellow one wears a rim and carries diamonds for pips, so that it is known without its colour.
 * @param {number} x of its centre
 * @param {number} y
 * @param {number} size
 * @param {number} value
 * @param {boolean} [yellow]
 */
export const die = (x, y, size, value, yellow = false) => svg`
  <g class=${yellow ? "die yellow" : "die"} transform="translate(${round(x)} ${round(y)})">
    <rect x=${-size / 2 + 0.6} y=${-size / 2 + 2} width=${size} height=${size} rx=${size * 0.2} class="under"></rect>
    <rect x=${-size / 2} y=${-size / 2} width=${size} height=${size} rx=${size * 0.2} class="face"></rect>
    ${yellow ? svg`<rect x=${-size / 2 + 2} y=${-size / 2 + 2} width=${size - 4} height=${size - 4} rx=${size * 0.12} class="rim"></rect>` : nothing}
    ${(PIPS[value] ?? []).map(([dx, dy]) => pip(dx * size * 0.26, dy * size * 0.26, size * 0.1, yellow))}
  </g>`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {boolean} yellow
 */
function pip(x, y, r, yellow) {
  const [cx, cy, d] = [round(x), round(y), round(r * 1.35)];
  return yellow
    ? svg`<path d="M${cx} ${cy - d}l${d} ${d}l${-d} ${d}l${-d} ${-d}z"></path>`
    : svg`<circle cx=${cx} cy=${cy} r=${round(r)}></circle>`;
}

/** @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/**
 * The name of a souk, and of a shop in it.
 * @param {Scene} scene
 * @param {string} souk
 */
export const soukName = (scene, souk) => scene.say(`souk-${souk.replace(".", "-")}`);

/**
 * @param {Scene} scene
 * @param {string} shop
 */
export function shopName(scene, shop) {
  const [neighbourhood, colour, number] = shop.split(".");
  return scene.say("board-shop", { souk: soukName(scene, `${neighbourhood}.${colour}`), shop: Number(number) });
}

/**
 * Every shop by its name, with the seat whose cube lies there, or null.
 * @param {any} view
 * @returns {Map<string, number | null>}
 */
export function cubes(view) {
  const all = new Map();
  for (const { name, owner, cubes } of view.souks)
    cubes.forEach((/** @type {number} */ full, /** @type {number} */ i) => all.set(`${name}.${i + 1}`, full ? owner : null));
  return all;
}
