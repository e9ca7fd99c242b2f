/** Bots of one's own, and the tokens by which programs are let in. */

import { get, post, request } from "./house.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/**
 * @typedef {{id: number, name: string, account: string, created: number, used: number | null}} Token
 * @typedef {{name: string, created: number}} Bot
 */

export class Programs {
  /** @type {Token[]} */
  tokens = [];
  /** @type {Bot[]} */
  bots = [];
  #fresh = ""; // a token that is shown this once

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  async open() {
    if (!this.inn.me) return;
    await this.inn.attempt(() => this.#look());
  }

  async #look() {
    [this.tokens, this.bots] = await Promise.all([get("/api/tokens"), get("/api/bots")]);
  }

  content() {
    return html`
      <section class="panel stack" aria-labelledby="programs">
        <h2 id="programs">${say("programs")}</h2>
        <p class="soft">${say("programs-how")} <a href="/api/openapi.json">OpenAPI</a></p>
        <div role="status">
          ${this.#fresh
            ? html`<p class="fresh">${say("token-once")} <output class="code">${this.#fresh}</output></p>`
            : nothing}
        </div>
        <h3>${say("bots")}</h3>
        ${this.#rows(this.bots, ({ name }) => name, ({ name }) => `/api/bots/${encodeURIComponent(name)}`, "delete-bot")}
        <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.#make(event, "/api/bots")}>
          <label>${say("bot-name")}<input name="name" required maxlength="40" autocomplete="off" /></label>
          <button>${say("register-bot")}</button>
        </form>
        <h3>${say("tokens")}</h3>
        ${this.#rows(this.tokens, label, ({ id }) => `/api/tokens/${id}`, "withdraw")}
        <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.#make(event, "/api/tokens")}>
          <label>${say("token-name")}<input name="name" required maxlength="40" autocomplete="off" /></label>
          <label>
            ${say("token-for")}
            <select name="bot">
              <option value="">${say("myself")}</option>
              ${this.bots.map(({ name }) => html`<option>${name}</option>`)}
            </select>
          </label>
          <button>${say("make-token")}</button>
        </form>
      </section>
    `;
  }

  /**
   * @template T
   * @param {T[]} things
   * @param {(thing: T) => string} name
   * @param {(thing: T) => string} address
   * @param {string} removal
   */
  #rows(things, name, address, removal) {
    if (!things.length) return nothing;
    return html`<ul class="tables">
      ${things.map(
        (thing) => html`<li>
          <div><span>${name(thing)}</span></div>
          <button class="quiet final" aria-label="${say(removal)}: ${name(thing)}" @click=${() => this.#remove(address(thing))}>
            ${say(removal)}
          </button>
        </li>`,
      )}
    </ul>`;
  }

  /**
   * @param {SubmitEvent} event
   * @param {string} address
   */
  async #make(event, address) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""));
    await this.inn.attempt(async () => {
      const { token } = await post(address, fields);
      this.#fresh = token;
      form.reset();
      await this.#look();
    });
  }

  /** @param {string} address */
  async #remove(address) {
    this.#fresh = "";
    await this.inn.attempt(async () => {
      await request("DELETE", address);
      await this.#look();
    });
  }
}

/** @param {Token} token */
function label({ name, account, used }) {
  const when = used === null ? say("never-used") : say("last-used", { day: new Date(used).toLocaleDateString(language()) });
  return `${name} · ${account} · ${when}`;
}
