/** The words of the pages, from the same kind of Fluent files that the server speaks from. */

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";

export const LANGUAGES = ["en", "it"];
const KEPT = "serai.language";

/** @type {FluentBundle} */
let bundle;
/** @type {FluentBundle | null} what the game at this table adds */
let ofGame = null;
let game = "";
let spoken = preferred();

/** The language of the page. */
export const language = () => spoken;

/**
 * The language of choice: what was chosen here before, what the account speaks, what the browser asks for.
 * @param {string} [account]
 * @returns {string}
 */
export function preferred(account) {
  const wishes = [localStorage.getItem(KEPT), account, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((wish) => wish && LANGUAGES.includes(wish)) ?? LANGUAGES[0];
}

/**
 * Speak another language from now on.
 * @param {string} wanted one of LANGUAGES
 */
export async function speak(wanted) {
  const [fresh, freshOfGame] = await Promise.all([read(wanted), game ? read(wanted, game) : null]);
  bundle = fresh;
  ofGame = freshOfGame;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/**
 * Know the words of a game as well; where they are the same as the house's, the game's count.
 * @param {string} name
 */
export async function learn(name) {
  game = name;
  ofGame = await read(spoken, name);
}

/**
 * @param {string} wanted
 * @param {string} [name] of a game; without it, the words of the house
 */
async function read(wanted, name) {
  const folder = name ? `games/${name}/` : "";
  const response = await fetch(new URL(`./${folder}${wanted}.ftl`, import.meta.url));
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(await response.text()));
  return fresh;
}

/**
 * Remember a choice of language in this browser.
 * @param {string} chosen
 */
export function remember(chosen) {
  localStorage.setItem(KEPT, chosen);
}

/**
 * A sentence or a label; the key itself if there is none, so that a gap is seen and breaks nothing.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const speaker = /** @type {any} */ (ofGame?.hasMessage(key) ? ofGame : bundle);
  const pattern = speaker.getMessage(key)?.value;
  return pattern ? speaker.formatPattern(pattern, values, []) : key;
}
