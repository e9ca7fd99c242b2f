/** Where everything lies in the city. The draughtsman's part only: what lies where counts in the game's own tables. */

/** @typedef {[number, number]} Point */

export const WIDTH = 969.6;
export const HEIGHT = 681.6;
export const UNIT = 48; // one square of the road
export const MIDDLE = /** @type {Point} */ ([556.8, 268.8]); // the crossing

/** The inside of the wall: left, top, right, bottom. */
export const INSIDE = [28.8, 28.8, 940.8, 652.8];
export const WALL = 28.8; // its thickness

/**
 * Souks: centres of their shops in order, of the value's tile; which shops the ground joins ("12" joins shops
 * 1 and 2, a direction behind a shop joins it to the middle of the square of shops there), and which it fills.
 * @type {Record<string, {shops: Point[], tile: Point, links: string[], fill?: string}>}
 */
export const SOUKS = {
  "sack.white": {
    shops: [[498.2, 331.2], [496.8, 391.2], [412.8, 331.2]],
    tile: [456, 334.6],
    links: ["12", "13"],
  },
  "sack.blue": {
    shops: [[496.8, 465.6], [496.8, 559.2], [410.4, 559.2], [410.4, 465.6]],
    tile: [453.6, 513.6],
    links: ["12", "23", "34", "41"],
    fill: "1234",
  },
  "sack.yellow": {
    shops: [[316.8, 331.2], [220.8, 331.2], [316.8, 415.2], [268.8, 499.2], [220.8, 415.2]],
    tile: [268.8, 400.8],
    links: ["12", "13", "25", "35", "4^"],
    fill: "1352",
  },
  "sack.pink": {
    shops: [[129.6, 331.2], [129.6, 415.2], [129.6, 499.2], [129.6, 585.6], [67.2, 585.6], [67.2, 499.2]],
    tile: [98.4, 543.4],
    links: ["12", "23", "34", "45", "56", "63"],
    fill: "3456",
  },
  "barrel.white": {
    shops: [[615.4, 331.2], [669.1, 331.2]],
    tile: [704.6, 334.6],
    links: ["12"],
  },
  "barrel.blue": {
    shops: [[616.8, 415.2], [700.8, 415.2], [784.8, 415.2]],
    tile: [658.6, 418.6],
    links: ["12", "23"],
  },
  "barrel.yellow": {
    shops: [[752.6, 331.2], [854.4, 331.2], [854.4, 415.2], [854.4, 499.2]],
    tile: [803.5, 334.6],
    links: ["12", "23", "34"],
  },
  "barrel.pink": {
    shops: [[616.8, 511.2], [616.8, 602.4], [700.8, 511.2], [775.2, 556.8], [700.8, 602.4]],
    tile: [658.6, 557.8],
    links: ["12", "13", "25", "35", "4<"],
    fill: "1352",
  },
  "chest.blue": {
    shops: [[451.2, 207.8], [364.8, 207.8]],
    tile: [408, 211.2],
    links: ["12"],
  },
  "chest.yellow": {
    shops: [[268.8, 207.8], [172.8, 207.8], [76.8, 207.8]],
    tile: [220.8, 211.2],
    links: ["12", "23"],
  },
  "chest.pink": {
    shops: [[496.8, 147.8], [496.8, 69.6], [410.4, 69.6], [410.4, 147.8]],
    tile: [453.6, 110.4],
    links: ["12", "23", "34", "41"],
    fill: "1234",
  },
  "vase.blue": {
    shops: [[615.4, 207.8]],
    tile: [655.2, 211.2],
    links: [],
  },
  "vase.yellow": {
    shops: [[616.8, 122.4], [700.8, 122.4]],
    tile: [658.6, 125.8],
    links: ["12"],
  },
  "vase.orange": {
    shops: [[700.8, 207.8], [796.8, 207.8], [892.8, 207.8]],
    tile: [748.8, 211.2],
    links: ["12", "23"],
  },
};

/** @type {Record<string, Point>} the medallions that name the neighbourhoods */
export const MEDALLIONS = {
  chest: [216, 98.4],
  vase: [789.6, 98.4],
  sack: [319.2, 585.6],
  barrel: [871.2, 591.4],
};

/** The arms of the road: their length, and the direction in which they leave the crossing. */
export const ARMS = /** @type {Record<string, {length: number, dx: number, dy: number}>} */ ({
  W: { length: 10, dx: -1, dy: 0 },
  E: { length: 7, dx: 1, dy: 0 },
  N: { length: 4, dx: 0, dy: -1 },
  S: { length: 7, dx: 0, dy: 1 },
});

/** @type {Record<string, string[]>} the shops beside each square of the road */
export const BESIDE = {
  C: [],
  W1: ["sack.white.1"],
  W2: ["chest.blue.1"],
  W3: ["sack.white.3"],
  W4: ["chest.blue.2"],
  W5: ["sack.yellow.1"],
  W6: ["chest.yellow.1"],
  W7: ["sack.yellow.2"],
  W8: ["chest.yellow.2"],
  W9: ["sack.pink.1"],
  W10: ["chest.yellow.3"],
  E1: ["barrel.white.1", "vase.blue.1"],
  E2: ["barrel.white.2"],
  E3: ["vase.orange.1"],
  E4: ["barrel.yellow.1"],
  E5: ["vase.orange.2"],
  E6: ["barrel.yellow.2"],
  E7: ["vase.orange.3"],
  N1: ["vase.blue.1"],
  N2: ["chest.pink.1"],
  N3: ["vase.yellow.1"],
  N4: ["chest.pink.2"],
  S1: ["sack.white.1", "barrel.white.1"],
  S2: ["sack.white.2"],
  S3: ["barrel.blue.1"],
  S4: ["sack.blue.1"],
  S5: ["barrel.pink.1"],
  S6: ["sack.blue.2"],
  S7: ["barrel.pink.2"],
};

export const SQUARES = Object.keys(BESIDE);

/**
 * The centre of a square of the road.
 * @param {string} square
 * @returns {Point}
 */
export function squareAt(square) {
  const arm = ARMS[square[0]] ?? { dx: 0, dy: 0 };
  const steps = UNIT * Number(square.slice(1));
  return [MIDDLE[0] + arm.dx * steps, MIDDLE[1] + arm.dy * steps];
}

/**
 * The centre of a shop.
 * @param {string} shop
 * @returns {Point}
 */
export function shopAt(shop) {
  const [neighbourhood, colour, number] = shop.split(".");
  return SOUKS[`${neighbourhood}.${colour}`].shops[Number(number) - 1];
}

/** All shops, those in the north first. */
export const BACK_TO_FRONT = Object.entries(SOUKS)
  .flatMap(([souk, { shops }]) => shops.map((_, i) => `${souk}.${i + 1}`))
  .sort((a, b) => shopAt(a)[1] - shopAt(b)[1]);

/**
 * The Supervisor's way from one square to another, by the crossing if they lie on two arms.
 * @param {string} from
 * @param {string} to
 * @returns {Point[]}
 */
export function way(from, to) {
  const ends = [squareAt(from), squareAt(to)];
  return from[0] === to[0] ? ends : [ends[0], MIDDLE, ends[1]];
}
