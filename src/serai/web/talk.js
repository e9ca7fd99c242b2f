/** What has happened, in words, and what people say; the newest first. */

import { fate, token } from "./token.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/** @typedef {import("./house.js").Line} Line */

/**
 * Every line leads to the position after it.
 * @param {import("./table.js").default} page
 * @param {import("./house.js").Table} table
 */
export function log(page, table) {
  const lines = newestFirst(page.log);
  const looked = page.past?.ply ?? lines[0]?.ply;
  return html`
    <section class="panel" aria-labelledby="log">
      <h2 id="log">${say("log")}</h2>
      <ol class="lines plies" aria-labelledby="log" @keydown=${climb}>
        ${repeat(
          lines,
          (/** @type {Line} */ line) => line.ply,
          (/** @type {Line} */ line) => html`<li class=${line.kind}>
            <button
              class="line"
              data-line=${line.ply}
              tabindex=${line.ply === looked ? 0 : -1}
              aria-current=${page.past && line.ply === looked ? "step" : "false"}
              title=${say("look-at")}
              @click=${() => page.look(line.ply)}
            >
              ${line.by === null ? fate : token(line.by, table.seats[line.by].name)}<span>${line.text}</span>
            </button>
          </li>`,
        )}
      </ol>
      ${page.mayLookBack ? html`<a class="button back" href="/replay/${table.id}#review">${say("look-back")}</a>` : nothing}
    </section>
  `;
}

/** The arrows go from line to line. @param {KeyboardEvent} event */
function climb(event) {
  const at = /** @type {HTMLElement} */ (event.target).closest("li");
  const next = { ArrowUp: at?.previousElementSibling, ArrowDown: at?.nextElementSibling }[event.key];
  if (!next) return;
  next.querySelector("button")?.focus();
  event.preventDefault();
}

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
