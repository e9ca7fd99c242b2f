/** What has happened, in words, and what people say; the newest first. */

import { fate, token } from "./token.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/**
 * @param {Map<number, import("./house.js").Line>} lines
 * @param {import("./house.js").Table} table
 */
export const log = (lines, table) => html`
  <section class="panel" aria-labelledby="log">
    <h2 id="log">${say("log")}</h2>
    <ol class="lines" tabindex="0" aria-labelledby="log">
      ${newestFirst(lines).map(
        (line) => html`<li class=${line.kind}>
          ${line.by === null ? fate : token(line.by, table.seats[line.by].name)}<span>${line.text}</span>
        </li>`,
      )}
    </ol>
  </section>
`;

/** @param {import("./table.js").default} page */
export const chat = (page) => html`
  <section class="panel" aria-labelledby="chat">
    <h2 id="chat">${say("chat")}</h2>
    <form class="say" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, page)}>
      <input name="text" required maxlength="500" autocomplete="off" aria-label=${say("chat-line")} placeholder=${say("chat-line")} />
      <button>${say("send")}</button>
    </form>
    <ol class="lines chat" aria-live="polite" tabindex="0" aria-labelledby="chat">
      ${newestFirst(page.chat).map(
        (line) => html`<li>
          <b>${line.by}</b> <time class="soft">${time(line.at)}</time><br /><span>${line.text}</span>
        </li>`,
      )}
    </ol>
  </section>
`;

/**
 * @template T
 * @param {Map<number, T>} lines
 * @returns {T[]}
 */
const newestFirst = (lines) => [...lines].sort(([a], [b]) => b - a).map(([, line]) => line);

/** @param {number} at */
const time = (at) => new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * @param {SubmitEvent} event
 * @param {import("./table.js").default} page
 */
function submit(event, page) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  page.talk(String(new FormData(form).get("text")));
  form.reset();
}
