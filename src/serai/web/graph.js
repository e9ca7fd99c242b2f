/** Everybody's chances to win over a whole game, drawn: a line a player, told apart by dashes and tokens too. */

import { mark } from "./token.js";
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {{ply: number, win: number[], points: number[]}} Moment
 * @typedef {{ply: number, until: number, by: number | null, seat: number, swing: number}} Turn
 */

const narrow = matchMedia("(width < 700px)");
const HEIGHT = 240;
const [LEFT, RIGHT, TOP, BOTTOM] = [38, 34, 10, 22];
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "2 2", "14 3 5 3", "7 7"];
const GAP = 25; // between two tokens
export const STROKES = DASHES;

/** @param {number} win */
const up = (win) => TOP + (1 - win) * (HEIGHT - TOP - BOTTOM);

/**
 * @param {object} game
 * @param {Moment[]} game.moments
 * @param {Turn[]} game.turns
 * @param {string[]} game.names
 * @param {number} game.from where the game begins: what is laid out before is not worth its width
 * @param {number} game.plies
 * @param {number} game.ply the one that is looked at
 * @param {(ply: number) => void} game.go
 */
export function graph({ moments, turns, names, from, plies, ply, go: wish }) {
  const WIDTH = narrow.matches ? 340 : 640;
  const along = (/** @type {number} */ at) => LEFT + (Math.max(0, at - from) / Math.max(1, plies - from)) * (WIDTH - LEFT - RIGHT);
  const go = (/** @type {number} */ at) => wish(Math.max(0, Math.min(plies, Math.round(at))));
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    go(from + Math.max(0, (x - LEFT) / (WIDTH - LEFT - RIGHT)) * (plies - from));
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "PageDown") go(moments.find((moment) => moment.ply > ply)?.ply ?? plies);
    else if (event.key === "PageUp") go(moments.findLast((moment) => moment.ply < ply)?.ply ?? 0);
    else return;
    event.preventDefault();
  };
  const lines = names.map((_, seat) => moments.map((moment) => `${along(moment.ply).toFixed(1)},${up(moment.win[seat]).toFixed(1)}`).join(" "));
  const ends = apart((moments.at(-1) ?? { win: [] }).win.map(up));
  const told = standing(moments, ply).win.map((win, seat) => `${names[seat]} ${percent(win)}`);
  return html`
    <div
      class="graph" role="slider" tabindex="0" aria-label=${say("review-graph")} aria-valuemin="0" aria-valuemax=${plies} aria-valuenow=${ply}
      aria-valuetext="${say("ply-of", { ply, plies })}: ${told.join(", ")}" @keydown=${key}
    >
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" @pointerdown=${point}>
        ${[0, 0.25, 0.5, 0.75, 1].map(
          (win) => svg`
            <path class="rule" d="M${LEFT} ${up(win)}H${WIDTH - RIGHT}"/>
            <text class="scale" x=${LEFT - 6} y=${up(win) + 4}>${percent(win)}</text>
          `,
        )}
        ${turns.map((turn) => svg`<path class="stretch" d="M${along(turn.ply)} ${TOP}H${Math.max(along(turn.until), along(turn.ply) + 2)}V${HEIGHT - BOTTOM}H${along(turn.ply)}z"/>`)}
        ${lines.map((line, seat) => svg`<polyline class="chance p${seat}" points=${line} stroke-dasharray=${DASHES[seat] || nothing}/>`)}
        <path class="here" d="M${along(ply)} ${TOP}V${HEIGHT - BOTTOM + 6}"/>
        <text class="scale step" x=${along(ply)} y=${HEIGHT - 4}>${ply}</text>
        ${ends.map((y, seat) => svg`<g transform="translate(${WIDTH - RIGHT + 6} ${y - 11}) scale(.55)">${mark(seat, names[seat])}</g>`)}
      </svg>
    </div>
  `;
}

/**
 * What was to be expected at a ply: what had been since the last moment.
 * @param {Moment[]} moments
 * @param {number} ply
 */
export const standing = (moments, ply) => moments.findLast((moment) => moment.ply <= ply) ?? moments[0];

/** @param {number} part */
export const percent = (part) => say("percent", { percent: Math.round(100 * part) });

/**
 * The same heights, but none too close to another.
 * @param {number[]} heights
 */
function apart(heights) {
  const order = heights.map((_, n) => n).sort((a, b) => heights[a] - heights[b]);
  const free = [...heights];
  order.forEach((n, k) => (free[n] = Math.max(free[n], TOP + 4, k ? free[order[k - 1]] + GAP : 0)));
  const over = Math.max(0, free[order[order.length - 1]] - (HEIGHT - BOTTOM));
  let floor = HEIGHT - BOTTOM;
  for (const n of over ? order.toReversed() : []) {
    free[n] = Math.min(free[n], floor);
    floor = free[n] - GAP;
  }
  return free;
}
