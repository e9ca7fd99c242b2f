/** Where an account is told that it is its turn, besides the browser: a chat system's webhook. */

import { get, request } from "./house.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

export class Notices {
  /** @type {{url: string, stopped: boolean} | null} */
  webhook = null;
  /** The host sends notices at all. */
  possible = false;
  #done = "";

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  async open() {
    if (this.inn.me) await this.inn.attempt(() => this.#look());
  }

  async #look() {
    const { key, webhook } = await get("/api/notices");
    this.possible = key !== null;
    this.webhook = webhook;
  }

  content() {
    if (!this.possible) return nothing;
    const { webhook } = this;
    return html`
      <section class="panel stack" aria-labelledby="notices">
        <h2 id="notices">${say("notices")}</h2>
        <p class="soft">${say("notices-how")}</p>
        <p role="status">
          ${webhook?.stopped ? say("webhook-stopped") : this.#done ? html`<span class="proof">✓ ${say(this.#done)}</span>` : nothing}
        </p>
        <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.#set(event)}>
          <label>
            ${say("webhook")}
            <input name="url" type="url" required maxlength="1000" autocomplete="off" .value=${webhook?.url ?? ""} />
          </label>
          <button>${say("set-webhook")}</button>
          ${webhook ? html`<button type="button" class="quiet final" @click=${() => this.#drop()}>${say("drop-webhook")}</button>` : nothing}
        </form>
      </section>
    `;
  }

  /** @param {SubmitEvent} event */
  #set(event) {
    event.preventDefault();
    const url = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("url");
    return this.#change(() => request("PUT", "/api/notices/webhook", { url }), "webhook-set");
  }

  #drop() {
    return this.#change(() => request("DELETE", "/api/notices/webhook"), "webhook-dropped");
  }

  /**
   * @param {() => Promise<unknown>} work
   * @param {string} done
   */
  async #change(work, done) {
    this.#done = "";
    await this.inn.attempt(async () => {
      await work();
      await this.#look();
      this.#done = done;
    });
  }
}
