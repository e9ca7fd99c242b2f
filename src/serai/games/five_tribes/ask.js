/** The strip above the board: the round, what is being decided, the meeples in hand, and choices that lie nowhere else. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { TRIBES } from "./plan.js";
import { icon, kindName, some, use } from "./shapes.js";

/** @typedef {import("./board.js").Scene} Scene */

/** @param {Scene} scene */
export const ask = (scene) => html`
  <section class="ask ${scene.legal.size ? "mine" : ""}">
    <p class="when" data-tip=${scene.say("board-end-of-game")} data-clause="FT61">${scene.say("board-round", { round: scene.view.round })}</p>
    ${inHand(scene)}
    <p class="question">${question(scene)}</p>
    <div class="answers">${answers(scene)}</div>
  </section>
`;

/**
 * The meeples to be dropped, or those gathered.
 * @param {Scene} scene
 */
function inHand({ view }) {
  const all = TRIBES.flatMap((tribe) => Array.from({ length: view.move.hand[tribe] ?? 0 }, (_, i) => ({ tribe, name: `${tribe}-hand-${i}` })));
  if (!all.length) return nothing;
  const step = all.length > 6 ? 20 : 34;
  return html`<svg class="in-hand" viewBox="0 0 ${(all.length - 1) * step + 40} 46" aria-hidden="true">
    ${all.map(({ tribe, name }, i) => svg`<g data-piece=${name} data-kin=${tribe}>${use(`meeple-${tribe}`, i * step, 0, 1)}</g>`)}
  </svg>`;
}

/**
 * What is being decided now, and by whom.
 * @param {Scene} scene
 */
function question(scene) {
  const { view, over, turn } = scene;
  if (over) return scene.say("board-over");
  if (turn === null) return scene.say("board-chance");
  const mine = scene.legal.size > 0;
  const { hand, at, spot, power } = view.move;
  const left = Object.values(hand).reduce((sum, n) => sum + n, 0);
  const [gathered] = Object.keys(hand);
  const tile = view.tiles.find((/** @type {{tile: string}} */ { tile }) => tile === at);
  return scene.say(`board-${mine ? "ask" : "wait"}-${view.phase.replace("_", "-")}`, {
    player: scene.names[turn],
    left,
    gathered: view.phase === "tribe" && gathered ? some(scene, gathered, left) : "",
    at: at ?? "",
    spot: spot ?? "",
    kind: tile?.kind ? kindName(scene, tile.kind) : "",
    djinn: power ?? "",
  });
}

/**
 * Choices without a place on the board.
 * @param {Scene} scene
 */
function answers(scene) {
  const { legal } = scene;
  const rivals = scene.phone ? [...legal.keys()].filter((choice) => /^(vizier|elder)\d$/.test(choice)) : []; // their panels lie in another tab
  const builds = [...legal.keys()].filter((choice) => choice.startsWith("build+"));
  return html`
    ${builds.map((choice) => answer(scene, choice, html`${icon("meeple-b")}${legal.get(choice)?.say}`))}
    ${rivals.map((choice) => answer(scene, choice, html`${icon(choice[0] === "v" ? "meeple-y" : "meeple-w")}${scene.names[Number(choice.slice(-1)) - 1]}`))}
    ${["pay-ww", "pay-wf"].filter((choice) => legal.has(choice)).map((choice) => answer(scene, choice, legal.get(choice)?.say))}
    ${["go", "skip", "stay", "end"].filter((choice) => legal.has(choice)).map((choice) => answer(scene, choice, legal.get(choice)?.say, "main"))}
  `;
}

/**
 * @param {Scene} scene
 * @param {string} choice
 * @param {unknown} words
 * @param {string} [kind]
 */
const answer = (scene, choice, words, kind = "") =>
  html`<span class="answer ${kind}" data-do=${choice} data-tip=${scene.legal.get(choice)?.say ?? ""}>${words}</span>`;
