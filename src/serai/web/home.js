/** The hall: play at once, find a table, open one. */

import { get, post } from "./house.js";
import { TableForm } from "./form.js";
import { token } from "./token.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Game} Game
 * @typedef {import("./house.js").Told} Told
 */

const AGAIN = 5000; // milliseconds between two looks around

export default class Home {
  /** @type {Game[]} */
  games = [];
  /** @type {Record<string, Told[]>} */
  tables = { mine: [], open: [], live: [] };
  #timer = 0;

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
    this.form = new TableForm(inn);
  }

  open() {
    this.inn.attempt(async () => {
      this.games = this.form.games = await get("/api/games");
      await this.#look();
    });
    clearInterval(this.#timer);
    this.#timer = setInterval(() => document.hidden || this.#look().catch(() => {}), AGAIN);
  }

  async #look() {
    const lists = this.inn.me ? ["mine", "open", "live"] : ["open", "live"];
    await Promise.all(
      lists.map(async (list) => {
        this.tables[list] = await get(`/api/tables?show=${list}`);
      }),
    );
    this.inn.draw();
  }

  title() {
    return "Serai";
  }

  content() {
    const mine = new Set(this.tables.mine.map((told) => told.table.id));
    const others = (/** @type {Told} */ told) => !mine.has(told.table.id);
    return html`
      <main class="home">
        <section class="hero">
          <h1>Serai</h1>
          <p>${this.inn.me ? say("welcome", { name: this.inn.me.name }) : say("tagline")}</p>
          ${this.inn.me ? nothing : this.inn.door()}
        </section>
        <section class="games" aria-label=${say("games")}>${this.games.map((game) => this.#card(game))}</section>
        <div class="lists">
          ${this.inn.me ? this.#list("my-games", this.tables.mine, "no-games") : nothing}
          ${this.#list("open-tables", this.tables.open.filter(others), "no-tables")}
          ${this.#list("live-tables", this.tables.live.filter(others), "no-live")}
          ${this.form.content()}
        </div>
      </main>
    `;
  }

  /** @param {Game} game */
  #card(game) {
    const players = game.options.players.choices;
    return html`
      <article class="panel card" aria-labelledby="game-${game.game}">
        <h2 id="game-${game.game}">${game.title}</h2>
        <p class="soft">${say("players-range", { least: Math.min(...players), most: Math.max(...players) })}</p>
        <button class="main" @click=${() => this.inn.named(() => this.#playNow(game))}>${say("play-now")}</button>
      </article>
    `;
  }

  /** @param {Game} game */
  #playNow(game) {
    return this.inn.attempt(async () => {
      const bots = Array(game.options.players.default - 1).fill({ kind: "bot" });
      const told = await post("/api/tables", { game: game.game, seats: [{ kind: "me" }, ...bots] });
      await post(`/api/tables/${told.table.id}/start`);
      location.assign(`/table/${told.table.id}`);
    });
  }

  /**
   * @param {string} heading
   * @param {Told[]} tables
   * @param {string} none what to say when there is none
   */
  #list(heading, tables, none) {
    return html`
      <section class="panel" aria-labelledby=${heading}>
        <h2 id=${heading}>${say(heading)}</h2>
        ${tables.length
          ? html`<ul class="tables">
              ${tables.map((told) => this.#row(told))}
            </ul>`
          : html`<p class="soft">${say(none)}</p>`}
      </section>
    `;
  }

  /** @param {Told} told */
  #row({ table, seat, turn }) {
    const free = table.seats.filter((chair) => !chair.taken).length;
    const waits = table.status === "playing" && seat !== null && turn === seat;
    const status = waits ? say("your-turn") : say(`status-${table.status}`);
    const canSit = table.status === "open" && seat === null && free > 0;
    return html`
      <li>
        <div>
          <b>${table.title}</b>
          <span class=${waits ? "yours" : "soft"}>${table.status === "open" ? say("seats-free", { free }) : status}</span>
        </div>
        <span class="tokens">
          ${table.seats.map((chair) =>
            chair.taken ? token(chair.seat, chair.name ?? chair.bot) : html`<span class="token free"></span>`,
          )}
        </span>
        <a class="button" href="/table/${table.id}">${say(canSit ? "sit-down" : seat === null ? "watch" : "go-on")}</a>
      </li>
    `;
  }
}
