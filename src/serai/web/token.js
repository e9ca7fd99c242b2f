/** A player's mark: a shape and an initial, so that nobody needs to tell colours apart. */

import { html, svg } from "./vendor/lit-html/lit-html.js";

const STAR =
  "M20 1 25.4 6.9 33.4 6.6 33.1 14.6 39 20 33.1 25.4 33.4 33.4 25.4 33.1 20 39 14.6 33.1 6.6 33.4 6.9 25.4 1 20 6.9 14.6 6.6 6.6 14.6 6.9Z";

const SHAPES = [
  svg`<circle cx="20" cy="20" r="18"/>`,
  svg`<rect x="3" y="3" width="34" height="34" rx="5"/>`,
  svg`<path d="M20 1 39 20 20 39 1 20Z"/>`,
  svg`<path d="M20 1C27 11 36 17 36 25.5A16 13.5 0 0 1 4 25.5C4 17 13 11 20 1Z"/>`,
  svg`<path d="M20 2 39 37H1Z"/>`,
  svg`<path d=${STAR}/>`,
  svg`<path d="M13 2H27V13H38V27H27V38H13V27H2V13H13Z"/>`,
  svg`<path d="M20 2C36 2 40 16 36 26S20 40 11 36C22 33 10 2 20 2Z"/>`,
];

/**
 * @param {number} seat
 * @param {string | null} name
 */
export const token = (seat, name) => html`
  <span class="token p${seat % SHAPES.length}" aria-hidden="true">
    <svg viewBox="0 0 40 40">${SHAPES[seat % SHAPES.length]}</svg>
    <i>${initial(name)}</i>
  </span>
`;

/**
 * The same within a drawing, 40 units wide and high.
 * @param {number} seat
 * @param {string | null} name
 */
export const mark = (seat, name) => svg`
  <g class="mark p${seat % SHAPES.length}" aria-hidden="true">
    ${SHAPES[seat % SHAPES.length]}
    <text x="20" y=${seat % SHAPES.length === 4 ? 33 : 27}>${initial(name)}</text>
  </g>
`;

/** @param {string | null} name */
const initial = (name) => (name ? [...name][0].toUpperCase() : "?");

/** The mark of chance, which is nobody's. */
export const fate = html`<span class="token fate" aria-hidden="true"><svg viewBox="0 0 40 40">${SHAPES[5]}</svg></span>`;
