/** Where everything lies in the sultanate: tiles, and the pieces on a tile. The draughtsman's part only. */

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {size: number}} Place
 */

export const COLUMNS = 6;
export const ROWS = 5;
export const TILE = 120; // its width
const GAP = 6;
const TALL = 140; // its height on a narrow screen
const RUG = 26; // the border of the carpet
const HEM = 5; // the same on a narrow screen
const LETTERS = "abcdef";

/** The pictures of the tiles, in their order in tiles.svg, with points and the colour of their value. */
export const KINDS = /** @type {Record<string, {picture: number, points: number, colour: "blue" | "red", clause: string}>} */ ({
  village: { picture: 0, points: 5, colour: "blue", clause: "FT40" },
  sacred6: { picture: 1, points: 6, colour: "blue", clause: "FT42" },
  sacred10: { picture: 2, points: 10, colour: "blue", clause: "FT42" },
  sacred12: { picture: 3, points: 12, colour: "blue", clause: "FT42" },
  sacred15: { picture: 4, points: 15, colour: "blue", clause: "FT42" },
  oasis: { picture: 5, points: 8, colour: "red", clause: "FT40" },
  small: { picture: 6, points: 6, colour: "red", clause: "FT41" },
  large: { picture: 7, points: 4, colour: "red", clause: "FT41" },
});

export const TRIBES = ["y", "w", "g", "b", "r"];

/** The clauses of what the tribes do. */
export const TRIBE_CLAUSES = /** @type {Record<string, string>} */ ({ y: "FT30", w: "FT31", g: "FT32", b: "FT33", r: "FT34" });

/** @param {boolean} phone */
export const border = (phone) => (phone ? HEM : RUG);

/** @param {boolean} phone */
export const tall = (phone) => (phone ? TALL : TILE);

/** @param {boolean} phone */
export const size = (phone) => ({
  width: COLUMNS * (TILE + GAP) - GAP + 2 * border(phone),
  height: ROWS * (tall(phone) + GAP) - GAP + 2 * border(phone),
});

/**
 * The corner of a tile.
 * @param {string} tile
 * @param {boolean} phone
 * @returns {Point}
 */
export function cornerOf(tile, phone) {
  const [column, row] = [LETTERS.indexOf(tile[0]), Number(tile[1]) - 1];
  return { x: border(phone) + column * (TILE + GAP), y: border(phone) + row * (tall(phone) + GAP) };
}

/**
 * @param {string} tile
 * @param {boolean} phone
 * @returns {Point}
 */
export function middleOf(tile, phone) {
  const { x, y } = cornerOf(tile, phone);
  return { x: x + TILE / 2, y: y + tall(phone) / 2 };
}

const STEPS = /** @type {Record<string, [number, number]>} */ ({ N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] });

/**
 * The next tile in a direction.
 * @param {string} tile
 * @param {string} direction
 */
export function next(tile, direction) {
  const [dx, dy] = STEPS[direction];
  return LETTERS[LETTERS.indexOf(tile[0]) + dx] + (Number(tile[1]) + dy);
}

/** @param {string} choice */
export const isTile = (choice) => /^[a-f][1-5]$/.test(choice);

/** @param {string} choice a tribe and a direction */
export const isDrop = (choice) => /^[ywgbr][NESW]$/.test(choice);

/** @param {boolean} phone */
export const chipSize = (phone) => (phone ? 54 : 39);

/**
 * The middle of one of several chips on a tile: in rows, and five on a narrow screen as on a die.
 * @param {number} i
 * @param {number} count
 * @param {boolean} phone
 * @returns {Point}
 */
export function chipAt(i, count, phone) {
  const [across, columns] = [chipSize(phone), phone ? 2 : 3];
  if (phone && count > 4) {
    const [right, down] = [[0, 0], [1, 0], [0.5, 0.5], [0, 1], [1, 1]][i];
    return { x: across / 2 + 1 + right * (TILE - across - 2), y: across / 2 + 1 + down * (TALL - across - 2) };
  }
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  const edge = (TILE - columns * across) / 2;
  return { x: TILE - edge - across * (inRow - (i % columns) - 0.5), y: across / 2 + 1 + row * (across - 3) };
}

/** How high a meeple is, as a part of its width; a row of them hides part of the one behind. */
export const HIGH = 1.15;
const SHOWN = 0.72;

/**
 * Where the meeples of a tile stand, those behind first; as large as there is room for.
 * @param {number} count
 * @param {boolean} camel is there, too, and takes the right side
 * @param {boolean} phone
 * @returns {Place[]}
 */
export function stand(count, camel, phone) {
  const [left, right] = [3, camel ? 62 : 117];
  const [top, bottom] = [phone ? 56 : 52, tall(phone) - 3];
  const fits = (/** @type {number} */ rows) => {
    const width = (right - left) / Math.ceil(count / rows);
    return Math.min(phone ? 48 : 40, width, (bottom - top) / HIGH / (1 + (rows - 1) * SHOWN));
  };
  const rows = [1, 2, 3, 4].reduce((best, n) => (n <= count && fits(n) > fits(best) + 0.5 ? n : best), 1);
  const width = fits(rows);
  const behind = Math.floor(count / rows);
  const sizes = Array.from({ length: rows }, (_, row) => (row < rows - (count % rows) ? behind : behind + 1));
  return sizes.flatMap((number, row) => {
    const start = (left + right - number * width) / 2;
    const y = bottom - width * HIGH * (1 + (rows - 1 - row) * SHOWN);
    return Array.from({ length: number }, (_, i) => ({ x: start + i * width, y, size: width }));
  });
}
