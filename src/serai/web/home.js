/** The hall: play at once, find a table, open one. */

import { begin } from "./begin.js";
import { foot } from "./foot.js";
import { TableForm } from "./form.js";
import { get } from "./house.js";
import { learned } from "./learned.js";
import { badge, brought } from "./pictures.js";
import { panorama } from "./panorama.js";
import { nameOf } from "./seats.js";
import { token } from "./token.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Game} Game
 * @typedef {import("./house.js").Table} Table
 * @typedef {import("./house.js").Told} Told
 */

const AGAIN = 5000; // milliseconds between two looks around
const FEW = 6; // rows of a list before one asks for more

export default class Home {
  /** @type {Game[]} */
  games = [];
  /** @type {Record<string, Told[]>} */
  tables = { mine: [], open: [], live: [] };
  /** @type {Set<string>} lists that are shown to the end */
  #whole = new Set();
  #timer = 0;
  #away = false; // the house did not answer when we last looked around

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
    this.#timer = setInterval(() => document.hidden || this.#again(), AGAIN);
  }

  speak() {
    this.open();
  }

  /** Look around once more; whether the house answers is said, but need not be pressed away. */
  async #again() {
    try {
      await this.#look();
      this.#away = false;
    } catch {
      this.#away = true;
    }
    this.inn.draw();
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
    const waiting = this.tables.mine.filter(mustMove).length;
    return waiting ? `(${waiting}) Serai` : "Serai";
  }

  content() {
    const { me } = this.inn;
    const mine = new Set(this.tables.mine.map((told) => told.table.id));
    const others = (/** @type {Told} */ told) => !mine.has(told.table.id);
    return html`
      <div role="status" class="connection">
        ${this.#away ? html`<p class="lost">${say("unreachable")}</p>` : nothing}
      </div>
      <main class="home">
        <section class="hero">
          ${panorama}
          <h1><img src=${new URL("./logo.svg", import.meta.url).href} alt="" width="66" height="76" />Serai</h1>
          <p>${me ? say("welcome", { name: me.name }) : say("tagline")}</p>
          ${me ? nothing : this.inn.door()} ${this.#newcomer()}
        </section>
        <section class="games" aria-label=${say("games")}>${this.games.map((game) => this.#card(game))}</section>
        <div class="lists">
          <div>
            ${this.#list("open-tables", this.tables.open.filter(others), "no-tables")} ${this.form.content()}
          </div>
          <div>
            ${me ? this.#list("my-games", urgent(this.tables.mine), "no-games", history(me.name)) : nothing}
            ${this.#list("live-tables", this.tables.live.filter(others), "no-live")}
          </div>
        </div>
        ${foot()}
      </main>
    `;
  }

  /** Whoever has played nothing and learned nothing yet is shown the gentlest way in. */
  #newcomer() {
    const taught = this.games.filter((game) => game.tutorial);
    if (!taught.length || this.tables.mine.length || learned().length) return nothing;
    return html`<p class="newcomer">
      ${say("learn-first")} ${taught.map((game) => html`<a href="/learn/${game.game}">${game.title}</a> `)}
    </p>`;
  }

  /** @param {Game} game */
  #card(game) {
    const players = game.options.players.choices;
    return html`
      <article class="panel card" aria-labelledby="game-${game.game}">
        <img class="picture" src=${brought(game.game, "card.svg")} alt="" width="306" height="226" />
        <div class="body">
          <div class="heading">
            <h2 id="game-${game.game}">${game.title}</h2>
            <p class="soft">
              ${say("players-range", { least: Math.min(...players), most: Math.max(...players) })}<span class="comma">, </span><br />${game.time}
            </p>
          </div>
          <p class="line">
            ${game.line} <span class="more"
              >${game.tutorial ? html`<a class="learn-it" href="/learn/${game.game}" aria-label="${say("learn-it")}: ${game.title}">${say("learn-it")}</a>` : nothing}
              <a href="/rules/${game.game}">${say("rules")}</a></span
            >
          </p>
          <div class="ways">
            <button class="main" @click=${() => begin(this.inn, game)}>${say("play-now")}</button>
            <a class="button" href="#new-table" @click=${() => this.form.choose(game.game, false)}>${say("new-table-short")}</a>
            <a class="button" href="#new-table" @click=${() => this.form.choose(game.game, true)}>${say("one-screen-short")}</a>
          </div>
        </div>
      </article>
    `;
  }

  /**
   * @param {string} heading
   * @param {Told[]} tables
   * @param {string} none what to say when there is none
   * @param {unknown} further what leads further
   */
  #list(heading, tables, none, further = nothing) {
    const rows = this.#whole.has(heading) ? tables : tables.slice(0, FEW);
    return html`
      <section class="panel" aria-labelledby=${heading}>
        <h2 id=${heading}>${say(heading)}</h2>
        ${further}
        ${tables.length
          ? html`<ul class="tables">
              ${rows.map((told) => this.#row(told))}
            </ul>`
          : html`<p class="soft none">${say(none)}</p>`}
        ${rows.length < tables.length
          ? html`<button class="quiet more" @click=${() => this.#show(heading)}>
              ${say("show-all", { tables: tables.length })}
            </button>`
          : nothing}
      </section>
    `;
  }

  /** @param {string} heading */
  #show(heading) {
    this.#whole.add(heading);
    this.inn.draw();
  }

  /** @param {Told} told */
  #row(told) {
    const { table, seat } = told;
    const place = table.status === "over" ? `/replay/${table.id}` : `/table/${table.id}`;
    return html`
      <li>
        ${badge(table.game)}
        <div>
          <b>${table.title}</b>
          <span class="soft">${this.#remark(told)}</span>
        </div>
        <span class="tokens">
          ${table.seats.map((chair) =>
            chair.taken ? token(chair.seat, chair.name ?? chair.bot) : html`<span class="token free"></span>`,
          )}
        </span>
        ${mustMove(told) ? html`<span class="pill">${say("your-turn")}</span>` : nothing}
        <a class="button" href=${place} aria-label="${say(way(told))}: ${table.title}">${say(way(told))}</a>
      </li>
    `;
  }

  /** @param {Told} told */
  #remark({ table, seat, held, turn }) {
    if (table.status === "open") {
      const free = table.seats.filter((chair) => !chair.taken).length;
      const { kind, minutes, days } = table.clock ?? { kind: "none" };
      return `${say("seats-free", { free })}, ${say(`row-${kind}`, { minutes, days })}`;
    }
    if (table.status === "over" && seat !== null && table.result)
      return say("came", { place: table.result.places[seat], players: table.players });
    if (table.status === "playing" && held.length > 1) return say("at-this-screen");
    if (typeof turn === "number" && turn !== seat) return say("turn-of", { name: nameOf(table, turn) });
    return say(`status-${table.status}`);
  }
}

/** @param {string} name */
const history = (name) => html`<a class="further" href="/player/${encodeURIComponent(name)}">${say("history")}</a>`;

/** @param {Told} told */
const mustMove = ({ table, held, turn }) =>
  table.status === "playing" && typeof turn === "number" && held.includes(turn);

/** @param {Told} told */
function way({ table, held }) {
  if (table.status === "over") return "look-back";
  if (held.length) return "go-on";
  return table.status === "open" && table.seats.some((chair) => !chair.taken) ? "sit-down" : "watch";
}

/**
 * What waits for us first, then what is under way, what has not begun, and what is over.
 * @param {Told[]} tables
 */
function urgent(tables) {
  const order = ["playing", "open", "over"];
  const rank = (/** @type {Told} */ told) => (mustMove(told) ? -1 : order.indexOf(told.table.status));
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
