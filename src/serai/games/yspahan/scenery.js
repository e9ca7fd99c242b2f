/** The ground that the city stands on: wall, gardens, souks and road bed. It never changes. */

import { svg } from "../../vendor/lit-html/lit-html.js";
import { ARMS, BACK_TO_FRONT, HEIGHT, INSIDE, MEDALLIONS, MIDDLE, SOUKS, UNIT, WALL, WIDTH, shopAt } from "./plan.js";
import { round, star, use } from "./shapes.js";

/** @typedef {import("./plan.js").Point} Point */

const [LEFT, TOP, RIGHT, BOTTOM] = INSIDE;
const BED = 0.53 * UNIT; // half of the road's width

// ---- The wall, whose hundred stones count the points ----

const LONG = 29; // stones between two corner towers
const HIGH = 19;
const CORNERS = [0, LONG + 1, LONG + HIGH + 2, 2 * LONG + HIGH + 3];
const STONES = 2 * (LONG + HIGH) + 4;

/**
 * The stone of a score, clockwise from the tower in the north-west.
 * @param {number} points
 * @returns {{x: number, y: number, width: number, height: number}}
 */
export function stone(points) {
  const n = points % STONES;
  const [wide, high] = [(RIGHT - LEFT) / LONG, (BOTTOM - TOP) / HIGH];
  const side = CORNERS.findLastIndex((corner) => corner <= n);
  const i = n - CORNERS[side] - 1; // -1 is the tower itself
  const x = [LEFT + i * wide, RIGHT, RIGHT - (i + 1) * wide, LEFT - WALL][side];
  const y = [TOP - WALL, TOP + i * high, BOTTOM, BOTTOM - (i + 1) * high][side];
  if (i < 0)
    return { x: side % 3 ? RIGHT : LEFT - WALL, y: side < 2 ? TOP - WALL : BOTTOM, width: WALL, height: WALL };
  return side % 2 ? { x, y, width: WALL, height: high } : { x, y, width: wide, height: WALL };
}

const BRICKS = Array.from({ length: STONES }, (_, n) => n).filter((n) => !CORNERS.includes(n));

/**
 * The outline of a rectangle with round corners, to be joined with others: a browser is quicker with few shapes.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
function slab(x, y, width, height, radius) {
  const [across, down, r] = [width - 2 * radius, height - 2 * radius, radius].map(round);
  return `M${round(x + radius)} ${round(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** @param {number} n */
const kindOf = (n) => (n % 10 === 0 ? "ten" : n % 5 === 0 ? "five" : "");

/**
 * The bricks of a kind between the towers: plain ones have a dot, the others a number.
 * @param {string} kind
 */
function bricks(kind) {
  const stones = BRICKS.filter((n) => kindOf(n) === kind).map((n) => ({ n, ...stone(n) }));
  const outlines = stones.map(({ x, y, width, height }) => slab(x + 1.3, y + 2, width - 2.6, height - 4, 4));
  const middles = stones.map(({ n, x, y, width, height }) => ({ n, cx: round(x + width / 2), cy: round(y + height / 2) }));
  return svg`
    <path d=${outlines.join("")} class="stone ${kind}"></path>
    ${
      kind
        ? middles.map(({ n, cx, cy }) => svg`<text x=${cx} y=${cy + 5.4} class="count ${kind}">${n}</text>`)
        : svg`<path d=${middles.map(({ cx, cy }) => `M${cx} ${cy}h0`).join("")} class="dots"></path>`
    }`;
}

/** @param {number} n */
function tower(n) {
  const { x, y, width } = stone(n);
  const [cx, cy] = [round(x + width / 2), round(y + width / 2)];
  return svg`
    <circle cx=${cx} cy=${cy} r="16.8" class="turret"></circle>
    <polygon points=${star(cx, cy, 14.8)} class="glaze"></polygon>
    <circle cx=${cx} cy=${cy} r="10.2" class="ten stone"></circle>
    <text x=${cx} y=${cy + 5.4} class="count ten">${n}</text>`;
}

const ground = svg`
  <rect x=${LEFT} y=${TOP} width=${RIGHT - LEFT} height=${BOTTOM - TOP} rx="7" class="earth"></rect>
  <rect x=${LEFT + 2.2} y=${TOP + 2.2} width=${RIGHT - LEFT - 4.4} height=${BOTTOM - TOP - 4.4} rx="6" class="tiles"></rect>`;

/** The wall around the city, with its stones and towers. */
export const wall = svg`
  <rect x="1" y="1" width=${WIDTH - 2} height=${HEIGHT - 2} rx="16" class="wall"></rect>
  ${["", "five", "ten"].map(bricks)} ${CORNERS.map(tower)}`;

// ---- Neighbourhoods ----

/** @type {Record<string, [number, number, number, number]>} left, top, right and bottom of each */
const QUARTERS = {
  chest: [LEFT + 7, TOP + 7, MIDDLE[0] - 29, MIDDLE[1] - 29],
  vase: [MIDDLE[0] + 29, TOP + 7, RIGHT - 7, MIDDLE[1] - 29],
  sack: [LEFT + 7, MIDDLE[1] + 29, MIDDLE[0] - 29, BOTTOM - 7],
  barrel: [MIDDLE[0] + 29, MIDDLE[1] + 29, RIGHT - 7, BOTTOM - 7],
};

