/** The dice are fixed before the game, nobody knows them, and everybody can check them afterwards. */

import { nameOf } from "./seats.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/** @typedef {import("./house.js").Table} Table */

/**
 * @param {import("./table.js").default} page
 * @param {Table} table
 */
export const fairness = (page, table) => html`
  <section class="panel fairness">
    <details ?open=${table.status !== "playing"}>
      <summary><h2>${say("fairness")}</h2></summary>
      <p class="soft">${say("fairness-how")}</p>
      <dl>
        <dt>${say("commitment")}</dt>
        <dd class="code" id="commitment">${table.commitment}</dd>
        ${table.words.map((word, seat) =>
          word ? html`<dt>${say("words-of", { name: nameOf(table, seat) })}</dt><dd>${word}</dd>` : nothing,
        )}
        ${table.seed
          ? html`<dt>${say("seed")}</dt>
              <dd class="code" id="seed">${table.seed}</dd>
              <dd>${proof(page, table)}</dd>`
          : nothing}
      </dl>
      ${table.status === "over"
        ? html`<a class="button" href="/api/tables/${table.id}/log" download>${say("download")}</a>`
        : nothing}
      ${table.status === "open" && page.seat !== null ? wordForm(page, table.words[page.seat]) : nothing}
    </details>
  </section>
`;

/**
 * @param {import("./table.js").default} page
 * @param {string} word
 */
const wordForm = (page, word) => html`
  <form class="say" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, page)}>
    <input name="word" maxlength="80" autocomplete="off" aria-label=${say("my-words")} placeholder=${say("my-words")} value=${word} />
    <button>${say("add")}</button>
  </form>
`;

/**
 * @param {SubmitEvent} event
 * @param {import("./table.js").default} page
 */
function submit(event, page) {
  event.preventDefault();
  page.word(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("word")));
}

/** @type {Map<string, boolean>} whether a seed is the one that was promised, once that is reckoned */
const proven = new Map();

/**
 * @param {import("./table.js").default} page
 * @param {Table} table
 */
function proof(page, table) {
  const seed = table.seed ?? "";
  if (!proven.has(seed)) {
    // Browsers reckon SHA-256 for pages that come safely only.
    if (globalThis.crypto?.subtle) reckon(seed, table.commitment).then(() => page.inn.draw());
    return nothing;
  }
  return proven.get(seed)
    ? html`<span class="proof">✓ ${say("proof")}</span>`
    : html`<span class="problem">${say("no-proof")}</span>`;
}

/**
 * @param {string} seed
 * @param {string} commitment
 */
async function reckon(seed, commitment) {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  proven.set(seed, [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment);
}
