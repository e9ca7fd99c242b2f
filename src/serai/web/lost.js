/** An address that leads nowhere. */

import { foot } from "./foot.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

export default class LostPage {
  open() {}

  title() {
    return `${say("wrong-link")} · Serai`;
  }

  content() {
    return html`
      <main class="alone panel">
        <h1>${say("wrong-link")}</h1>
        <p>${say("wrong-link-how")}</p>
        <a class="button main" href="/">${say("to-hall")}</a>
      </main>
      ${foot()}
    `;
  }
}
