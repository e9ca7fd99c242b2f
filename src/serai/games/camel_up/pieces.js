/** The pieces of Camel Up, drawn: camels, leg tiles, desert tiles, dice, tents and cards. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";

/** @typedef {"B" | "Y" | "G" | "O" | "W"} Camel */

export const CAMELS = /** @type {Camel[]} */ (["B", "Y", "G", "O", "W"]);

export const STAR =
  "M0-1 .293-.707H.707V-.293L1 0 .707.293V.707H.293L0 1-.293.707H-.707V.293L-1 0-.707-.293V-.707H-.293Z";

const INK = "#33241a";
const BONE = "#fff9ec";
const MADDER = "#a8322a";
const LINE = 2.3; // the width of outlines

/** @param {[number, number][]} points @param {number} size */
const diamonds = (points, size) =>
  points.map(([x, y]) => `M${x} ${y - size * 1.2}l${size} ${size * 1.2}-${size} ${size * 1.2}-${size}-${size * 1.2}z`).join("");

const checks = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 4 }, (_, i) => `M${29 + 12.6 * i + (row % 2) * 6.3} ${17 + 6.3 * row}h6.3v6.3h-6.3z`).join(""),
).join("");

const zigzag = (/** @type {number} */ y) => `M28 ${y}l6-7 6 7 6-7 6 7 6-7 6 7 6-7 6 7`;

const stars = (/** @type {[number, number][]} */ points) =>
  points.map(([x, y]) => `M${x - 3.5} ${y - 3.5}h7v7h-7zM${x} ${y - 5}l5 5-5 5-5-5z`).join("");

/** Each camel's colours, from light to dark, and the pattern of its saddle-cloth. */
const COATS = {
  B: {
    coat: ["#6fa0db", "#2e67ae", "#2e67ae", "#1b3f70"],
    pips: BONE,
    trim: [MADDER, "#e0a021"],
    cloth: svg`<path fill="#f7e7c6" d="M20 10h64v60H20z"/><g fill="none" stroke-width="3.4"><path stroke=${MADDER} d="${zigzag(33)}${zigzag(51)}"/><path stroke="#e0a021" d=${zigzag(42)} /></g>`,
  },
  Y: {
    coat: ["#fbe08a", "#edbb35", "#edbb35", "#b98212"],
    pips: INK,
    trim: ["#f7e7c6", "#c98bd0"],
    cloth: svg`<path fill="#5b3a6b" d="M20 10h64v60H20z"/><path fill="#f7e7c6" d=${diamonds(
      [
        [39, 27],
        [51, 27],
        [63, 27],
        [39, 49],
        [51, 49],
        [63, 49],
      ],
      4.6,
    )} /><path fill="#c98bd0" d=${diamonds(
      [
        [33, 38],
        [45, 38],
        [57, 38],
        [69, 38],
      ],
      4.6,
    )} />`,
  },
  G: {
    coat: ["#94c577", "#55913f", "#55913f", "#2f5a26"],
    pips: BONE,
    trim: [MADDER, BONE],
    cloth: svg`<path fill="#f4d27a" d="M20 10h64v60H20z"/><g stroke-width="3.8"><path stroke=${MADDER} d="M43 15 36 66M52.5 15 53 66M61.5 15 69 66"/><path stroke=${BONE} d="M48 15 44.5 66M57 15 61 66"/></g>`,
  },
  O: {
    coat: ["#f7a866", "#e0711f", "#e0711f", "#9c4409"],
    pips: BONE,
    trim: [BONE, "#f4d27a"],
    cloth: svg`<path fill="#17686b" d="M20 10h64v60H20z"/><path fill=${BONE} d=${stars([
      [50.5, 29],
      [50.3, 52],
      [37, 54.5],
      [64, 54.5],
    ])} /><path fill="#f4d27a" d=${stars([
      [42.5, 42],
      [58, 42],
    ])} />`,
  },
  W: {
    coat: ["#ffffff", "#fbf4e3", "#eaddc2", "#cdbb99"],
    pips: INK,
    trim: [BONE, "#e0a021"],
    cloth: svg`<path fill=${MADDER} d="M20 10h64v60H20z"/><path fill=${BONE} d=${checks} />`,
  },
};

