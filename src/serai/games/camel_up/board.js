/** Camel Up's board: the ring of sixteen spaces around the pyramid, and all that lies on and beside it. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { about, clause, groups, panel, score } from "./panels.js";
import { CAMELS, cardBack, cardFace, definitions, desertTile, die, legTile, legTileBelow, legTileEdge, MOON, STAR, standing, SUN, tent } from "./pieces.js";
import { carpet, finish, foreground, outline, pyramid, shades, sky, tray } from "./scenery.js";

export { about, clause, groups, panel, score };

/** The odds panel, for those who want it. */
export const insight = () => import("./odds.js");

/**
 * @typedef {import("../../scene.js").Scene} Scene
 * @typedef {import("./pieces.js").Camel} Camel
 * @typedef {{x: number, y: number, width: number, height: number, way: number}} Box of a space; which way it is left
 * @typedef {{player: number, camel: Camel | null}} Card
 */

const SPACES = 16;
const FIRST_DESERT = 2;
const WIDTH = 118; // of a camel that stands alone
const LEGIBLE = 33; // the size of figures that can be read on a phone

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} way */
const box = (x, y, width, height, way) => ({ x, y, width, height, way });

/** The spaces from 1 to 16: down on the right, to the left below, up on the left, to the right above. */
const BOXES = [
  ...[344, 524].map((y) => box(874, y, 168, 170, 90)),
  box(874, 704, 168, 136, 180),
  ...[647.3, 420.7, 194].map((x) => box(x, 704, 218.7, 136, 180)),
  box(18, 704, 168, 136, -90),
  ...[524, 344, 164].map((y) => box(18, y, 168, 170, -90)),
  box(18, 18, 168, 136, 0),
  ...[194, 420.7, 647.3].map((x) => box(x, 18, 218.7, 136, 0)),
  box(874, 18, 168, 136, 90),
  box(874, 164, 168, 170, 90),
];

/** What glows while it may be pressed: a line and its aura, which is cheaper than a blur. @param {string} d */
const glow = (d) => svg`<path class="aura" d=${d} /><path class="glow" d=${d} />`;

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const rounded = (x, y, width, height) =>
  `M${x + 13} ${y}h${width - 26}q13 0 13 13v${height - 26}q0 13-13 13h${26 - width}q-13 0-13-13v${26 - height}q0-13 13-13z`;

/** @param {number} space those beyond the finish line lie on the first ones again */
const boxOf = (space) => BOXES[(space - 1) % SPACES];

/** @param {Scene} scene */
export function draw(scene) {
  return html`
    <svg class="camel-up ${scene.phone ? "small" : ""}" viewBox="0 0 1060 860" role="group" aria-label=${scene.say("board-board")}>
      ${shades} ${definitions} ${tray} ${sky} ${rolling(scene)} ${foreground} ${diceLeft(scene)}
      ${pile(scene, "win", 260, scene.view.winner_pile)} ${pile(scene, "lose", 800, scene.view.loser_pile)}
      ${CAMELS.map((camel, i) => rolled(scene, camel, 266 + 132 * i))} ${carpet}
      ${CAMELS.map((camel, i) => stack(scene, camel, 266 + 132 * i))}
      ${BOXES.map((_, i) => space(scene, i + 1))} ${finish}
      ${scene.phone ? nothing : banner(scene)}
      ${deserts(scene)} ${caravan(scene)}
    </svg>
  `;
}

/** @param {Scene} scene */
const banner = (scene) => svg`
  <rect x="912" y="326" width="92" height="30" rx="6" fill="#a8322a" stroke="#33241a" stroke-width="1.5"/>
  <text class="finish" x="958" y="347">${scene.say("board-finish")}</text>
`;

// ---- In the middle ----

/** @param {Scene} scene */
const rolling = (scene) => svg`
  <g class="pyramid" data-do="roll" data-tip=${scene.say("board-pyramid", { dice: scene.view.dice.length })} data-clause="CU12">
    ${pyramid}${glow(outline)}
  </g>
`;

/** The dice that are still in the pyramid. @param {Scene} scene */
function diceLeft(scene) {
  const dice = /** @type {Camel[]} */ (scene.view.dice);
  const size = scene.phone ? LEGIBLE / 30 : 0.62;
  const step = 46 * size;
  const width = dice.length * step + 16;
  if (!dice.length) return nothing;
  return svg`
    <g transform="translate(600 ${scene.phone ? 418 : 424})">
      <rect class="plaque" x=${-width / 2} y=${-26 * size - 4} width=${width} height=${52 * size + 8} rx=${26 * size}></rect>
      ${dice.map(
        (camel, i) => svg`<g data-piece="die-${camel}" data-tip=${scene.say("board-not-rolled", { camel: scene.say(`camel-${camel}`) })} data-clause="CU12" transform="translate(${(i - (dice.length - 1) / 2) * step} ${-2 * size}) scale(${size})"><g data-tumble>${die(camel)}</g></g>`,
      )}
    </g>
  `;
}

/**
 * A camel's tent, with its die if that has been rolled in this leg.
 * @param {Scene} scene
 * @param {Camel} camel
 * @param {number} x
 */
