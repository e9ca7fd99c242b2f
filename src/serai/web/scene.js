/** What a game's board is given to draw from: plain data and a few helpers, no page. */

import { nameOf } from "./seats.js";
import { mark, token } from "./token.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Choice} Choice
 * @typedef {object} Scene
 * @property {any} view the game's view for this viewer
 * @property {number | null} seat the viewer's
 * @property {number | null} turn the seat to decide
 * @property {boolean} over
 * @property {Map<string, Choice>} legal what this viewer may do now
 * @property {string[]} names by seat
 * @property {(seat: number) => unknown} token a seat's colour, shape and initial
 * @property {(seat: number) => unknown} mark the same within an <svg>, 40 units wide and high
 * @property {(key: string, values?: Record<string, string | number>) => string} say
 * @property {import("./house.js").Line[]} last the log, the newest first
 * @property {boolean} phone
 * @property {boolean} [beside] what the board has beside it is drawn apart, by `aside`
 */

const NONE = /** @type {Map<string, Choice>} */ (new Map());
const narrow = matchMedia("(width < 700px)");

/**
 * Tell when the screen becomes narrow or wide.
 * @param {() => void} changed
 */
export const watchWidth = (changed) => narrow.addEventListener("change", changed);

/**
 * @param {import("./house.js").Table} table
 * @param {{view: any, turn: number | null, over: boolean, legal: Choice[]}} position
 * @param {number | null} seat
 * @param {Iterable<import("./house.js").Line>} lines the log, the oldest first
 * @returns {Scene}
 */
export function scene(table, position, seat, lines) {
  const names = table.seats.map((chair) => nameOf(table, chair.seat));
  return {
    view: position.view,
    seat,
    turn: position.turn,
    over: position.over,
    legal: position.legal.length ? new Map(position.legal.map((choice) => [choice.do, choice])) : NONE,
    names,
    token: (of) => token(of, names[of]),
    mark: (of) => mark(of, names[of]),
    say,
    last: [...lines].reverse(),
    phone: narrow.matches,
  };
}