const BODY =
  "M15 60C12 49 18 41 28 39.5C35 38 37 19.5 50.5 19.5C63.5 19.5 63 37 69.5 42.5C75.5 47.5 83 44.5 86 36C88.5 28.5 87 17.5 93 12C97 8.5 103.5 9 107.5 12C112 15 119.5 16 121 21.5C122.2 26.5 117.5 29.2 111.5 28.4C106 27.6 103.2 29.5 102.5 34C100.5 47 98.5 59 87.5 67C82.5 71 77 72.5 70 72.5C58 74.5 44 74.5 33 72.5C22 71.5 16.8 67 15 60Z";
const CLOTH =
  "M37.5 31C40.5 22.5 45 18.6 50.5 18.6C56.5 18.6 60.5 22.5 63 31.5C65.5 41 67.5 50 68.5 60C58.5 64.5 43 64.8 32 60.5C33 50 34.5 40 37.5 31Z";
const LEG =
  "c-.5 9 2.5 14 2 20c-.3 5-1 9-1.4 13.5c-.1 3.1 1.9 3.9 4.4 3.9h4.5c1.9 0 2.3-2.4 1.1-4.2c-1.2-3.2-1.2-8.2-.6-13.2c.6-6 3.5-11 4-19z";
const FRINGE = [
  [34.5, 62],
  [40, 63.6],
  [45.5, 64.5],
  [51, 64.8],
  [56.5, 64.3],
  [62, 63.2],
  [66.5, 61.6],
];

/** @param {Camel} camel 130 units wide, 104 high */
function drawnCamel(camel) {
  const { coat, trim } = COATS[camel];
  const [light, base, , dark] = coat;
  const skin = `url(#cu-coat-${camel})`;
  const fringe = (/** @type {number} */ odd) => FRINGE.filter((_, i) => i % 2 === odd).map(([x, y]) => `M${x} ${y}v5.5`).join("");
  return svg`
    <symbol id="cu-camel-${camel}" viewBox="0 0 130 104" overflow="visible">
      <g stroke=${INK} stroke-width=${LINE} stroke-linejoin="round" stroke-linecap="round">
        <path d="M16 52C9 54 7 62 8.5 70" fill="none" stroke-width="4.6"/>
        <path d="M16 52C9 54 7 62 8.5 70" fill="none" stroke=${base} stroke-width="2"/>
        <path d="M8.5 67c-3.5 4-3 8.5-.5 11.5c3-2.5 4-7.5.5-11.5z" fill=${dark} />
        <path d="M29 62${LEG}M66 62${LEG}" fill=${dark} />
        <path d="M17 62${LEG}M76 62${LEG}" fill=${skin} />
        <path d=${BODY} fill=${skin} />
        <g clip-path="url(#cu-body)" stroke="none">
          <path d="M14 62C30 70 66 68 84 60C94 54 98 44 99 30L112 34L100 74L30 80L10 74Z" fill=${dark} opacity=".38"/>
          <path d="M17 55C18 46 26 43 31 42C38 40 40 23 50 22.5M88 40C91.5 31 89.5 20 95 15.5C98.5 12.5 103 13 106 15" fill="none" stroke=${light} stroke-width="3.6" opacity=".85"/>
        </g>
        <g clip-path="url(#cu-saddle)" stroke="none">
          <use href="#cu-cloth-${camel}"/>
          <path d="M30 59C44 63 58 63 70 58.5" fill="none" stroke=${trim[1]} stroke-width="4"/>
          <path d="M60 18C66 34 68 50 69 64L76 60L70 20Z" opacity=".14"/>
        </g>
        <path d=${fringe(0)} stroke=${trim[0]} stroke-width="2.6"/>
        <path d=${fringe(1)} stroke=${trim[1]} stroke-width="2.6"/>
        <path d=${CLOTH} fill="none"/>
        <path d="M94.5 13.5C92 8 92.5 5 95.5 3.2C98.5 5.5 99.5 9 98.5 12.5" fill=${skin} stroke-width="2"/>
        <path d="M99 10.5c2-3.5 5-3.5 6.5-1.5" fill="none" stroke-width="2"/>
        <path d="M98.5 29.5C99 23 100.5 17 101.5 11.5M101 21.5C106 23.5 110 23 114 16.5" fill="none" stroke=${MADDER} stroke-width="2"/>
        <circle cx="101.2" cy="21.8" r="2.3" fill=${trim[1]} stroke-width="1"/>
        <ellipse cx="105.8" cy="16.6" rx="2.1" ry="2.3" fill=${INK} stroke="none"/>
        <circle cx="106.5" cy="15.9" r=".7" fill="#fff" stroke="none"/>
        <path d="M102.8 15.6C104.2 13.2 107.2 13 109 14.8M117.6 20.2l1.4-.7M110 25.2C112.8 26 116.2 25.6 118.6 23.8" fill="none" stroke-width="1.6"/>
      </g>
    </symbol>
  `;
}