const quarters = Object.entries(QUARTERS).map(
  ([name, [x, y, right, bottom]]) => svg`
    <rect x=${x} y=${y} width=${right - x} height=${bottom - y} rx="20" class="quarter ${name}"></rect>
    <rect x=${x} y=${y} width=${right - x} height=${bottom - y} rx="20" fill="url(#ys-lattice)"></rect>`,
);

/** The outline of the road, arm by arm around the crossing. */
function roadOutline() {
  const [x, y] = MIDDLE;
  const reach = (/** @type {string} */ arm) => (ARMS[arm].length + 0.62) * UNIT;
  return `M${x - reach("W")} ${y - BED}H${x - BED}V${y - reach("N")}H${x + BED}V${y - BED}H${x + reach("E")}V${y + BED}H${x + BED}V${y + reach("S")}H${x - BED}V${y + BED}H${x - reach("W")}Z`;
}

/** A gate at the end of each arm. */
const gates = Object.entries({ N: 0, E: 90, S: 180, W: -90 }).map(([arm, turn]) => {
  const { dx, dy, length } = ARMS[arm];
  const far = (length + 0.83) * UNIT;
  return svg`
    <g transform="translate(${round(MIDDLE[0] + dx * far)} ${round(MIDDLE[1] + dy * far)}) rotate(${turn})">
      <path d="M-31 12V-12H-20V-17H20V-12H31V12Z" class="gate"></path>
      <path d="M-20 12V-17H20V12Z" class="portal"></path>
      <path d="M-13 12V2C-13-6-3-7 0-13C3-7 13-6 13 2V12Z" class="wing"></path>
      <path d="M0-10V12" class="slit"></path>
    </g>`;
});

const road = svg`<path d=${roadOutline()} class="channel"></path><path d=${roadOutline()} class="bed"></path>${gates}`;

// ---- Souks: the ground that joins their shops ----

/** @type {Record<string, Point>} from a lone shop to the middle of the square of shops there */
const TOWARDS = { "^": [0, -84], "<": [-74.4, 0] };

/**
 * The ground of a souk, grown by some units.
 * @param {string} name
 * @param {number} grow
 * @param {string} layer
 */
function rug(name, grow, layer) {
  const { shops, tile, links, fill } = SOUKS[name];
  const at = (/** @type {string} */ n) => shops[Number(n) - 1];
  /** @param {boolean} alone whether the shop lies outside the square of the others */
  const joined = (alone) => {
    const ways = links.filter(([, b]) => b in TOWARDS === alone).map(([a, b]) => {
      const [[x, y], [dx, dy]] = [at(a), TOWARDS[b] ?? [0, 0]];
      const end = alone ? [x + dx, y + dy] : at(b);
      return `M${x} ${y + 2.4}L${end[0]} ${end[1] + 2.4}`;
    });
    const width = (alone ? 0.86 : 0.72) * UNIT + 2 * grow;
    return ways.length ? svg`<path d=${ways.join("")} stroke-width=${round(width)}></path>` : "";
  };
  const grounds = shops.map(([x, y]) => slab(x - 27.6 - grow, y - 26.6 - grow, 55.2 + 2 * grow, 56.6 + 2 * grow, 12.5 + grow));
  const lone = ["barrel.white", "vase.blue"].includes(name); // their tile lies outside
  return svg`
    <g class=${layer}>
      ${fill ? svg`<path d="M${[...fill].map((n) => `${at(n)[0]} ${at(n)[1] + 2.4}`).join("L")}Z" class="filled"></path>` : ""}
      ${joined(false)} ${joined(true)} <path d=${grounds.join("")} class="filled"></path>
      ${lone ? svg`<path d="M${tile[0] - 38} ${tile[1]}H${tile[0]}" stroke-width=${round(31.7 + 2 * grow)} stroke-linecap="round"></path>` : ""}
    </g>`;
}

const souks = Object.keys(SOUKS).map(
  (name) => svg`
    <g class="souk ${name.split(".")[1]}">
      ${rug(name, 1.7, "edge")}${rug(name, 0, "rug")}${rug(name, -2.4, "edge thin")}${rug(name, -3.5, "rug")}${rug(name, -3.5, "weave")}
    </g>`,
);

const HOUSE = [54.2, 62];

/** @param {string} shop */
function house(shop) {
  const [x, y] = shopAt(shop);
  const [wide, high] = HOUSE;
  const [, colour, number] = shop.split(".");
  const kind = "abcd"[(Number(number) * 3 + colour.length) % 4];
  return svg`<g class="souk ${colour}">${use(`house-${kind}`, x - wide / 2, y - high / 2, wide, high)}</g>`;
}

const houses = BACK_TO_FRONT.map(house);

