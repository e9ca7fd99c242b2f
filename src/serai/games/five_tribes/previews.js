/** What a choice would lead to, before it is made: where a move may end, and what its last meeple would take. */

import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { cornerOf, isTile, tall, TILE } from "./plan.js";
import { use } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{tile: string, tribe: string, count: number, claims: boolean, coins: number, cards: string[]}} Take
 */

/** @param {Scene} scene */
export function previews(scene) {
  const { ends, takes } = scene.view.move;
  return [
    Object.entries(ends).map(([choice, tiles]) => (scene.legal.has(choice) ? goals(scene, choice, tiles) : nothing)),
    Object.entries(takes).map(([choice, take]) => (scene.legal.has(choice) ? taken(scene, take) : nothing)),
  ];
}

/**
 * Rings around the tiles where the move may end, and a flag where that would win the tile.
 * @param {Scene} scene
 * @param {string} choice
 * @param {string} tiles
 */
function goals(scene, choice, tiles) {
  const { phone } = scene;
  const all = tiles.split(" ").filter(Boolean);
  const corner = (/** @type {string} */ tile) => cornerOf(tile, phone);
  const high = tall(phone) - 4;
  const rings = all.map(corner).map(({ x, y }) => `M${x + 2} ${y + 2}h${TILE - 4}v${high}h${4 - TILE}z`);
  const flags = won(scene, choice, all).map(corner).map(({ x, y }) => `M${x + 92} ${y + 34}v-28l24 8l-21 8v12z`);
  return svg`
    <g data-preview=${choice} class="goals">
      <path d=${rings.join("")} class="goal"></path>
      ${flags.length ? svg`<path d=${flags.join("")} class="flag"></path>` : nothing}
    </g>`;
}

/**
 * Of the tiles where a move may end, those that its last meeple could empty and win.
 * @param {Scene} scene
 * @param {string} choice
 * @param {string[]} tiles
 */
export function won({ view }, choice, tiles) {
  const there = (/** @type {string} */ name) => view.tiles.find((/** @type {{tile: string}} */ { tile }) => tile === name);
  const hand = isTile(choice) ? there(choice).meeples : { ...view.move.hand, [choice[0]]: view.move.hand[choice[0]] - 1 };
  if (view.turn === null || !view.players[view.turn].camels) return [];
  return tiles.filter((name) => {
    const { meeples, camel } = there(name);
    const tribes = Object.keys(meeples);
    return camel === null && tribes.length === 1 && hand[tribes[0]] > 0;
  });
}

/**
 * On the tile where the last meeple may land: the meeple, how many it would gather, and what they bring.
 * @param {Scene} scene
 * @param {Take} take
 */
function taken(scene, take) {
  const { phone } = scene;
  const { x, y } = cornerOf(take.tile, phone);
  const k = phone ? 1.5 : 1;
  const gains = brings(scene, take);
  const rows = gains.length ? 2 : 1;
  const [left, top] = [x + 3, y + (phone ? 48 : 30)];
  const second = top + 30 * k;
  return svg`
    <g class="take" aria-hidden="true">
      <rect x=${left} y=${top} width=${TILE - 6} height=${30 * k * rows} rx="9"></rect>
      ${use(`meeple-${take.tribe}`, left + 4, top + 2 * k, 0.56 * k)}
      <text x=${left + 4 + 25 * k} y=${top + 21 * k} class=${phone ? "large" : nothing}>×${take.count}</text>
      ${take.claims && scene.turn !== null ? use(`camel-${scene.turn}`, x + TILE - 8 - 31 * k, top + k, 0.5 * k, `p${scene.turn}`) : nothing}
      ${gains.map(({ id, text, scale }, i) => {
        const at = left + 5 + i * (phone ? 56 : 54);
        return svg`${use(id, at, second + 2 * k, scale * k)}
          ${text ? svg`<text x=${at + 26 * k} y=${second + 20 * k} class=${phone ? "large" : nothing}>${text}</text>` : nothing}`;
      })}
    </g>
    ${arrow(scene, take)}`;
}

/**
 * What the gathered ones and the tile would bring.
 * @param {Scene} scene
 * @param {Take} take
 */
function brings(scene, { tile, coins, cards, tribe, count }) {
  const { kind } = scene.view.tiles.find((/** @type {{tile: string}} */ other) => other.tile === tile);
  const gains = [];
  if (cards.length) gains.push({ id: "cards", text: String(cards.length), scale: 1 });
  if (coins) gains.push({ id: "coin", text: String(coins), scale: 1 });
  if (tribe === "r") gains.push({ id: "target", text: String(count), scale: 0.62 });
  const action = { village: "palace", oasis: "palm", small: "market", large: "market" }[/** @type {string} */ (kind)] ?? "djinn";
  gains.push({ id: action, text: "", scale: action === "palace" || action === "palm" ? 0.58 : 1 });
  return gains;
}

/**
 * The last step.
 * @param {Scene} scene
 * @param {Take} take
 */
function arrow(scene, { tile }) {
  const { phone } = scene;
  const [from, to] = [scene.view.move.at, tile].map((name) => cornerOf(name, phone));
  const x = (from.x + to.x + TILE) / 2;
  const y = (from.y + to.y + tall(phone)) / 2;
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return svg`<path d="M-9 -12L10 0L-9 12L-4 0z" transform="translate(${x} ${y}) rotate(${turn})" class="arrow"></path>`;
}