function rolled(scene, camel, x) {
  const out = scene.view.leg > 0 && !scene.view.dice.includes(camel);
  const pips = out ? Number(scene.last.find((line) => line.kind === "chance" && line.do[0] === camel)?.do[1] ?? 0) : 0;
  const name = scene.say(`camel-${camel}`);
  const tip = pips ? scene.say("board-rolled", { camel: name, pips }) : scene.say("board-not-rolled", { camel: name });
  return svg`
    <g class="tent" data-tip=${tip} data-clause="CU12">
      <g transform="translate(${x - 50} 448)">${tent(camel, scene.phone ? LEGIBLE : 17)}</g>
      ${
        pips
          ? svg`<g data-piece="die-${camel}" transform="translate(${x} 519)"><g data-tumble>${die(camel, pips)}</g></g>`
          : svg`<rect class="empty" x=${x - 15} y="506" width="30" height="30" rx="7"/>`
      }
    </g>
  `;
}

/**
 * A camel's leg tiles that may still be taken.
 * @param {Scene} scene
 * @param {Camel} camel
 * @param {number} x
 */
function stack(scene, camel, x) {
  const values = /** @type {number[]} */ (scene.view.leg_tiles[camel]);
  const name = scene.say(`camel-${camel}`);
  if (!values.length)
    return svg`<g data-tip=${scene.say("board-no-leg-tile", { camel: name })} data-clause="CU10"><path class="empty" transform="translate(${x - 30} 578)" d=${legTileEdge} /></g>`;
  const tip = scene.say("board-leg-tile", { camel: name, value: values[0], left: values.length });
  return svg`
    <g class="leg-tile" data-do="leg${camel}" data-tip=${tip} data-clause="CU10" transform="translate(${x - 30 - (values.length - 1) * 8} 578)">
      ${values
        .slice(1)
        .reverse()
        .map((value, i, below) => {
          const shift = (below.length - i) * 17;
          return svg`<g transform="translate(${shift} 3)">${legTileBelow(camel, scene.phone ? 0 : value)}</g>`;
        })}
      <g data-piece="leg-${camel}-${values[0]}">${legTile(camel, values[0], scene.phone ? LEGIBLE + 2 : 29)}</g>
      ${glow(legTileEdge)}
    </g>
  `;
}

const NICHE = "M-40 400Q-52 400-52 388V255.8C-52 217.7-18.7 213.4 0 188C18.7 213.4 52 217.7 52 255.8V388Q52 400 40 400Z";
/**
 * A pile of race cards: the backs of the others', the faces of one's own.
 * @param {Scene} scene
 * @param {"win" | "lose"} kind
 * @param {number} x
 * @param {Card[]} cards in the order laid
 */
function pile(scene, kind, x, cards) {
  const by = cards.map((card) => scene.names[card.player]).join(", ");
  const tip = scene.say(`board-pile-${kind}`, { cards: cards.length, by: by || "–" });
  return svg`
    <g transform="translate(${x} 0)" data-tip=${tip} data-clause="CU13">
      <g class="pile" data-choose=${CAMELS.map((camel) => kind + camel).join(" ")} data-tip=${tip} data-clause="CU13">
        <path d=${NICHE} transform="translate(0 4)" fill="#4a2a0c" opacity=".28"/>
        <path class="niche" d=${NICHE} />
        <g transform="translate(0 ${scene.phone ? 240 : 226}) scale(${scene.phone ? 1.8 : 1})">${kind === "win" ? SUN : MOON}</g>
        ${scene.phone ? nothing : svg`<text class="caption" y="266">${scene.say(`board-${kind}`)}</text>`}
        ${glow(NICHE)}
      </g>
      <g class="cards">${scene.phone ? fan(cards) : laid(scene, kind, cards)}</g>
    </g>
  `;
}

/** Where there is little room: the last cards, and how many there are. @param {Card[]} cards */
const fan = (cards) => svg`
  ${cards.slice(-3).map((card, i) => svg`<g transform="translate(${i * 6 - 6} ${318 - i * 3}) rotate(${[-8, 4, -3][i]})">${card.camel ? cardFace(card.camel) : cardBack}</g>`)}
  <text class="count" y="392">${cards.length}</text>
`;

/**
 * Each card with the mark of who laid it, in three columns that close up when there are many.
 * @param {Scene} scene
 * @param {string} kind
 * @param {Card[]} cards
 */
function laid(scene, kind, cards) {
  const rows = Math.ceil(cards.length / 3);
  const step = Math.min(54, 74 / Math.max(1, rows - 1));
  return cards.map(
    (card, i) => svg`
      <g data-piece="card-${kind}-${i}" transform="translate(${((i % 3) - 1) * 31} ${298 + Math.floor(i / 3) * step})">
        <g transform="scale(.5)">${card.camel ? cardFace(card.camel) : cardBack}</g>
        <g transform="translate(-10 8) scale(.5)">${scene.mark(card.player)}</g>
      </g>
    `,
  );
}

// ---- The track ----

