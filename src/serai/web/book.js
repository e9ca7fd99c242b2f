/** The rules at hand: beside the board, on a narrow screen over it, open at the clause that matters now. */

import { Refusal } from "./house.js";
import { rulesOf } from "./rules.js";
import { html, render } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

const narrow = matchMedia("(width < 700px)");

export class Book {
  #box = document.createElement("dialog");
  #spoken = ""; // the language of its text
  #clause = "";

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.#box.className = "book";
    this.#box.setAttribute("aria-labelledby", "book");
    this.#box.addEventListener("close", () => document.documentElement.classList.remove("reading"));
    this.#box.addEventListener("click", (event) => this.#follow(event));
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  get isOpen() {
    return this.#box.open;
  }

  /** @param {string} clause none for the beginning */
  async open(clause) {
    if (!this.#box.isConnected) document.body.append(this.#box);
    if (!this.isOpen && narrow.matches) this.#box.showModal();
    else if (!this.isOpen) this.#box.show();
    document.documentElement.classList.add("reading");
    await this.#read();
    this.#turnTo(clause);
  }

  close() {
    this.#box.close(); // which gives the focus back
  }

  /** The language has changed. */
  async speak() {
    if (!this.isOpen) return;
    await this.#read();
    this.#turnTo(this.#clause);
  }

  async #read() {
    if (this.#spoken === language()) return;
    this.#write(html`<p class="soft">${say("opening")}</p>`, "");
    try {
      const [contents, article] = (await rulesOf(this.game, "all")).filter((node) => node instanceof Element);
      this.#spoken = language();
      this.#write(article, contents);
    } catch (fault) {
      if (!(fault instanceof Refusal || fault instanceof TypeError)) throw fault;
      this.#write(html`<p>${fault instanceof Refusal ? fault.message : say("unreachable")}</p>`, "");
    }
  }

  /**
   * @param {unknown} text
   * @param {unknown} contents
   */
  #write(text, contents) {
    render(
      html`
        <div class="head">
          <h2 id="book" tabindex="-1">${say("rules")}</h2>
          <a href="/rules/${this.game}" target="_blank">${say("as-page")}</a>
          <button class="quiet round" aria-label=${say("close")} @click=${() => this.close()}>×</button>
          <details>
            <summary>${say("contents")}</summary>
            ${contents}
          </details>
        </div>
        <div class="rules" tabindex="0" role="region" aria-labelledby="book">${text}</div>
      `,
      this.#box,
    );
  }

  /** @param {string} clause */
  #turnTo(clause) {
    this.#clause = clause;
    this.#box.querySelector("details")?.removeAttribute("open");
    this.#box.querySelector(".here")?.classList.remove("here");
    const text = /** @type {HTMLElement} */ (this.#box.querySelector(".rules"));
    const place = /** @type {HTMLElement | null} */ (clause && text.querySelector(`#${CSS.escape(clause)}`));
    if (place) {
      place.classList.add("here");
      place.tabIndex = -1;
    }
    const title = /** @type {HTMLElement} */ (this.#box.querySelector("#book"));
    (place ?? title).focus({ preventScroll: true });
    text.scrollTop = place ? place.offsetTop - 8 : 0;
  }

  /** A clause that is named in the text, or in the contents. @param {MouseEvent} event */
  #follow(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    const clause = link?.hash.slice(1);
    if (!clause || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#turnTo(clause);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || !this.isOpen || document.querySelector(".menu:popover-open")) return;
    event.preventDefault();
    this.close();
  }
}

/** The clause of what has the focus or is pointed at; of a choice, that of its place on the board. */
export function near() {
  const focused = document.querySelector(":focus-visible");
  const pointed = [...document.querySelectorAll(":hover")].at(-1);
  for (const part of [focused, pointed]) {
    const clause = clauseOf(part?.closest("[data-clause]")) || clauseOf(twin(part?.closest("[data-do]")));
    if (clause) return clause;
  }
}

/** @param {Element | null} [part] */
const clauseOf = (part) => /** @type {HTMLElement | undefined} */ (part)?.dataset.clause;

/** Where a button's choice lies on the board. @param {Element | null} [button] */
function twin(button) {
  const choice = /** @type {HTMLElement | undefined} */ (button)?.dataset.do;
  return choice === undefined ? null : document.querySelector(`[data-clause]:is([data-do="${CSS.escape(choice)}"], [data-choose~="${CSS.escape(choice)}"])`);
}