const PALM = svg`
  <symbol id="cu-palm" viewBox="-30 -86 76 86" overflow="visible">
    <path class="cu-trunk" d="M-3 0C-1-22 1-40 7-60l4 1C7-40 5-22 5 0Z"/>
    <path class="cu-palm" d="M9-60C-4-74-20-72-28-58c12-6 22-4 37-2ZM9-60C6-78-8-86-20-82c12 4 20 10 29 22ZM9-60C14-78 28-84 38-78c-10 2-20 8-29 18Z"/>
    <path class="cu-palm-2" d="M9-60C22-72 38-68 44-54 34-60 22-62 9-60ZM9-60C-4-60-14-52-16-40c8-10 16-16 25-20ZM9-60C20-58 28-50 28-38 22-48 16-54 9-60Z"/>
    <circle cx="7" cy="-57" r="3" fill="#9c4409"/><circle cx="12" cy="-56" r="3" fill="#9c4409"/>
  </symbol>
`;

const FACE = "M14 110Q2 110 2 98V36.6C2 17.1 40.4 15 62 2C83.6 15 122 17.1 122 36.6V98Q122 110 110 110Z";

const DESERTS = svg`
  <symbol id="cu-oasis" viewBox="0 0 124 116" overflow="visible">
    <path d=${FACE} transform="translate(0 4)" fill="#1b5b45" stroke=${INK} stroke-width="2"/>
    <path d=${FACE} fill="url(#cu-meadow)" stroke=${INK} stroke-width="2.2"/>
    <path d="M14 94C32 84 92 84 110 94C92 103 32 103 14 94Z" fill="#2fa8b5" stroke="#135a66" stroke-width="1.6"/>
    <path d="M48 94h16M60 98h14" stroke="#d8f3ee" stroke-width="1.6" stroke-linecap="round"/>
    <use href="#cu-palm" x="21" y="20" width="64" height="72"/>
  </symbol>
  <symbol id="cu-mirage" viewBox="0 0 124 116" overflow="visible">
    <path d=${FACE} transform="translate(0 4)" fill="#8a4a1c" stroke=${INK} stroke-width="2"/>
    <path d=${FACE} fill="url(#cu-haze)" stroke=${INK} stroke-width="2.2"/>
    <circle cx="50" cy="49.5" r="15" fill="#ffe9a8" stroke="#c9701f" stroke-width="1.6"/>
    <g fill="none" stroke-width="2.8" stroke-linecap="round">
      <path d="M18.8 66.8q10.8-7 21.6 0t21.6 0t21.6 0t21.6 0M22.8 92.7q9.8-7 19.6 0t19.6 0t19.6 0t19.6 0" stroke=${MADDER} />
      <path d="M20.8 79.8q10.3-7 20.6 0t20.6 0t20.6 0t20.6 0" stroke=${BONE} />
    </g>
  </symbol>
`;

