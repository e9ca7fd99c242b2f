/** Small things that every part of the board draws with: symbols, goods, tiles. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./plan.js").Tile} Tile
 */

export const GOODS = ["ivory", "silk", "fruit", "jewels", "spices"];

/**
 * A symbol of the sheet.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} [height]
 */
export const use = (id, x, y, width, height = width) =>
  svg`<use href="#sr-${id}" x=${round(x)} y=${round(y)} width=${round(width)} height=${round(height)}></use>`;

/** @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/**
 * A symbol by itself.
 * @param {string} id
 * @param {string} [name] of its class
 */
export const icon = (id, name = "") => html`<svg viewBox="0 0 48 48" class=${name || nothing} aria-hidden="true">${use(id, 0, 0, 48)}</svg>`;

/** @param {string} kind "buy-silk", "barter3", "thief" */
export const family = (kind) => (/^(buy|sell|barter|free)/.exec(kind)?.[0] ?? kind);

/**
 * What a tile shows.
 * @param {Tile} tile
 * @param {number} x
 * @param {number} y
 * @param {number} unit a tile is 32 of them wide and high
 * @param {"good" | "mini"} size of the goods on it: the small ones are simpler
 */
export function glyph({ kind, give = [], get = [] }, x = 0, y = 0, unit = 1, size = "good") {
  const at = (/** @type {string} */ id, /** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ wide) =>
    use(id, x + dx * unit, y + dy * unit, wide * unit);
  const [deal, good] = kind.split("-");
  if (good) return svg`${at(`${size}-${good}`, 1.5, 1, 25)}${deal === "buy" ? at("plus", 17.5, 17.5, 14) : at("silver", 16, 16, 16)}`;
  if (!give.length) return at(`tile-${kind}`, 1, 1, 30);
  const high = Math.min(16, 33 / Math.max(give.length, get.length));
  const column = (/** @type {string[]} */ goods, /** @type {number} */ dx) =>
    goods.map((each, i) => at(`${size}-${each}`, dx, 16 + (i - goods.length / 2) * high, high));
  return svg`${column(give, -0.6)}${at("for", 13.8, 12, 8)}${column(get, 32.6 - high)}`;
}

/**
 * @param {Scene} scene
 * @param {string} name
 */
export const cityName = (scene, name) => scene.say(`city-${name.replace("'", "")}`);

/**
 * @param {Scene} scene
 * @param {string} good
 */
export const goodName = (scene, good) => scene.say(`good-${good}`);

/**
 * The name of a tile as it stands on it.
 * @param {Scene} scene
 * @param {string} kind
 */
export const tileTitle = (scene, kind) => scene.say(family(kind) === "barter" ? "board-title-barter" : `tile-${kind}`);

/**
 * A tile in words; a barter with its goods.
 * @param {Scene} scene
 * @param {Tile} tile
 */
export function tileName(scene, { kind, give = [], get = [] }) {
  const list = (/** @type {string[]} */ goods) => goods.map((good) => goodName(scene, good)).join(", ");
  return give.length ? scene.say("board-barter-of", { give: list(give), get: list(get) }) : tileTitle(scene, kind);
}

/**
 * The same with what it is good for.
 * @param {Scene} scene
 * @param {Tile} tile
 */
export const tileWords = (scene, tile) => `${tileName(scene, tile)}. ${scene.say(`board-what-${family(tile.kind)}`)}`;

/** The rule of each kind of tile. */
export const CLAUSES = /** @type {Record<string, string>} */ ({
  ...{ sell: "SR30", buy: "SR31", barter: "SR32", free: "SR33", thief: "SR34" },
  ...{ vizier: "SR35", crook: "SR36", shopkeeper: "SR37" },
});
