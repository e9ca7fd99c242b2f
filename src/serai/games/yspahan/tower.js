/** The tower: groups of dice on its six squares, each with what it may be used for. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { die, use } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{square: string, white: number, yellow: number, value: number, yields: number}} Group
 */

const DIE = 22;
const WHITE = 9; // dice that everybody rolls
const MOST = 5; // dice that are drawn one by one; more are counted
const CLAUSES = /** @type {Record<string, string>} */ ({ camel: "YS21", gold: "YS21" });

/** @param {Scene} scene */
export const tower = (scene) => html`
  <section class="tower" aria-label=${scene.say("board-tower")}>
    ${dome(scene)}
    <div class="storeys">
      ${(scene.view.tower ?? []).map((/** @type {Group} */ group) => storey(scene, group))}
    </div>
    ${table(scene)}
  </section>
`;

/** @param {Scene} scene */
const dome = (scene) => html`
  <svg class="dome" viewBox="0 0 300 84" aria-hidden="true">
    <circle cx="250" cy="38" r="19" class="sun"></circle><circle cx="258" cy="32" r="17" class="bite"></circle>
    <rect x="88" y="72" width="124" height="12" class="drum"></rect>
    <path d="M100 73C88 46 136 40 150 16C164 40 212 46 200 73Z" fill="url(#ys-dome)"></path>
    <path d="M124 73C118 50 142 40 150 18M176 73C182 50 158 40 150 18M150 18V73" class="rib"></path>
    <path d="M150 16V6" class="mast"></path><circle cx="150" cy="13" r="3" class="ball"></circle>
    <path d="M88 78H212" class="band"></path>
  </svg>
`;

/**
 * @param {Scene} scene
 * @param {Group} group
 */
function storey(scene, group) {
  const { square, white, yellow, value } = group;
  const dice = white + yellow;
  const name = scene.say(`square-${square}`);
  const tip = dice ? scene.say("board-group", { square: name, dice, value, yellow }) : scene.say("board-no-group", { square: name });
  return html`
    <div class="storey ${dice ? "" : "empty"}">
      <div class="niche" data-tip=${tip} data-clause="YS11">
        <svg viewBox="0 0 34 38" class="emblem" aria-hidden="true">
          <path d="M1 37V14C1 6 13 7 17 1C21 7 33 6 33 14V37Z" class="arch"></path>
          ${use(`good-${square}`, 4, 9, 26)}
        </svg>
        <b>${name}</b>
        ${dice ? diceOf(group) : html`<i>${scene.say("board-none")}</i>`}
      </div>
      ${dice ? uses(scene, group) : nothing}
    </div>
  `;
}

/** @param {Group} group */
function diceOf({ square, white, yellow, value }) {
  const all = [...Array(white).fill(false), ...Array(yellow).fill(true)];
  if (all.length <= MOST) return html`<svg class="dice" viewBox="0 0 ${all.length * 26} 27" preserveAspectRatio="xMinYMid" aria-hidden="true">${all.map((y, i) => rolled(`${square}-${i}`, y, die(13 + i * 26, 13, DIE, value, y)))}</svg>`;
  const kinds = [{ count: white, y: false }, { count: yellow, y: true }].filter(({ count }) => count);
  return html`<svg class="dice" viewBox="0 0 ${kinds.length * 50} 27" preserveAspectRatio="xMinYMid" aria-hidden="true">
    ${kinds.map(({ count, y }, i) => svg`${rolled(`${square}-${i}`, y, die(13 + i * 50, 13, DIE, value, y))}<text x=${28 + i * 50} y="19">×${count}</text>`)}
  </svg>`;
}

/**
 * A die that has been thrown, and tumbles to its place.
 * @param {string} name
 * @param {boolean} yellow
 * @param {unknown} drawn
 */
const rolled = (name, yellow, drawn) => svg`<g data-piece="die-${name}" data-kin=${yellow ? "yellow-die" : "white-die"}><g data-tumble>${drawn}</g></g>`;

