/** The house does not answer, or is full: say so, and try again by itself. */

import { Refusal } from "./house.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

const AGAIN = 5000; // milliseconds before the next try

export default class ClosedPage {
  /** @param {unknown} fault why the page cannot begin */
  constructor(fault) {
    this.sentence = fault instanceof Refusal ? fault.message : say("unreachable");
    this.full = fault instanceof Refusal && fault.status === 429;
  }

  open() {
    setTimeout(() => location.reload(), AGAIN);
  }

  title() {
    return "Serai";
  }

  content() {
    return html`
      <main class="alone panel">
        <h1>${say(this.full ? "house-full" : "house-closed")}</h1>
        <p role="status">${this.sentence}</p>
        <p class="soft">${say("again-soon")}</p>
        <button class="main" @click=${() => location.reload()}>${say("try-again")}</button>
      </main>
    `;
  }
}
