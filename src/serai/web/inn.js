/** What all pages share: the top bar, who is here, the language, and what went wrong. */

import { post, Refusal, request } from "./house.js";
import { languages, night, settings } from "./settings.js";
import { token } from "./token.js";
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";
import { language, remember, say, speak } from "./words.js";

/**
 * @typedef {import("./house.js").Account} Account
 * @typedef {object} Page
 * @property {() => void} open
 * @property {() => unknown} content the page's template
 * @property {() => string} title
 * @property {() => boolean} [calls] somebody is awaited here, which the page's sign shows
 * @property {() => unknown} [switches] among the settings
 * @property {() => unknown} [crumb] beside the logo
 * @property {() => void} [speak] the language has changed
 * @property {() => void} [drawing] the page is about to be drawn
 * @property {() => void} [drawn] the page stands as the last template says
 */

export class Inn {
  /** @type {Page | null} */
  page = null;
  problem = "";
  #drawing = false;
  /** @type {(() => unknown) | null} what waits for a name */
  #wish = null;

  /** @param {Account | null} me */
  constructor(me) {
    this.me = me;
  }

  /** @param {Page} page */
  show(page) {
    this.page = page;
    page.open();
    this.draw();
  }

  /** Bring the page up to date, once for all changes of a moment. */
  draw() {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      if (!this.page) return;
      document.title = this.page.title();
      beckon(this.page.calls?.() ?? false);
      this.page.drawing?.();
      render(this.#frame(this.page), document.body);
      this.page.drawn?.();
    });
  }

  /**
   * Do something, and show the sentence if it cannot be done.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | undefined>}
   */
  async attempt(work) {
    this.problem = "";
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof Refusal) this.problem = fault.message;
      else if (fault instanceof TypeError) this.problem = say("unreachable");
      else throw fault;
    } finally {
      this.draw();
    }
  }

  /**
   * Do something that only somebody with a name can do; ask for the name first.
   * @param {() => unknown} wish
   */
  named(wish) {
    if (this.me) return wish();
    this.#wish = wish;
    /** @type {HTMLElement | null} */ (document.querySelector("#name"))?.focus();
    this.problem = say("name-first");
    this.draw();
  }

  /**
   * Whoever has no name becomes a guest, under the one they wish, the one that stands in the door or one of ours.
   * @param {string} [wish]
   */
  async welcome(wish = "") {
    if (this.me) return;
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#name"));
    const number = 1000 + (crypto.getRandomValues(new Uint16Array(1))[0] % 9000);
    const name = wish || field?.value.trim() || say("traveller", { number: String(number) });
    this.me = await post("/api/guest", { name, lang: language() });
  }

  /** The form in which a passer-by becomes a guest. */
  door() {
    return html`
      <form class="door" @submit=${(/** @type {SubmitEvent} */ event) => this.#comeIn(event)}>
        <label for="name">${say("your-name")}</label>
        <input id="name" name="name" required maxlength="40" autocomplete="nickname" />
        <button class="main">${say("come-in")}</button>
      </form>
    `;
  }

  /** @param {SubmitEvent} event */
  async #comeIn(event) {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    await this.attempt(async () => {
      this.me = await post("/api/guest", { name, lang: language() });
      const wish = this.#wish;
      this.#wish = null;
      if (wish) await wish();
      else this.page?.open();
    });
  }

  /** @param {string} chosen */
  async speak(chosen) {
    remember(chosen);
    await speak(chosen);
    this.problem = "";
    this.page?.speak?.();
    this.draw();
    if (this.me) await this.attempt(() => request("PATCH", "/api/account", { lang: chosen }));
  }

  /** @param {Page} page */
  #frame(page) {
    return html`
      <header class="top">
        <a class="brand" href="/" aria-label=${say("home")}>${logo}<span>Serai</span></a>
        ${page.crumb?.() ?? nothing}
        <span class="space"></span>
        ${languages(this)} ${night(this)} ${settings(this)}
        ${this.me
          ? html`<a class="me" href="/account">${token(0, this.me.name)}<span>${this.me.name}</span></a>`
          : html`<a class="me" href="/account"><span>${say("sign-in")}</span></a>`}
      </header>
      <div role="alert">
        ${this.problem
          ? html`<p class="problem">
              <span>${this.problem}</span>
              <button class="quiet" aria-label=${say("close")} @click=${() => this.#forgive()}>×</button>
            </p>`
          : nothing}
      </div>
      ${page.content()}
    `;
  }

  #forgive() {
    this.problem = "";
    this.draw();
  }
}

/** The sign of the page, among those of other pages: with a dot it calls. @param {boolean} on */
function beckon(on) {
  const sign = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
  const wanted = SIGNS[Number(on)];
  if (sign.href !== wanted) sign.href = wanted;
}

const SIGNS = ["./logo.svg", "./logo-turn.svg"].map((name) => new URL(name, import.meta.url).href);

const logo = html`<img src=${SIGNS[0]} alt="" width="30" height="34" />`;
