/** What stands still: the tray, the sky, the dunes, and the pyramid with its courses of stone. */

import { svg } from "../../vendor/lit-html/lit-html.js";

/** @typedef {[number, number]} Point */

const TOP = /** @type {Point} */ ([524, 178]);
const LEFT = /** @type {Point} */ ([330, 428]);
const EDGE = /** @type {Point} */ ([604, 446]);
const RIGHT = /** @type {Point} */ ([730, 412]);
const COURSES = 14;
const CAP = 2; // courses covered with gold

/**
 * @param {Point} a
 * @param {Point} b
 * @param {number} share of the way from a to b
 * @returns {Point}
 */
const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** @param {Point[]} points */
const line = (...points) => `M${points.map((point) => point.map((n) => n.toFixed(1)).join(" ")).join("L")}`;

/** The level below each course. */
const levels = Array.from({ length: COURSES + 1 }, (_, i) => {
  const share = i / COURSES;
  return [between(TOP, LEFT, share), between(TOP, EDGE, share), between(TOP, RIGHT, share)];
});
const courses = levels.slice(CAP, -1).map((level) => line(...level)).join("");

/** Joints between the stones, each course shifted against the one above. */
const joints = levels
  .slice(CAP, -1)
  .flatMap((above, i) => {
    const below = levels[i + CAP + 1];
    const stones = i + CAP + 2;
    return [0, 1].flatMap((side) =>
      Array.from({ length: side ? Math.ceil(stones * 0.6) : stones }, (_, k) => {
        const share = (k + (i % 2 ? 0.35 : 0.85)) / (side ? Math.ceil(stones * 0.6) : stones);
        if (share >= 1) return "";
        return line(between(above[side], above[side + 1], share), between(below[side], below[side + 1], share));
      }),
    );
  })
  .join("");

/** Some stones are darker than others. */
const stones = levels
  .slice(CAP, -1)
  .flatMap((above, i) => {
    const below = levels[i + CAP + 1];
    const [from, to] = [((i * 7) % 9) / 10, ((i * 7) % 9) / 10 + 0.1];
    const side = i % 3 === 2 ? 1 : 0;
    const [a, b] = [above[side], above[side + 1]];
    const [c, d] = [below[side], below[side + 1]];
    return `${line(between(a, b, from), between(a, b, to), between(c, d, to), between(c, d, from))}Z`;
  })
  .join("");

const skyline = Array.from({ length: 46 }, (_, i) => {
  const [x, y] = [200 + ((i * 379) % 660), 168 + ((i * 211) % 170)];
  return `M${x} ${y}h.01`;
}).join("");

/** @param {string} id @param {string[]} tones classes of its stops @param {string} [x] */
const shade = (id, tones, x = "0") => svg`
  <linearGradient id="cu-${id}" x2=${x} y2="1">
    ${tones.map((tone, i) => svg`<stop offset=${i / (tones.length - 1)} class=${tone} />`)}
  </linearGradient>
`;

export const shades = svg`
  <defs>
    <clipPath id="cu-inner"><rect x="194" y="164" width="672" height="532" rx="16"/></clipPath>
    ${shade("tray", ["tray-1", "tray-2"])} ${shade("slab", ["slab-1", "slab-2"])} ${shade("sky", ["sky-1", "sky-2", "sky-3", "sky-3"])}
    ${shade("lit", ["lit-1", "lit-2"], ".3")} ${shade("dark", ["dark-1", "dark-2"])} ${shade("ground", ["ground-1", "ground-2"])}
    ${shade("carpet", ["carpet-1", "carpet-2"])} ${shade("niche", ["niche-1", "niche-2"])}
    <radialGradient id="cu-lamp"><stop class="lamp"/><stop offset="1" class="lamp" stop-opacity="0"/></radialGradient>
  </defs>
`;

export const tray = svg`
  <rect class="tray-edge" x="1" y="3" width="1058" height="857" rx="32"/>
  <rect fill="url(#cu-tray)" x="1" y="1" width="1058" height="854" rx="32"/>
  <rect class="tray-line" x="7" y="7" width="1046" height="843" rx="27" stroke-width="1.6"/>
  <rect class="tray-line" x="11" y="11" width="1038" height="835" rx="23" stroke-width=".8"/>
`;

