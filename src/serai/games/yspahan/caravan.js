/** The caravan: three lines of camels on a winding path, and the cubes they carry. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { BESIDE } from "./plan.js";
import { cube, cubes, star, use } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

const WIDE = 300;
const ROWS = [196, 122, 48]; // of the lines, from the bottom up
const SPAN = [66, 232]; // from the first camel of a line to its last
const LOAD = 21;

/** @param {Scene} scene */
export function caravan(scene) {
  const { caravan: lines } = scene.view;
  const camels = lines.flatMap((/** @type {(number | null)[]} */ line, /** @type {number} */ row) =>
    line.map((owner, i) => ({ owner, row, ...stand(row, i, line.length) })),
  );
  const next = camels.findIndex((/** @type {any} */ camel) => camel.owner === null);
  return html`
    <section class="caravan" aria-label=${scene.say("board-caravan")}>
      <svg viewBox="0 8 ${WIDE} 236">
        <g class="dunes">${desert}</g>
        ${lines.map((/** @type {unknown} */ _, /** @type {number} */ row) => lineEnds(scene, row))}
        ${camels.map((/** @type {any} */ camel, /** @type {number} */ n) => beast(scene, camel, n, n === next))}
        ${ghosts(scene, camels.slice(next))}
      </svg>
    </section>
  `;
}

/**
 * Where a camel stands: the middle line walks from the right to the left.
 * @param {number} row
 * @param {number} i
 * @param {number} length
 */
function stand(row, i, length) {
  const [first, last] = SPAN;
  const left = row === 1;
  const place = left ? length - 1 - i : i;
  return { x: Math.round(first + ((last - first) * place) / (length - 1)), y: ROWS[row], left };
}

const [LOW, MID, HIGH] = ROWS.map((y) => y + 33);
const TRACK = `M14 ${LOW}H252C292 ${LOW} 292 ${MID} 252 ${MID}H48C8 ${MID} 8 ${HIGH} 48 ${HIGH}H286`;
const desert = svg`
  <rect width=${WIDE} height="248" fill="url(#ys-sky)"></rect>
  <path d="M0 44C50 20 90 40 140 28C200 14 240 40 300 24V248H0Z" class="far"></path>
  <path d="M0 74C70 44 120 76 190 58C240 46 270 62 300 56V248H0Z" fill="url(#ys-dune1)"></path>
  <path d="M10 106C70 92 130 112 190 98M120 182C180 168 240 190 292 176M30 238C80 226 140 246 200 234" class="ripples"></path>
  <path d=${TRACK} class="track edge"></path><path d=${TRACK} class="track"></path><path d=${TRACK} class="track steps"></path>
  <path d="M281 ${HIGH - 6}l8 6-8 6" class="arrowhead"></path>`;

/**
 * What a line scores: at once on its left, when it is counted on its right.
 * @param {Scene} scene
 * @param {number} row
 */
function lineEnds(scene, row) {
  const y = ROWS[row];
  const points = scene.view.line_points[row];
  return svg`
    <g class="atonce" data-tip=${scene.say("board-line", { points, times: row + 1 })} data-clause="YS34">
      <rect x="3" y=${y - 12} width="34" height="20" rx="10"></rect><text x="20" y=${y + 3}>+${points}</text>
    </g>
    <g class="times" data-tip=${scene.say("board-line", { points, times: row + 1 })} data-clause="YS61">
      <polygon points=${star(279, y - 4, 17)}></polygon><text x="279" y=${y + 0.8}>×${row + 1}</text>
    </g>`;
}

/**
 * @param {Scene} scene
 * @param {{owner: number | null, row: number, x: number, y: number, left: boolean}} camel
 * @param {number} n
 * @param {boolean} next the first free one
 */
function beast(scene, { owner, row, x, y, left }, n, next) {
  const whose = owner === null ? scene.say("board-free-camel") : scene.say("board-cube", { player: scene.names[owner] });
  const hump = x + (left ? 3.5 : -3.5);
  return svg`
    <g class="camel cloth${(n + row) % 4} ${next ? "next" : ""}" data-tip=${scene.say("board-camel", { number: n + 1, whose })} data-clause="YS34">
      <g transform="translate(${x} ${y}) scale(${left ? -1 : 1} 1)">${use("camel", -27, -10, 54, 45.3)}</g>
      ${owner === null ? nothing : svg`<g data-piece="load-${n}" data-kin="cube-${owner}">${cube(owner, hump, y - 10, LOAD)}</g>`}
      ${next ? svg`<rect x=${hump - 13} y=${y - 23} width="26" height="26" rx="6" class="seat"></rect>` : nothing}
    </g>`;
}

/**
 * The cubes that a choice would send here: by a walk, by letting a cube go or keeping it, by a card.
 * @param {Scene} scene
 * @param {{x: number, y: number, left: boolean}[]} free
 */
function ghosts(scene, free) {
  const owners = cubes(scene.view);
  const waiting = scene.view.pending.waiting.slice(0, 1);
  const sent = [
    ...Object.entries(BESIDE).map(([square, shops]) => ({ choice: square, shops })),
    ...["keep", "yield"].map((choice) => ({ choice, shops: waiting })),
  ].map(({ choice, shops }) => ({ choice, seats: shops.flatMap((/** @type {string} */ shop) => owners.get(shop) ?? []) }));
  if (scene.seat !== null) sent.push({ choice: "play.caravan", seats: [scene.seat] });
  return sent
    .filter(({ choice, seats }) => seats.length && scene.legal.has(choice))
    .map(
      ({ choice, seats }) => svg`
        <g data-preview=${choice} class="ghost">
          ${seats.slice(0, free.length).map((/** @type {number} */ seat, /** @type {number} */ i) => cube(seat, free[i].x + (free[i].left ? 3.5 : -3.5), free[i].y - 10, LOAD))}
        </g>`,
    );
}