/**
 * @param {Scene} scene
 * @param {number} number
 */
function space(scene, number) {
  const { x, y, width, height, way } = boxOf(number);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const lays = number >= FIRST_DESERT ? `+${number} -${number}` : "";
  const arrow = { 0: [x + width - 14, cy], 180: [x + 14, cy], 90: [cx, y + height - 14], "-90": [cx, y + 14] }[way];
  return svg`
    <g class="space" data-choose=${lays} data-tip=${scene.say("board-space", { space: number })} data-clause="CU11">
      <rect class="slab-edge" x=${x} y=${y + 4} width=${width} height=${height + 2} rx="16"/>
      <rect class="slab" x=${x} y=${y} width=${width} height=${height} rx="16"/>
      <rect class="slab-rule" x=${x + 6} y=${y + 6} width=${width - 12} height=${height - 12} rx="11"/>
      <path class="ornament" transform="translate(${cx} ${cy}) scale(36)" d=${STAR} vector-effect="non-scaling-stroke"/>
      <path class="ornament full" transform="translate(${cx} ${cy}) scale(21)" d=${STAR} />
      <path class="slab-rule" transform="translate(${arrow}) rotate(${way})" d="M-4-7 4 0-4 7" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
      ${glow(rounded(x + 3, y + 3, width - 6, height - 6))}
      <text class="number" x=${x + (scene.phone ? 12 : 14)} y=${y + (scene.phone ? 36 : 28)}>${number}</text>
    </g>
  `;
}

/** Desert tiles on the track, and where one's own could go. @param {Scene} scene */
function deserts(scene) {
  const track = /** @type {{space: number, desert: {owner: number, oasis: boolean} | null}[]} */ (scene.view.track);
  const ghosts = [...scene.legal.keys()].filter((choice) => /^[+-]/.test(choice));
  return svg`
    ${track.map(({ space: at, desert: tile }) => (tile ? desert(scene, at, tile.owner, tile.oasis) : nothing))}
    ${ghosts.map((choice) => {
      const at = Number(choice.slice(1));
      return svg`<g data-preview=${choice} class="ghost">${desert(scene, at, scene.seat ?? 0, choice[0] === "+", true)}</g>`;
    })}
  `;
}

/**
 * @param {Scene} scene
 * @param {number} at
 * @param {number} owner
 * @param {boolean} oasis
 * @param {boolean} [ghost] it does not lie there yet
 */
function desert(scene, at, owner, oasis, ghost = false) {
  const { x, y, width, height } = boxOf(at);
  const tip = scene.say(oasis ? "board-oasis" : "board-mirage", { space: at, name: scene.names[owner] });
  return svg`
    <g transform="translate(${x + width / 2 - 58} ${y + height / 2 - 56})" data-piece=${ghost ? nothing : `desert-${owner}`} data-tip=${ghost ? nothing : tip} data-clause="CU15">
      ${desertTile(oasis, scene.phone ? LEGIBLE : 22)}
      <g transform="translate(-12 ${scene.phone ? 52 : 72}) scale(${scene.phone ? LEGIBLE / 20 : 0.8})">${scene.mark(owner)}</g>
    </g>
  `;
}

/** All camels, those farther down the screen in front. @param {Scene} scene */
function caravan(scene) {
  const stacks = /** @type {{space: number, camels: Camel[]}[]} */ (scene.view.track).filter((at) => at.camels.length);
  const depth = (/** @type {{space: number}} */ at) => boxOf(at.space).y;
  return stacks.sort((a, b) => depth(a) - depth(b)).flatMap((at) => carried(scene, at.space, at.camels));
}

/**
 * The camels of one space, from the bottom up; the more there are, the closer.
 * @param {Scene} scene
 * @param {number} at
 * @param {Camel[]} camels
 */
function carried(scene, at, camels) {
  const { x, y, width, height, way } = boxOf(at);
  const above = y < 100 ? 0 : 100; // how far a stack may rise over its space
  const size = WIDTH * (above ? 1 : [1, 1, 0.86, 0.76, 0.7][camels.length - 1]);
  const step = Math.min(44, (height + above - 4 - size * 0.8) / Math.max(1, camels.length - 1));
  const names = camels.map((camel) => scene.say(`camel-${camel}`));
  return camels.map((camel, i) => {
    const carries = names.slice(i + 1).join(", ");
    const key = at > SPACES ? "board-home" : carries ? "board-carries" : "board-camel";
    const tip = scene.say(key, { camel: names[i], space: at, carries });
    const pose = { width: size, left: way === 180, side: camels.length > 1 && i % 2 === 1, letter: scene.phone ? LEGIBLE : 17 };
    return svg`
      <g class="camel" data-piece="camel-${camel}" data-tip=${tip} data-clause="CU17" transform="translate(${x + width / 2 - size / 2 + 4} ${y + height - 10 - i * step})">
        ${i === 0 ? svg`<ellipse cx=${size * 0.42} cy="-2" rx=${size * 0.42} ry="8" fill="#4a2a0c" opacity=".28"/>` : nothing}
        ${standing(camel, pose)}
      </g>
    `;
  });
}
