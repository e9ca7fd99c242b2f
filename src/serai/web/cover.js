/** Between two people at one screen: nothing is shown until the next one says that it is them. */

import { nameOf } from "./seats.js";
import { fate, token } from "./token.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/** @typedef {import("./house.js").Table} Table */

const MOST = 30; // lines of what happened meanwhile

/**
 * @param {import("./table.js").default} page
 * @param {Table} table
 * @param {number} seat of who is awaited
 */
export function cover(page, table, seat) {
  const name = nameOf(table, seat);
  const lines = page.seat === null ? meanwhile([...page.log.values()], seat) : []; // else it is still another's
  return html`
    <main class="alone panel cover" data-cover=${seat}>
      ${token(seat, name)}
      <h1 id="cover" tabindex="-1">${say("pass-to", { name })}</h1>
      <p class="soft">${say("pass-how")}</p>
      <button class="main" @click=${() => page.uncover()}>${say("i-am", { name })}</button>
      ${lines.length
        ? html`<section aria-labelledby="meanwhile">
            <h2 id="meanwhile">${say("meanwhile")}</h2>
            <ol class="lines" tabindex="0" aria-labelledby="meanwhile">
              ${lines.map(
                (line) => html`<li class=${line.kind}>
                  ${line.by === null ? fate : token(line.by, nameOf(table, line.by))}<span>${line.text}</span>
                </li>`,
              )}
            </ol>
          </section>`
        : nothing}
    </main>
  `;
}

/**
 * What happened since somebody's last move, in its order, as everybody may read it.
 * @param {import("./house.js").Line[]} lines
 * @param {number} seat
 */
function meanwhile(lines, seat) {
  const last = lines.findLastIndex((line) => line.by === seat);
  return lines.slice(last + 1).slice(-MOST);
}
