/** The rules of a game. Their text is the house's own, made into HTML by the house. */

import { foot } from "./foot.js";
import { Refusal } from "./house.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/**
 * A part of the rules as elements: one clause by its name, or `all` with a table of contents.
 * @param {string} game
 * @param {string} part
 * @returns {Promise<Node[]>} rejects with a Refusal
 */
export async function rulesOf(game, part) {
  const query = new URLSearchParams({ part, lang: language() });
  const response = await fetch(`/rules/${encodeURIComponent(game)}?${query}`);
  if (!response.ok) {
    const { error, say: sentence } = await response.json();
    throw new Refusal(error, sentence, response.status);
  }
  const found = new DOMParser().parseFromString(await response.text(), "text/html");
  return [...found.body.childNodes].map((node) => document.importNode(node, true));
}

export default class RulesPage {
  /** @type {Node[]} */
  #text = [];
  #refused = "";
  #follow = false; // the address names a clause that was not there yet

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {string} game
   */
  constructor(inn, game) {
    this.inn = inn;
    this.game = decodeURIComponent(game);
  }

  open() {
    this.speak();
  }

  async speak() {
    try {
      this.#text = await rulesOf(this.game, "all");
      this.#follow = location.hash.length > 1;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#refused = fault.message;
    }
    this.inn.draw();
  }

  get #heading() {
    const article = this.#text.find((node) => node.nodeName === "ARTICLE");
    return /** @type {HTMLElement | undefined} */ (article)?.querySelector("h1")?.textContent ?? "Serai";
  }

  title() {
    return this.#text.length ? `${say("rules-of", { title: this.#heading })} · Serai` : "Serai";
  }

  crumb() {
    return this.#text.length ? html`<span class="crumb">${this.#heading}</span>` : nothing;
  }

  content() {
    if (this.#refused)
      return html`
        <main class="alone panel">
          <h1>${say("wrong-link")}</h1>
          <p>${this.#refused}</p>
          <a class="button" href="/">${say("to-hall")}</a>
        </main>
        ${foot()}
      `;
    return html`<main class="rules">${this.#text}</main>
      ${foot()}`;
  }

  drawn() {
    if (!this.#follow || !this.#text.length) return;
    this.#follow = false;
    const clause = document.getElementById(location.hash.slice(1));
    if (!clause) return;
    location.replace(location.hash); // so that the clause is marked as the target
    clause.scrollIntoView();
  }
}