/** Figures that are drawn, not read: what a piece is called is said by its label. */
const FIGURES = ["1", "2", "3", "5", "+1", "−1", ...CAMELS];

/**
 * @param {string | number} text one of FIGURES
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size
 * @param {string} [ink]
 */
export const figure = (text, x, y, size, ink = INK) =>
  svg`<use href="#cu-figure-${text}" transform="translate(${x} ${y + size * 0.34}) scale(${size / 10})" fill=${ink} />`;

/**
 * A desert tile with what it does to a unit; 116 units wide, 109 high.
 * @param {boolean} oasis
 * @param {number} size of the figures
 */
export const desertTile = (oasis, size) => svg`
  <use href="#cu-${oasis ? "oasis" : "mirage"}" width="116" height="109"/>
  <circle cx="90" cy="46" r=${size * 0.82} fill=${BONE} stroke=${INK} stroke-width="1.6"/>
  ${figure(oasis ? "+1" : "−1", 90, 46, size)}
`;

/** What the drawings refer to; once on a page. */
export const definitions = svg`
  <defs>
    <clipPath id="cu-body"><path d=${BODY} /></clipPath>
    <clipPath id="cu-saddle"><path d=${CLOTH} /></clipPath>
    <linearGradient id="cu-meadow" x2="0" y2="1"><stop stop-color="#cde9c4"/><stop offset="1" stop-color="#7dbf8a"/></linearGradient>
    <linearGradient id="cu-haze" x2="0" y2="1"><stop stop-color="#fbe3b0"/><stop offset="1" stop-color="#f0a95c"/></linearGradient>
    ${CAMELS.map(
      (camel) => svg`
        <linearGradient id="cu-coat-${camel}" x2=".25" y2="1">
          ${[0, 0.38, 1].map((offset, i) => svg`<stop offset=${offset} stop-color=${COATS[camel].coat[i]} />`)}
        </linearGradient>
        <g id="cu-cloth-${camel}">${COATS[camel].cloth}</g>
        ${drawnCamel(camel)}
      `,
    )}
    ${PALM}${DESERTS}
    ${FIGURES.map((text) => svg`<text id="cu-figure-${text}" class="cu-figure" font-size="10" text-anchor="middle">${text}</text>`)}
  </defs>
`;

/**
 * A camel with its letter, on a box whose lower left corner is 0, 0.
 * @param {Camel} camel
 * @param {{width: number, left: boolean, side: boolean, letter: number}} pose facing left; the letter behind; its size
 */
export function standing(camel, { width, left, side, letter }) {
  const height = width * 0.8;
  return svg`
    <g transform=${left ? `translate(${width}) scale(-1 1)` : ""}>
      <use href="#cu-camel-${camel}" y=${-height} width=${width} height=${height} />
    </g>
    ${medal(camel, width * (side === left ? 0.72 : 0.21), -height * 0.42, letter)}
  `;
}

/**
 * A camel's letter, for who does not tell its colour.
 * @param {Camel} camel
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
const medal = (camel, x, y, size) => svg`
  <g transform="translate(${x} ${y})">
    <circle r=${size * 0.62} fill=${BONE} stroke=${INK} stroke-width="1.6"/>
    ${figure(camel, 0, 0, size)}
  </g>
`;

const TILE = "Q0 88 0 82V28.2C0 12.3 19.2 10.6 30 0C40.8 10.6 60 12.3 60 28.2V82Q60 88 54 88Z";

/**
 * A leg tile, 60 units wide, 91 high.
 * @param {Camel} camel
 * @param {number} value
 * @param {number} [size] of the figure
 */
