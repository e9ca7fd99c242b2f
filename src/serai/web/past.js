/** Looking back while the game goes on: how the table stood after a line of the log, as this viewer saw it then. */

import { icon } from "./icons.js";
import { scene } from "./scene.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./table.js").default} TablePage
 * @typedef {{ply: number, view: any, turn: number | null, over: boolean}} Stand
 */

const PACE = 120; // milliseconds between two steps while a key is held down

export class Past {
  /** The line that is looked at; what is shown is the position after it. */
  ply = -1;
  /** @type {Stand | null} behind `ply` until it has arrived */
  #shown = null;
  /** @type {Map<number, Promise<Stand>>} */
  #known = new Map();
  #stepped = 0;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.since = page.position?.ply ?? 0; // how far the game had come
    this.keys = new AbortController();
    document.addEventListener("keydown", (event) => this.#key(event), { signal: this.keys.signal });
  }

  /** @param {number} ply of a line; the last one is now */
  async go(ply) {
    const { page } = this;
    if (ply >= (page.position?.ply ?? 0) - 1) return page.present();
    const wish = (this.ply = Math.max(0, ply));
    page.inn.draw();
    const stand = await page.inn.attempt(() => this.#after(wish));
    if (!stand || wish !== this.ply || page.past !== this) return;
    this.#shown = stand;
    page.refresh();
    document.querySelector(".centre")?.scrollIntoView({ block: "nearest" });
    inSight(document.querySelector("[data-line][aria-current=step]"));
  }

  /**
   * @param {number} ply
   * @returns {Promise<Stand>}
   */
  #after(ply) {
    const known = this.#known.get(ply);
    if (known) return known;
    const asked = this.page.line.ask({ type: "past", ply: ply + 1 });
    this.#known.set(ply, asked);
    asked.catch(() => this.#known.delete(ply));
    return asked;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, dialog, [popover]")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Escape") this.page.present();
    else if (!step) return;
    else if (!event.repeat || event.timeStamp - this.#stepped > PACE) {
      this.#stepped = event.timeStamp;
      this.go(this.ply + step);
    }
    event.preventDefault();
  }

  /**
   * @param {import("./house.js").Table} table
   * @param {number | null} seat
   */
  scene(table, seat) {
    const stand = this.#shown;
    if (!stand) return null;
    const lines = [...this.page.log.values()].filter((line) => line.ply < stand.ply);
    return scene(table, { ...stand, legal: [] }, seat, lines);
  }

  /** In place of the choices: what is looked at, and the way back. */
  bar() {
    const { page, ply } = this;
    const now = page.position?.ply ?? 0;
    return html`
      <section class="panel past" aria-labelledby="choices">
        <div class="head">
          <h2 id="choices" tabindex="-1">${icon("past")} ${say("looking-back")}</h2>
          <div class="tools">
            <button aria-label=${say("step-back")} title=${say("step-back")} ?disabled=${ply <= 0} @click=${() => this.go(ply - 1)}>${icon("before")}</button>
            <button aria-label=${say("step-on")} title=${say("step-on")} @click=${() => this.go(ply + 1)}>${icon("after")}</button>
            <button class="main" @click=${() => page.present()}>${say("to-now")}</button>
          </div>
        </div>
        <p aria-live="polite"><span class="soft">${say("ply-of", { ply: ply + 1, plies: now })}</span> <b>${page.log.get(ply)?.text}</b></p>
        <p role="status">
          ${now > this.since ? html`<span class="news">${say(page.myTurn ? "moved-on-yours" : "moved-on")}</span>` : nothing}
        </p>
      </section>
    `;
  }

  leave() {
    this.keys.abort();
  }
}

/**
 * Within its list, without moving the page.
 * @param {Element | null} line
 */
function inSight(line) {
  const list = line?.closest("ol");
  if (!line || !list) return;
  const [there, within] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (there.top < within.top || there.bottom > within.bottom) list.scrollTop += there.top - within.top - within.height / 2;
}
