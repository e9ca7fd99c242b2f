/** What never moves: the carpet, the tiles' pictures and values. Drawn once, few nodes for all tiles together. */

import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { border, COLUMNS, cornerOf, KINDS, ROWS, size, tall, TILE } from "./plan.js";
import { use } from "./shapes.js";

/** @typedef {import("./sultanate.js").Tile} Tile */

const PICTURES = new URL("tiles.svg", import.meta.url).href;
const [WIDE, HIGH] = [8 * TILE, 336]; // the whole picture; its lower half shows the night
const CORNER = 10;

/** The pictures are there when the board is drawn for the first time. */
export const ready = Object.assign(new Image(), { src: PICTURES }).decode().catch(() => {});

/**
 * @param {Tile[]} tiles
 * @param {boolean} phone
 */
export const ground = (tiles, phone) => svg`
  ${carpet(phone)} ${tiles.map((tile) => (tile.kind ? face(tile.tile, tile.kind, phone) : nothing))}
  <path d=${frames(tiles, phone, true)} class="corners"></path>
  <path d=${frames(tiles, phone, false)} class="frames"></path>
  ${tiles.map((tile) => (tile.kind ? value(tile.tile, tile.kind, phone) : nothing))}`;

/**
 * @param {string} tile
 * @param {string} kind
 * @param {boolean} phone
 */
function face(tile, kind, phone) {
  const { x, y } = cornerOf(tile, phone);
  const high = tall(phone);
  return svg`
    <svg x=${x} y=${y} width=${TILE} height=${high} viewBox="${KINDS[kind].picture * TILE} 0 ${TILE} ${high}">
      <image href=${PICTURES} width=${WIDE} height=${HIGH} class="faces"></image>
    </svg>`;
}

/**
 * What the tile is worth; blue and red differ in their outline.
 * @param {string} tile
 * @param {string} kind
 * @param {boolean} phone
 */
function value(tile, kind, phone) {
  const { x, y } = cornerOf(tile, phone);
  return use(`${KINDS[kind].colour}-${KINDS[kind].points}`, x, y, phone ? 1.5 : 1);
}

/**
 * The edges of all tiles as one shape; with their square corners, it is what lies between the two.
 * @param {Tile[]} tiles
 * @param {boolean} phone
 * @param {boolean} square
 */
function frames(tiles, phone, square) {
  const [inner, down] = [TILE - 2 * CORNER, tall(phone) - 2 * CORNER];
  const arc = (/** @type {string} */ to) => `a${CORNER} ${CORNER} 0 0 1 ${to}`;
  return tiles
    .map(({ tile }) => {
      const { x, y } = cornerOf(tile, phone);
      const outer = square ? `M${x} ${y}h${TILE}v${tall(phone)}h${-TILE}z` : "";
      return `${outer}M${x + CORNER} ${y}h${inner}${arc("10 10")}v${down}${arc("-10 10")}h${-inner}${arc("-10 -10")}v${-down}${arc("10 -10")}z`;
    })
    .join("");
}

/**
 * The carpet that the tiles lie on, with the names of columns and rows in its border.
 * @param {boolean} phone
 */
function carpet(phone) {
  const { width, height } = size(phone);
  if (phone) return svg`<rect width=${width} height=${height} rx="12" class="field"></rect>`;
  const edge = border(phone);
  const [across, down] = [width - 2 * edge, height - 2 * edge];
  return svg`
    <rect x="1" y="1" width=${width - 2} height=${height - 2} rx="14" class="rug"></rect>
    <path d="M${edge} 6h${across}v14h${-across}zM${edge} ${height - 20}h${across}v14h${-across}z" fill="url(#ft-rug)" class="woven"></path>
    <path d="M6 ${edge}h14v${down}h-14zM${width - 20} ${edge}h14v${down}h-14z" fill="url(#ft-rug-down)" class="woven"></path>
    <rect x="21.5" y="21.5" width=${width - 43} height=${height - 43} rx="12" class="field"></rect>
    ${Array.from({ length: COLUMNS }, (_, i) => name("abcdef"[i], cornerOf(`${"abcdef"[i]}1`, false).x + TILE / 2, 13))}
    ${Array.from({ length: ROWS }, (_, i) => name(String(i + 1), 13, cornerOf(`a${i + 1}`, false).y + TILE / 2))}`;
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 */
const name = (text, x, y) => svg`<circle cx=${x} cy=${y} r="10" class="knot"></circle><text x=${x} y=${y + 5} class="name">${text}</text>`;