export const legTile = (camel, value, size = 29) => svg`
  <path d="M6 88${TILE}" transform="translate(0 3)" fill=${COATS[camel].coat[3]} stroke=${INK} stroke-width="1.8"/>
  <path d="M6 88${TILE}" fill="url(#cu-coat-${camel})" stroke=${INK} stroke-width="2"/>
  <svg x="1" y="65" width="58" height="15" viewBox="36 36 30 7" preserveAspectRatio="xMidYMid slice"><use href="#cu-cloth-${camel}"/></svg>
  <path d="M0 65h60M0 80h60" stroke=${INK} stroke-width="1.4"/>
  <circle cx="30" cy="39.6" r="20" fill=${BONE} stroke=${INK} stroke-width="1.6"/>
  ${figure(value, 30, 39.6, size)}
`;

/**
 * A leg tile that lies under another one.
 * @param {Camel} camel
 * @param {number} value 0 where it would be too small to read
 */
export const legTileBelow = (camel, value) => svg`
  <path d="M6 88${TILE}" fill="url(#cu-coat-${camel})" stroke=${INK} stroke-width="2"/>
  ${value ? figure(value, 51, 41, 17, COATS[camel].pips) : nothing}
`;

/** The outline of a leg tile. */
export const legTileEdge = `M6 91${TILE.replaceAll("88", "91")}`;

const PIPS = [[], [[0, 0]], [[-9, -9], [9, 9]], [[-10, -10], [0, 0], [10, 10]]];

/**
 * A die, 38 units wide, about its middle; its letter is shown while it has not been rolled.
 * @param {Camel} camel
 * @param {number} [pips]
 */
export function die(camel, pips) {
  const { coat, pips: ink } = COATS[camel];
  return svg`
    <rect x="-19" y="-15" width="38" height="38" rx="9" fill=${coat[3]} stroke=${INK} stroke-width="2"/>
    <rect x="-19" y="-19" width="38" height="38" rx="9" fill="url(#cu-coat-${camel})" stroke=${INK} stroke-width="2"/>
    ${
      pips
        ? PIPS[pips].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="4.2" fill=${ink} />`)
        : figure(camel, 0, 0, 30, ink)
    }
  `;
}

const ROOF = "M50 0C38 22 20 34 0 42Q10 53 20 45Q30 54 40 46Q50 55 60 46Q70 54 80 45Q90 53 100 42C80 34 62 22 50 0Z";

/**
 * The tent where a camel's die lies once it has been rolled; 100 units wide, 96 high.
 * @param {Camel} camel
 * @param {number} letter its size
 */
export function tent(camel, letter) {
  const stripe = camel === "W" ? "#bfae8c" : COATS[camel].coat[1];
  return svg`
    <ellipse cx="50" cy="93" rx="56" ry="8" fill="#4a2a0c" opacity=".28"/>
    <g stroke-linejoin="round">
      <path class="canvas" d="M8 44 4 92H96L92 44Z" stroke=${INK} stroke-width="2"/>
      <path d="M4 92 8 44H20L18 92ZM96 92 92 44H80L82 92Z" fill=${stripe} opacity=".9"/>
      <path d="M26 92C28 62 42 52 50 46C58 52 72 62 74 92Z" fill="#3a2316" opacity=".9"/>
      <path class="canvas" d=${ROOF} />
      <path d="M50 0C38 22 20 34 0 42Q10 53 20 45C32 34 44 20 50 0ZM50 0C48 22 44 36 40 46Q50 55 60 46C56 36 52 22 50 0ZM50 0C56 20 68 34 80 45Q90 53 100 42C80 34 62 22 50 0Z" fill=${stripe} />
      <path d=${ROOF} fill="none" stroke=${INK} stroke-width="2"/>
      <path d="M50 0v-10l12 4-12 4" fill=${COATS[camel].coat[1]} stroke=${INK} stroke-width="1.6"/>
      ${medal(camel, 50, 29, letter)}
    </g>
  `;
}

/** The back of a race card, 54 units wide, about its middle. */
export const cardBack = svg`
  <rect class="back" x="-27" y="-37" width="54" height="74" rx="6"/>
  <rect class="back-line" x="-22" y="-32" width="44" height="64" rx="3"/>
  <path class="back-line" transform="scale(16.2)" d=${STAR} vector-effect="non-scaling-stroke"/>
