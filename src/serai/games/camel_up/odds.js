/** The odds panel: each camel's chances in this leg and in the race, and what every action would be worth. */

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { CAMELS, small } from "./pieces.js";

/**
 * @typedef {import("../../scene.js").Scene} Scene
 * @typedef {import("./pieces.js").Camel} Camel
 * @typedef {{first: number, second: number, win: number, lose: number}} Chances
 * @typedef {{outcomes: number, ends: number, camels: Record<Camel, Chances>, worth: Record<string, number>}} Odds
 */

const DESERTS = 3; // the best places for the desert tile

/**
 * @param {Scene} scene
 * @param {Odds} odds
 */
export function figures(scene, odds) {
  const order = [...CAMELS].sort((a, b) => odds.camels[b].first - odds.camels[a].first || odds.camels[b].win - odds.camels[a].win);
  const best = Math.max(...Object.values(odds.worth));
  const worth = (/** @type {string} */ choice) => value(scene, odds.worth[choice], best);
  return html`
    <div class="camel-up odds">
      <table>
        <caption>${scene.say("odds-leg")}</caption>
        <thead>
          <tr><td></td><th>${scene.say("odds-first")}</th><th>${scene.say("odds-second")}</th><td></td><th>${scene.say("odds-tile")}</th></tr>
        </thead>
        <tbody>
          ${order.map((camel) => {
            const { first, second } = odds.camels[camel];
            return html`<tr class="c${camel}" data-camel=${camel}>
              ${name(scene, camel)}
              <td class="first">${percent(first)}</td>
              <td class="second">${percent(second)}</td>
              <td class="gauge">${bar(first, second)}</td>
              <td class="worth">${worth(`leg${camel}`)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      <table>
        <caption>${scene.say("odds-race")}</caption>
        <thead>
          <tr>
            <td></td><th colspan="2">${small.sun} ${scene.say("odds-wins")}</th><th colspan="2">${small.moon} ${scene.say("odds-loses")}</th>
          </tr>
        </thead>
        <tbody>
          ${order.map((camel) => {
            const { win, lose } = odds.camels[camel];
            return html`<tr data-camel=${camel}>
              ${name(scene, camel)}
              <td class="win">${percent(win)}</td>
              <td class="worth">${worth(`win${camel}`)}</td>
              <td class="lose">${percent(lose)}</td>
              <td class="worth">${worth(`lose${camel}`)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      <table>
        <caption>${scene.say("odds-others")}</caption>
        <tbody>
          <tr><th>${small.pyramid} ${scene.say("board-roll")}</th><td class="worth">${worth("roll")}</td></tr>
          ${deserts(odds).map(
            (choice) => html`<tr>
              <th>${small.desert(choice[0] === "+")} ${scene.say(choice[0] === "+" ? "board-do-oasis" : "board-do-mirage")} ${choice.slice(1)}</th>
              <td class="worth">${worth(choice)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
      <p class="soft">${scene.say("odds-note", { outcomes: number(odds.outcomes, 0), ends: percent(odds.ends) })}</p>
    </div>
  `;
}

/**
 * @param {Scene} scene
 * @param {Camel} camel
 */
const name = (scene, camel) => html`<th scope="row">${small.camel(camel)}<span>${scene.say(`camel-${camel}`)}</span></th>`;

/** First in full, second as a lighter piece behind it. @param {number} first @param {number} second */
const bar = (first, second) => html`<svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
  ${svg`<rect class="ground" width="100" height="12"/><rect class="second" x=${first * 100} width=${second * 100} height="12"/><rect class="first" width=${first * 100} height="12"/>`}
</svg>`;

/**
 * Pounds to be expected; a dash for what cannot be done.
 * @param {Scene} scene
 * @param {number | undefined} pounds
 * @param {number} best
 */
function value(scene, pounds, best) {
  if (pounds === undefined) return html`<span class="soft">–</span>`;
  const kind = pounds > best - 1e-9 ? "best" : pounds < 0 ? "loss" : "";
  return html`<span class="pounds ${kind}" title=${kind === "best" ? scene.say("odds-best") : nothing}>${signed(pounds)}</span>`;
}

/** @param {Odds} odds */
const deserts = ({ worth }) =>
  Object.keys(worth)
    .filter((choice) => /^[+-]/.test(choice))
    .sort((a, b) => worth[b] - worth[a])
    .slice(0, DESERTS);

const language = () => document.documentElement.lang;

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0 }).format(share);

/** @param {number} amount @param {number} digits */
const number = (amount, digits) => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);

/** @param {number} pounds */
const signed = (pounds) =>
  new Intl.NumberFormat(language(), { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(pounds).replace("-", "−");
