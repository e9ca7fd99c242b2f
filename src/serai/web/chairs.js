/** Who may sit on a seat, as a choice before the game. */

import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * Who may sit on a seat, as a choice: open, invited, or one of the game's bots.
 * @param {string[]} bots
 * @param {string} chosen
 */
export const seatChoices = (bots, chosen) => html`
  ${["open", "invited"].map((kind) => option(kind, chosen, say(`seat-${kind}`)))}
  ${bots.map((bot) => option(`bot:${bot}`, chosen, say("seat-bot", { bot })))}
`;

/**
 * The same where all sit at one screen: somebody there, or a bot.
 * @param {string[]} bots
 * @param {string} chosen
 */
export const hereChoices = (bots, chosen) => html`
  ${option("here", chosen, say("seat-here"))} ${bots.map((bot) => option(`bot:${bot}`, chosen, say("seat-bot", { bot })))}
`;

/**
 * A choice of seatChoices as the house wants it.
 * @param {string} choice
 */
export function seatWish(choice) {
  const [kind, bot] = choice.split(":");
  return bot ? { kind, bot } : { kind };
}

/**
 * @param {any} value
 * @param {any} chosen
 * @param {string} label
 */
export const option = (value, chosen, label) =>
  html`<option value=${value} ?selected=${value === chosen}>${label}</option>`;
