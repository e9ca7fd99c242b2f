/** The words of the pages, from the same kind of Fluent files that the server speaks from. */

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";

export const LANGUAGES = ["en", "it"];
const KEPT = "serai.language";

/** @type {FluentBundle} */
let bundle;
let spoken = LANGUAGES[0];

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
  const response = await fetch(new URL(`./${wanted}.ftl`, import.meta.url));
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  fresh.addResource(new FluentResource(await response.text()));
  bundle = fresh;
  spoken = wanted;
  document.documentElement.lang = wanted;
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
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : key;
}
