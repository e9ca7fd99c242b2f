/** What may be done now, as buttons that say it in words. */

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { repeat } from "./vendor/lit-html/directives/repeat.js";
import { nameOf } from "./seats.js";
import { say } from "./words.js";

/**
 * @typedef {import("./table.js").default} TablePage
 * @typedef {import("./house.js").Table} Table
 */

/**
 * @param {TablePage} page
 * @param {Table} table
 */
export function choices(page, table) {
  const { position } = page;
  if (table.status === "open") return waiting(page, table);
  if (!position || position.over) return nothing;
  return html`
    <section class="panel choices ${page.myTurn ? "mine" : ""}" aria-labelledby="choices">
      <h2 id="choices" tabindex="-1" aria-live="polite">${heading(page, table)}</h2>
      ${page.away
        ? html`<p>${say("bot-plays")} <button class="main" @click=${() => page.back()}>${say("back")}</button></p>`
        : nothing}
      ${page.myTurn ? tools(page, table, position.undo) : nothing}
      ${page.hints.map((hint) => html`<p class="advice">${say("advice", { advice: hint.say })}</p>`)}
      <div class="buttons">
        ${repeat(
          position.legal,
          (choice) => choice.do,
          (choice) => html`
            <button
              class="do ${page.hints.some((hint) => hint.do === choice.do) ? "advised" : ""}"
              data-do=${choice.do}
              aria-disabled=${!page.mayChoose}
              @click=${() => page.play(choice.do)}
            >
              ${choice.say}
            </button>
          `,
        )}
      </div>
    </section>
  `;
}

/**
 * @param {TablePage} page
 * @param {Table} table
 */
function heading(page, table) {
  const turn = page.position?.turn ?? null;
  if (page.myTurn) return say("your-turn");
  return turn === null ? "" : say("turn-of", { name: nameOf(table, turn) });
}

/**
 * @param {TablePage} page
 * @param {Table} table
 * @param {number} undoable
 */
const tools = (page, table, undoable) => html`
  <div class="tools">
    <button ?disabled=${undoable < 1} @click=${() => page.undo()}>${say("undo")}</button>
    <button ?disabled=${undoable < 1} @click=${() => page.restart()}>${say("restart")}</button>
    ${table.hints ? html`<button @click=${() => page.hint()}>${say("hint")}</button>` : nothing}
  </div>
`;

/**
 * Before the game.
 * @param {TablePage} page
 * @param {Table} table
 */
function waiting(page, table) {
  const empty = table.seats.filter((seat) => !seat.taken).length;
  return html`
    <section class="panel choices" aria-labelledby="choices">
      <h2 id="choices" tabindex="-1" aria-live="polite">
        ${empty ? say("waiting", { empty }) : say(table.mine ? "ready-mine" : "ready")}
      </h2>
      ${table.mine
        ? html`<button class="main" ?disabled=${empty > 0} @click=${() => page.start()}>${say("start")}</button>`
        : nothing}
      <ul class="facts soft">
        ${facts(table).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </section>
  `;
}

/**
 * What has been agreed on for this table.
 * @param {Table} table
 * @returns {string[]}
 */
function facts(table) {
  const { kind, minutes, increment, days } = table.clock ?? { kind: "none" };
  return [
    say(`time-${kind}`, { minutes, increment, days }),
    say(`absent-${table.absent}`),
    say(table.hints ? "hints-yes" : "hints-no"),
    say(table.rated ? "rated-yes" : "rated-no"),
    say(table.private ? "private-yes" : "private-no"),
  ];
}
