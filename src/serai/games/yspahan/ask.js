/** The strip above the city: week and day, what is being decided, and the choices that lie nowhere on the board. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { cube, shopName, use } from "./shapes.js";
import { icon } from "./tower.js";

/** @typedef {import("./board.js").Scene} Scene */

const WEEKS = 3;
const DAYS = 7;

/** @param {Scene} scene */
export const ask = (scene) => html`
  <section class="ask ${scene.legal.size ? "mine" : ""} ${scene.view.task === "protect" ? "grave" : ""}">
    ${calendar(scene)}
    <div class="question">
      <p>${question(scene)}</p>
      ${progress(scene)}
    </div>
    <div class="answers">${answers(scene)}</div>
  </section>
`;

/** @param {Scene} scene */
function calendar(scene) {
  const { week, day } = scene.view;
  const said = scene.say("board-day", { week, day });
  return html`
    <div class="calendar" data-tip=${scene.say("board-days", { week, day, weeks: WEEKS, days: DAYS })} data-clause="YS1">
      <b>${said}</b>
      <svg viewBox="0 0 ${DAYS * 16} ${WEEKS * 11}" aria-hidden="true">
        ${Array.from({ length: WEEKS * DAYS }, (_, n) => {
          const [w, d] = [Math.floor(n / DAYS) + 1, (n % DAYS) + 1];
          const when = w < week || (w === week && d < day) ? "past" : w === week && d === day ? "today" : "";
          return daymark(8 + (d - 1) * 16, 5.5 + (w - 1) * 11, when);
        })}
      </svg>
    </div>
  `;
}

/**
 * A day: gone, today or to come.
 * @param {number} x
 * @param {number} y
 * @param {string} when
 */
function daymark(x, y, when) {
  const r = when === "today" ? 5.2 : 3.4;
  return svg`<path d="M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z" class="daymark ${when}"></path>`;
}

/**
 * What is being decided now, and by whom.
 * @param {Scene} scene
 */
function question(scene) {
  const { view, over, turn } = scene;
  if (over) return scene.say("board-over");
  if (turn === null) return scene.say("board-chance");
  const at = view.task === "nothing" ? view.stage : view.task.replace(" ", "-");
  const { cubes, pips, place, waiting } = view.pending;
  return scene.say(scene.legal.size ? `board-ask-${at}` : `board-wait-${at}`, {
    player: scene.names[turn],
    cubes,
    pips,
    place: place === null ? scene.say("board-city") : scene.say(`square-${place}`),
    shop: waiting.length ? shopName(scene, waiting[0]) : "",
  });
}

/**
 * Cubes still to be placed.
 * @param {Scene} scene
 */
function progress({ view, turn }) {
  if (view.task !== "place" || turn === null) return nothing;
  const { cubes } = view.pending;
  return html`<svg class="cubes" viewBox="0 0 ${cubes * 22} 22" aria-hidden="true">
    ${Array.from({ length: cubes }, (_, i) => svg`<g data-piece="supply-${cubes - i}" data-kin="cube-${turn}">${cube(turn, 11 + i * 22, 11, 18)}</g>`)}
  </svg>`;
}

/**
 * Choices that lie nowhere on the board.
 * @param {Scene} scene
 */
function answers(scene) {
  const { legal } = scene;
  if (legal.has("keep")) return protection(scene);
  const amounts = [...legal.keys()].filter((choice) => /^\d+(camels|gold)$/.test(choice));
  return html`
    ${amounts.map((choice) => answer(scene, choice, amount(choice)))}
    ${legal.has("camel>gold") ? answer(scene, "camel>gold", html`${icon("camel")} → ${icon("gold")}`) : nothing}
    ${legal.has("gold>camel") ? answer(scene, "gold>camel", html`${icon("gold")} → ${icon("camel")}`) : nothing}
    ${legal.has("stop") ? answer(scene, "stop", scene.say("board-stop"), "main") : nothing}
    ${legal.has("card") ? answer(scene, "card", scene.say("board-draw-anyway"), "main") : nothing}
    ${legal.has("end") ? answer(scene, "end", scene.say("board-end"), "main") : nothing}
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

/** @param {string} choice */
function amount(choice) {
  const [, number, kind] = /** @type {RegExpExecArray} */ (/^(\d+)(.*)$/.exec(choice));
  return html`<b>${number}</b>${icon(kind === "gold" ? "gold" : "camel")}`;
}

/**
 * A cube is about to leave: give a camel, or let it go.
 * @param {Scene} scene
 */
function protection(scene) {
  const seat = scene.turn ?? 0;
  return html`
    ${answer(scene, "keep", html`${icon("camel")}<span>${scene.say("board-keep")}</span>`, "large")}
    ${answer(
      scene,
      "yield",
      html`<svg viewBox="0 0 60 60" aria-hidden="true">${use(`cube-${seat}`, 2, 2, 56, 56, `p${seat}`)}</svg><span>${scene.say("board-yield")}</span>`,
      "large",
    )}
  `;
}