`;

/**
 * A race card face up.
 * @param {Camel} camel
 */
export const cardFace = (camel) => svg`
  <rect x="-27" y="-37" width="54" height="74" rx="6" fill=${BONE} stroke=${INK} stroke-width="2"/>
  <svg x="-23" y="14" width="46" height="18" viewBox="36 36 30 10" preserveAspectRatio="xMidYMid slice"><use href="#cu-cloth-${camel}"/></svg>
  <path d="M-23 14h46v18h-46z" fill="none" stroke=${INK} stroke-width="1.4"/>
  <use href="#cu-camel-${camel}" x="-24" y="-30" width="48" height="40"/>
`;

/** The signs of the two piles. */
export const SUN = svg`
  <path transform="scale(13)" d=${STAR} fill="#e0a021" stroke="#7a4e0c" stroke-width="1.5" vector-effect="non-scaling-stroke"/>
  <circle r="4.5" fill="#fff9ec" stroke="#7a4e0c" stroke-width="1.2"/>
`;
export const MOON = svg`<path d="M5-12A13 13 0 1 0 11 7A11 11 0 0 1 5-12Z" fill="#8c96b8" stroke="#3b4262" stroke-width="1.5" stroke-linejoin="round"/>`;

const PYRAMID_TILE = svg`
  <path d="M13 2 25 22H1Z" fill="#f3d08c"/><path d="M13 2 17 22H25Z" fill="#b87d3d"/>
  <path d="M13 2 25 22H1Z" fill="none" stroke=${INK} stroke-width="1.6" stroke-linejoin="round"/>
`;

/** Small pictures for panels and buttons. */
export const small = {
  coin: html`<svg class="coin" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="13" r="10" fill="#9c6a10"/><circle cx="12" cy="11.5" r="10" fill="#f0b93a" stroke="#6b4508" stroke-width="1.5"/>
    <circle cx="12" cy="11.5" r="6.8" fill="none" stroke="#a87512" stroke-width="1.2"/><path transform="translate(12 11.5) scale(4)" d=${STAR} fill="#a87512"/>
  </svg>`,
  sun: html`<svg class="mini low" viewBox="-15 -15 30 30" aria-hidden="true">${SUN}</svg>`,
  moon: html`<svg class="mini low" viewBox="-15 -15 30 30" aria-hidden="true">${MOON}</svg>`,
  pyramid: html`<svg class="mini low" viewBox="0 0 26 24" aria-hidden="true">${PYRAMID_TILE}</svg>`,
  back: html`<svg class="mini" viewBox="-29 -39 58 78" aria-hidden="true">${cardBack}</svg>`,
  inHand: html`<svg class="mini low" viewBox="0 0 124 116" aria-hidden="true"><path class="dashed" d=${FACE} /></svg>`,
  /** @param {boolean} oasis */
  desert: (oasis) => html`<svg class="mini low" viewBox="0 0 124 116" aria-hidden="true"><use href="#cu-${oasis ? "oasis" : "mirage"}"/></svg>`,
  /** @param {Camel} camel */
  face: (camel) => html`<svg class="mini" viewBox="-29 -39 58 78" aria-hidden="true">${cardFace(camel)}</svg>`,
  /** @param {Camel} camel @param {number} value */
  legTile: (camel, value) => html`<svg class="mini" viewBox="-2 -2 64 96" aria-hidden="true">${legTile(camel, value)}</svg>`,
  /** @param {Camel} camel */
  camel: (camel) => html`<svg class="mini" viewBox="0 0 130 104" aria-hidden="true"><use href="#cu-camel-${camel}"/></svg>`,
};
