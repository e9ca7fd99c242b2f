/** A game from elsewhere: look at it here, or only have its dice checked. */

import { foot } from "./foot.js";
import { post } from "./house.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

export default class BringPage {
  #proof = "";

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  open() {}

  title() {
    return `${say("bring")} · Serai`;
  }

  content() {
    return html`
      <main class="page narrow">
        <h1>${say("bring")}</h1>
        <form class="panel stack" @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(event)}>
          <p>${say("bring-how")}</p>
          <label>${say("log-file")}<input type="file" name="log" required accept=".log,.jsonl,.txt,text/plain" /></label>
          <div class="tools">
            <button class="main" value="look">${say("look-back")}</button>
            <button value="verify">${say("verify")}</button>
          </div>
          <p role="status">${this.#proof ? html`<span class="proof">✓ ${this.#proof}</span>` : nothing}</p>
        </form>
      </main>
      ${foot()}
    `;
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const wish = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value;
    const file = /** @type {File} */ (new FormData(form).get("log"));
    this.#proof = "";
    await this.inn.attempt(async () => {
      const log = await file.text();
      if (wish === "verify") {
        const { draws } = await post("/api/verify", { log });
        this.#proof = say("all-fair", { draws });
      } else {
        await this.inn.welcome();
        const told = await post("/api/replays", { log });
        location.assign(`/replay/${told.table.id}`);
      }
    });
  }
}