// ---- Gardens ----

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
const pool = (x, y, radius) => svg`
  <polygon points=${star(x, y, radius * 1.28)} class="basin"></polygon>
  <polygon points=${star(x, y, radius)} fill="url(#ys-water)"></polygon>
  <polygon points=${star(x, y, radius * 0.62)} class="ripple"></polygon>`;

/**
 * Flower beds in rows, between them water.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} across
 * @param {number} down
 */
function garden(x, y, width, height, across, down) {
  const [gap, margin] = [6, 4];
  const wide = (width - 2 * margin - (across - 1) * gap) / across;
  const high = (height - 2 * margin - (down - 1) * gap) / down;
  const beds = Array.from({ length: across * down }, (_, n) => {
    const [i, j] = [n % across, Math.floor(n / across)];
    const [left, top] = [round(x + margin + i * (wide + gap)), round(y + margin + j * (high + gap))];
    return svg`
      <rect x=${left} y=${top} width=${round(wide)} height=${round(high)} rx="5" class="hedge"></rect>
      <rect x=${left + 4} y=${top + 4} width=${round(wide - 8)} height=${round(high - 8)} rx="3" fill="url(#ys-flow${(i + j) % 2 ? 2 : ""})"></rect>`;
  });
  const [cx, cy] = [round(x + width / 2), round(y + height / 2)];
  return svg`
    <rect x=${x} y=${y} width=${width} height=${height} rx="7" class="paths"></rect>${beds}
    ${across === 2 ? svg`<path d="M${cx} ${y + 5}V${y + height - 5}M${x + 5} ${cy}H${x + width - 5}" class="rill"></path>${pool(cx, cy, 11.5)}` : ""}`;
}

const gardens = [
  garden(44, 43, 113, 120, 2, 2),
  garden(277, 43, 91, 120, 2, 2),
  garden(844, 43, 84, 120, 2, 2),
  garden(172, 543, 94, 95, 2, 2),
  garden(383, 604, 139, 35, 3, 1),
  garden(894, 310, 34, 212, 1, 4),
  garden(44, 310, 49, 139, 1, 3),
  pool(778, 482, 14.4),
];

/** @type {[string, number, number, number][]} kind, centre and width of each tree, from the north to the south */
const TREES = [
  ...[58, 143, 290, 355, 857, 914].map((x) => /** @type {[string, number, number, number]} */ (["cypress", x, 60, 14])),
  ["tree", 614, 57.6, 22], ["tree", 657.6, 62.4, 29], ["tree", 703, 64.8, 24],
  ...[58, 143, 290, 355, 857, 914].map((x) => /** @type {[string, number, number, number]} */ (["cypress", x, 125, 14])),
  ["palm", 68.6, 324, 35], ["palm", 911, 326, 35],
  ["cypress", 357.6, 369.6, 13], ["palm", 68.6, 369.6, 35], ["palm", 911, 379, 35],
  ["tree", 432, 394.6, 30], ["cypress", 391, 400.8, 13], ["palm", 68.6, 415, 35], ["palm", 911, 432, 35],
  ["tree", 655, 464.6, 21], ["cypress", 811, 480, 14], ["cypress", 746, 480, 14], ["palm", 911, 484, 35],
  ["tree", 216, 487, 32], ["tree", 319, 487, 30], ["cypress", 185, 494.4, 13], ["cypress", 357.6, 496.8, 14],
  ["cypress", 185, 559, 13], ["cypress", 253, 559, 13], ["cypress", 811, 609.6, 14],
  ["cypress", 185, 614.4, 13], ["cypress", 253, 614.4, 13],
  ["tree", 763, 616.8, 24], ["tree", 403, 616.8, 24], ["tree", 452, 616.8, 24], ["tree", 501.6, 616.8, 24],
];
/** @type {Record<string, number>} height by width */
const TALL = { cypress: 80 / 30, tree: 64 / 60, palm: 80 / 64 };
const trees = TREES.map(([kind, x, y, width]) =>
  use(kind, x - width / 2, y - (width * TALL[kind]) / 2, width, width * TALL[kind]),
);

/**
 * The medallion of a neighbourhood, with its name on a ribbon.
 * @param {string} name
 * @param {string} words
 */
export function medallion(name, words) {
  const [x, y] = MEDALLIONS[name];
  return svg`
    <g class="medallion ${name}">
      <polygon points=${star(x + 1, y + 4, 44.5)} class="cast"></polygon>
      <polygon points=${star(x, y, 44)} class="frame"></polygon>
      <polygon points=${star(x, y, 40)} class="field"></polygon>
      <circle cx=${x} cy=${y} r="30" class="ring"></circle>
      <circle cx=${x} cy=${y} r="26.5" class="disc"></circle>
      ${use(`good-${name}`, x - 20, y - 22, 40)}
      <path d="M${x - 46} ${y + 23}h92l-6 10.5l6 10.5h-92l6-10.5z" class="ribbon"></path>
      <text x=${x} y=${y + 40}>${words}</text>
    </g>`;
}

/** All within the wall. */
export const scenery = [ground, quarters, road, souks, gardens, trees, houses];
