/** How one goes through a game step by step, and who played it. */

import { nameOf } from "./seats.js";
import { fate, token } from "./token.js";
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./replay.js").default} ReplayPage
 * @typedef {import("./replay.js").Story} Story
 * @typedef {import("./replay.js").Line} Line
 */

const SPEEDS = [0.5, 1, 2, 4];
const SIGNS = {
  "to-start": svg`<path d="M5 4h3v16H5zM20 4v16L9 12z"/>`,
  "step-back": svg`<path d="M17 4v16L6 12z"/>`,
  "step-on": svg`<path d="M7 4v16l11-8z"/>`,
  "to-end": svg`<path d="M16 4h3v16h-3zM4 4v16l11-8z"/>`,
};

/**
 * @param {ReplayPage} page
 * @param {Story} story
 */
function caption(page, story) {
  const line = story.lines[page.ply - 1];
  return html`
    <p class="caption" aria-live=${page.playing ? "off" : "polite"}>
      ${line ? mark(line, story.table) : fate} <b>${line ? line.text : say("before-all")}</b>
    </p>
  `;
}

/**
 * The way through the game, and through whose eyes.
 * @param {ReplayPage} page
 * @param {Story} story
 */
export function controls(page, story) {
  const last = story.plies;
  const button = (/** @type {keyof typeof SIGNS} */ key, /** @type {number} */ wish, /** @type {boolean} */ off) => html`
    <button aria-label=${say(key)} title=${say(key)} ?disabled=${off} @click=${() => page.stop(wish)}>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[key]}</svg>
    </button>
  `;
  return html`
    <section class="panel controls" aria-label=${say("replay")}>
      ${caption(page, story)}
      <input
        type="range" min="0" max=${last} .value=${String(page.ply)} aria-label=${say("ply")}
        aria-valuetext=${say("ply-of", { ply: page.ply, plies: last })}
        @input=${(/** @type {any} */ event) => page.stop(Number(event.target.value))}
      />
      <div class="tools">
        ${button("to-start", 0, page.ply === 0)} ${button("step-back", page.ply - 1, page.ply === 0)}
        <button class="main" @click=${() => page.play()}>${say(page.playing ? "pause" : "play")}</button>
        ${button("step-on", page.ply + 1, page.ply === last)} ${button("to-end", last, page.ply === last)}
        ${story.viewer === null ? nothing : html`<a class="button" href="/table/${story.table.id}">${say("to-table")}</a>`}
        <span class="count">${say("ply-of", { ply: page.ply, plies: last })}</span>
        <label>
          ${say("speed")}
          <select @change=${(/** @type {any} */ event) => (page.speed = Number(event.target.value))}>
            ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === page.speed}>${speed}×</option>`)}
          </select>
        </label>
        <label>
          ${say("eyes")}
          <select @change=${(/** @type {any} */ event) => page.see(event.target.value)}>
            <option value="" ?selected=${page.eyes === null}>${say("spectator")}</option>
            ${story.table.seats
              .filter(({ seat }) => story.viewer === null || seat === story.viewer)
              .map(({ seat }) => html`<option value=${seat} ?selected=${seat === page.eyes}>${nameOf(story.table, seat)}</option>`)}
          </select>
        </label>
      </div>
    </section>
  `;
}

/**
 * Who played, and their scores at the step that is shown.
 * @param {ReplayPage} page
 * @param {Story} story
 */
export function standings(page, { table }) {
  const scores = page.step?.scores ?? [];
  return html`
    <section class="panel" aria-labelledby="seats">
      <h2 id="seats">${say("seats")}</h2>
      <ol class="standings">
        ${table.seats.map(
          ({ seat, name, bot }) => html`<li class=${page.step?.turn === seat ? "turn" : ""}>
            ${token(seat, name ?? bot)}
            <span class="who">
              <b>${nameOf(table, seat)}</b>
              ${table.result
                ? html`<span class="soft">${say("came", { place: table.result.places[seat], players: table.players })}</span>`
                : nothing}
            </span>
            <span class="score">${scores[seat] ?? ""}</span>
          </li>`,
        )}
      </ol>
    </section>
  `;
}

/**
 * Whose line it is.
 * @param {Line} line
 * @param {import("./house.js").Table} table
 */
export const mark = (line, table) =>
  line.by === null || line.by < 0 ? fate : token(line.by, table.seats[line.by].name ?? table.seats[line.by].bot);