/**
 * The three things a group is good for, each to be pressed.
 * @param {Scene} scene
 * @param {Group} group
 */
function uses(scene, { square, value, yields }) {
  const own = ["camel", "gold"].includes(square) ? square : "cubes";
  return html`
    <div class="uses">
      <span class="use own" data-do="take.${square}" data-tip=${scene.say(`board-take-${own}`, { number: yields, square: scene.say(`square-${square}`) })} data-clause=${CLAUSES[square] ?? "YS25"}>
        <b>${yields}</b>${own === "cubes" ? goods(scene) : icon(own)}
      </span>
      <span class="use" data-do="move.${square}" data-tip=${scene.say("board-walk", { value })} data-clause="YS22">
        <b>${value}</b><svg viewBox="0 0 64 96" aria-hidden="true">${use("pawn", 0, 0, 64, 96)}</svg>
      </span>
      <span class="use" data-do="card.${square}" data-tip=${scene.say("board-draw", { deck: scene.view.deck })} data-clause="YS22">
        <b>+</b><svg viewBox="0 0 40 40" class="cards" aria-hidden="true">${use("i-card", 0, 0, 40)}</svg>
      </span>
    </div>
  `;
}

/** @param {Scene} scene */
function goods(scene) {
  const seat = scene.view.turn ?? 0;
  return html`<svg viewBox="0 0 60 60" aria-hidden="true">${use(`cube-${seat}`, 2, 2, 56, 56, `p${seat}`)}</svg>`;
}

/** @param {string} kind */
export const icon = (kind) =>
  kind === "gold"
    ? html`<svg viewBox="0 0 40 40" aria-hidden="true">${use("i-gold", 0, 0, 40)}</svg>`
    : html`<svg viewBox="0 0 124 100" class="beast" aria-hidden="true">${use("i-camel", 0, 0, 124, 100)}</svg>`;

/**
 * Before the roll: the dice on the table, with the yellow ones that may be bought. While it lasts: those that lie.
 * @param {Scene} scene
 */
function table(scene) {
  const { dice, stage } = scene.view;
  if (dice) return rolling(dice);
  if (stage !== "prepare" || scene.over) return nothing;
  return html`
    <div class="rolls">
      <span class="roll" data-do="roll" data-home="white-die yellow-die" data-tip=${scene.say("board-roll")} data-clause="YS10">
        <svg viewBox="0 0 66 27" aria-hidden="true">${Array.from({ length: WHITE }, (_, i) => die(7 + (i % 5) * 13 + (i > 4 ? 6.5 : 0), i > 4 ? 20 : 7, 12, 1 + ((i * 4) % 6)))}</svg>
        <b>${scene.say("board-roll")}</b>
      </span>
      ${[1, 2, 3].map(
        (yellow) => html`
          <span class="roll" data-do="roll+${yellow}" data-tip=${scene.say("board-roll-yellow", { yellow })} data-clause="YS10">
            <svg viewBox="0 0 ${yellow * 26} 27" aria-hidden="true">${Array.from({ length: yellow }, (_, i) => die(13 + i * 26, 13, DIE, 6, true))}</svg>
            <b>${scene.say("board-pay", { gold: yellow })}</b>
          </span>
        `,
      )}
    </div>
  `;
}

/** @param {{white: number[], yellow: number[]}} dice */
function rolling({ white, yellow }) {
  const lying = [white, yellow].flatMap((counts, kind) =>
    counts.flatMap((count, side) => Array.from({ length: count }, () => ({ value: side + 1, yellow: kind === 1 }))),
  );
  return html`<div class="rolls">
    <svg viewBox="0 0 162 56" aria-hidden="true">${lying.map((d, i) => die(14 + (i % 6) * 27, 14 + Math.floor(i / 6) * 28, DIE, d.value, d.yellow))}</svg>
  </div>`;
}