export const sky = svg`
  <g clip-path="url(#cu-inner)">
    <rect x="194" y="164" width="672" height="532" fill="url(#cu-sky)"/>
    <path class="stars" d=${skyline} />
    <circle class="halo" cx="642" cy="240" r="96"/><circle class="halo" cx="642" cy="240" r="74"/><circle class="sun" cx="642" cy="240" r="52"/>
    <path class="birds" d="M416 258q5-5 9 0q4-5 9 0M392 246q4-4 7 0q3-4 7 0M440 240q4-4 7 0q3-4 7 0"/>
    <path class="dune-1" d="M160 372C270 340 330 350 390 366C480 388 590 350 670 352C750 354 810 340 910 356V700H160Z"/>
    <path class="far-lit" d="M348 300 422 398H280Z"/><path class="far-dark" d="M348 300 422 398H366Z"/>
    <path class="dune-2" d="M160 402C280 378 360 392 450 398C570 406 670 380 910 392V700H160Z"/>
    <ellipse cx="550" cy="438" rx="240" ry="20" fill="#4a2a0c" opacity=".22"/>
  </g>
`;

export const outline = `${line(TOP, LEFT, EDGE, RIGHT)}Z`;

export const pyramid = svg`
  <path d="${line(TOP, LEFT, EDGE)}Z" fill="url(#cu-lit)"/><path d="${line(TOP, EDGE, RIGHT)}Z" fill="url(#cu-dark)"/>
  <path class="stones" d=${stones} /><path class="joints" d=${joints} /><path class="courses" d=${courses} />
  <path class="gold-1" d="${line(TOP, levels[CAP][0], levels[CAP][1])}Z"/><path class="gold-2" d="${line(TOP, levels[CAP][1], levels[CAP][2])}Z"/>
  <path d=${line(TOP, EDGE)} stroke="#fff1cc" stroke-opacity=".5" stroke-width="2"/>
  <path class="courses" d="M456 436 514 439.5M457.3 428.5 512.3 431.7M458.6 421 510.6 423.9M459.9 413.5 508.9 416.1M461.2 406 507.2 408.3M462.5 398.5 505.5 400.5"/>
  <ellipse cx="483" cy="366" rx="52" ry="44" fill="url(#cu-lamp)"/>
  <path class="gate" d="M460 392V349.8C460 337.2 473.8 334.6 483 326C492.2 334.6 506 337.2 506 349.8V392Z"/>
  <path class="door" d="M467 392V356.8C467 346.4 476.6 344.1 483 337C489.4 344.1 499 346.4 499 356.8V392Z"/>
  <path class="lamp" d="M471 392V366.4C471 358.8 478.2 357.2 483 352C487.8 357.2 495 358.8 495 366.4V392Z" opacity=".85"/>
`;

export const foreground = svg`
  <g clip-path="url(#cu-inner)">
    <path fill="url(#cu-ground)" d="M160 446C290 424 360 434 470 442C590 452 690 430 910 432V700H160Z"/>
    <path d="M160 452C300 432 410 444 500 448" fill="none" stroke="#fff1cc" stroke-opacity=".25" stroke-width="2"/>
    <path class="ripples" d="M198 552q26-7 52 0M276 546q18-5 36 0M384 556q24-6 48 0M500 551q20-6 40 0M620 556q24-6 48 0M730 549q22-6 44 0"/>
    <use href="#cu-palm" x="687" y="371" width="68" height="77"/>
    <use href="#cu-palm" x="312" y="387" width="59" height="67"/>
  </g>
`;

export const carpet = svg`
  <path class="carpet-line" d=${Array.from({ length: 17 }, (_, i) => `M208 ${568 + 7 * i}h-8M852 ${568 + 7 * i}h8`).join("")} stroke-width="1.8"/>
  <rect x="208" y="566" width="644" height="124" rx="5" fill="#3a1408" opacity=".35"/>
  <rect x="208" y="562" width="644" height="124" rx="5" fill="url(#cu-carpet)"/>
  <rect class="carpet-line" x="213" y="567" width="634" height="114" rx="3" stroke-width="1.6"/>
  <rect class="carpet-line" x="217" y="571" width="626" height="106" rx="2" stroke-width=".8"/>
`;

/** The line between the last space and the first. */
export const finish = svg`
  <rect x="870" y="330" width="176" height="22" fill="#fff9ec" stroke="#33241a" stroke-width="1.5"/>
  <path d=${Array.from({ length: 16 }, (_, i) => `M${870 + 11 * i} ${i % 2 ? 341 : 330}h11v11h-11z`).join("")} fill="#33241a"/>
`;
