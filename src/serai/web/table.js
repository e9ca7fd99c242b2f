/** A table: what the house tells about it, and what one may do there. It knows no game. */

import { choices } from "./actions.js";
import { fairness } from "./fairness.js";
import { get, post, request } from "./house.js";
import { icon } from "./icons.js";
import { Insight } from "./insight.js";
import { callAhead, Line } from "./line.js";
import { scene, watchWidth } from "./scene.js";
import { invitation, result, seats, strip } from "./seats.js";
import { hear, toggle } from "./settings.js";
import { Stage } from "./stage.js";
import { chat, log } from "./talk.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { guard } from "./vendor/lit-html/directives/guard.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./house.js").Table} Table
 * @typedef {import("./house.js").Position} Position
 */

const TABS = /** @type {const} */ (["play", "players", "log", "chat"]);
const FRAME = 16; // milliseconds that the screen needs
const TICK = 500; // milliseconds between two looks at the clocks

export default class TablePage {
  /** @type {Table | null} */
  table = null;
  /** @type {number | null} */
  seat = null;
  /** @type {number[]} our seats: several where people share this screen */
  held = [];
  /** @type {number | null} who must say that it is them before anything is shown */
  awaited = null;
  /** @type {Position | null} */
  position = null;
  /** @type {Map<number, import("./house.js").Line>} */
  log = new Map();
  /** @type {Map<number, import("./house.js").Chat>} */
  chat = new Map();
  /** @type {import("./house.js").Hint[]} */
  hints = [];
  /** @type {string[]} bots that may be given a seat */
  bots = [];
  /** @type {typeof TABS[number]} the part that a narrow screen shows under the board */
  tab = "play";
  /** The group of choices that is open, of those that take much room. */
  fold = "";
  /** We do not want to be called to this table. */
  quiet = false;
  /** How far the house's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  /** A move is on its way. */
  busy = false;
  /** @type {import("./scene.js").Scene | null} */
  scene = null;
  /** @type {import("./past.js").Past | null} what is being looked back at */
  past = null;
  /** @type {import("./book.js").Book | null} the rules, once they were asked for */
  book = null;
  /** @type {typeof import("./view.js").viewed | null} the position in words, for a game without a board */
  #viewed = null;
  /** @type {typeof import("./cover.js").cover | null} */
  #cover = null;
  #drawnView = /** @type {any} */ (null);
  #met = false; // the line was open once
  #asked = 0; // the ply that our last move has led to
  #movedAt = -Infinity; // when another position was drawn
  #later = 0; // when the next one will be: bots may answer faster than a screen can show
  #refocus = false;
  #refused = "";

  /**
   * Begin before it is known who is here.
   * @param {string} id
   */
  static ahead(id) {
    if (!location.hash) callAhead(id);
  }

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {string} id
   */
  constructor(inn, id) {
    this.inn = inn;
    this.id = id;
    this.line = new Line(
      id,
      (message) => this.#hear(message),
      (fault) => this.#turn(fault),
    );
    this.stage = new Stage(
      (choice) => this.play(choice),
      () => this.inn.draw(),
    );
    this.insight = new Insight(this);
    this.stage.tips.rule = (clause) => `/rules/${this.table?.game}#${clause}`;
    this.stage.tips.follow = (clause) => this.rules(clause);
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("visibilitychange", () => this.#look());
    watchWidth(() => this.refresh());
    setInterval(() => this.position?.clock.due && this.inn.draw(), TICK);
  }

  /** The key of an invitation, which stands behind the # so that it is never sent with an address. */
  get invite() {
    return new URLSearchParams(location.hash.slice(1)).get("invite");
  }

  async open() {
    this.#refused = "";
    const { game } = document.documentElement.dataset; // the house may know it before the table tells
    if (game) this.#dress(game);
    if (this.invite && this.inn.me) await this.#enter();
    this.line.open();
  }

  /** Be let in with the invitation; a table that everybody may see needs none. */
  async #enter() {
    await this.inn.attempt(() => post(`/api/tables/${this.id}/watch`, { invite: this.invite }));
    this.inn.problem = "";
  }

  // ---- What the house tells ----

  /** @param {any} message */
  #hear(message) {
    if (message.type === "table") {
      this.table = message.table;
      this.held = message.held;
      this.quiet = message.quiet;
      if (message.seat !== this.seat) this.#forget(); // other eyes saw other things
      this.seat = message.seat;
      if (this.seat !== null && this.invite) history.replaceState(null, "", location.pathname);
      this.#dress(message.table.game);
      this.#findBots();
    } else if (message.type === "position") {
      this.#place(message);
    } else if (message.type === "chat") {
      const news = this.chat.size && message.chat.some((/** @type {any} */ line) => line.by !== this.inn.me?.name);
      if (news) hear("word");
      for (const line of message.chat) this.chat.set(line.id, line);
      this.chat = new Map(this.chat);
    }
    clearTimeout(this.#later);
    const wait = this.#movedAt + FRAME - performance.now();
    if (wait > 0) this.#later = setTimeout(() => this.refresh(), wait);
    else this.refresh();
  }

  /** @param {string} game */
  async #dress(game) {
    if (this.#viewed || (await this.stage.load(game))) return;
    this.#viewed = (await import("./view.js")).viewed;
    this.inn.draw();
  }

  /** It is known how the game is shown; what came before would jump away. */
  get dressed() {
    return this.stage.board !== null || this.#viewed !== null;
  }

  /** Draw what there is to see, now or looking back. */
  refresh() {
    const { table, position, seat } = this;
    if (table && position) {
      const seen = this.past?.scene(table, seat) ?? scene(table, position, seat, this.log.values());
      this.scene = { ...seen, beside: true };
    }
    this.inn.draw();
  }

  /**
   * See the position after a line of the log, as we saw it then.
   * @param {number} ply
   */
  async look(ply) {
    const { Past } = await import("./past.js");
    this.past ??= new Past(this);
    this.past.go(ply);
  }

  /** Back to how things stand. */
  present() {
    if (!this.past) return;
    this.past.leave();
    this.past = null;
    this.#refocus = true;
    this.refresh();
  }

  /** @param {Position} position */
  #place(position) {
    if (position.ply !== this.position?.ply) {
      this.hints = [];
      this.fold = "";
    }
    const mine = this.myTurn;
    const before = this.position;
    this.position = position;
    if (before && position.ply > before.ply) hear(position.over && !before.over ? "end" : this.calls() && !mine ? "turn" : "move");
    this.ahead = position.clock.now - Date.now();
    for (const line of position.log) this.log.set(line.ply, line);
    this.log = new Map(this.log);
    this.#await(position.turn);
    this.insight.ask();
  }

  // ---- Several people at this screen ----

  /**
   * Whoever's turn it is must say that it is them; until then we look through nobody's eyes.
   * @param {number | null} turn
   */
  #await(turn) {
    const another = this.held.length > 1 && turn !== null && turn !== this.seat;
    const here = another && this.held.includes(turn) && !this.table?.seats[turn].away;
    if (here && this.awaited !== turn) this.#refocus = true;
    this.awaited = here ? turn : null;
    if (!here) return;
    if (this.seat !== null) this.#through(null);
    this.#loadCover();
  }

  async #loadCover() {
    if (this.#cover) return;
    this.#cover = (await import("./cover.js")).cover;
    this.#refocus = true;
    this.inn.draw();
  }

  uncover() {
    this.#refocus = true;
    this.#through(this.awaited);
  }

  /** @param {number | null} seat of ours whose eyes we look through, or nobody's */
  #through(seat) {
    this.line.eyes = seat;
    this.line.ply = 0;
    this.inn.attempt(() => this.line.ask({ type: "eyes", seat }));
  }

  #forget() {
    this.present();
    this.position = this.scene = null;
    this.log = new Map();
    this.hints = [];
    this.insight.forget();
  }

  async #findBots() {
    if (!this.table?.mine || this.table.status !== "open" || this.bots.length) return;
    /** @type {import("./house.js").Game[]} */
    const games = await get("/api/games");
    this.bots = games.find((game) => game.game === this.table?.game)?.bots ?? [];
    this.inn.draw();
  }

  /** @param {Error} [fault] */
  #turn(fault) {
    if (this.line.state === "open") this.#met = true;
    if (document.hidden) this.#look();
    if (fault) this.#refused = fault.message;
    this.inn.draw();
  }

  /** Whoever has the page before their eyes need not be called by other ways. */
  #look() {
    if (this.line.state === "open") this.line.ask({ type: "look", on: !document.hidden }).catch(() => {});
  }

  speak() {
    this.hints = [];
    this.book?.speak();
    this.refresh();
    this.line.ply = 0; // what has been told so far was in the other language
    if (this.line.state === "open") this.line.ask({ type: "lang", lang: language() });
    else if (this.line.state === "refused") this.line.open();
  }

  // ---- What one may do ----

  get mayChoose() {
    return !this.busy && this.position !== null && this.position.ply >= this.#asked;
  }

  /** @param {object} move of which the house is told on which position it was made */
  async #move(move) {
    if (!this.mayChoose || !this.position || this.past) return;
    this.busy = this.#refocus = true;
    this.stage.rest();
    const ply = this.position.ply;
    this.inn.draw();
    await this.inn.attempt(async () => {
      try {
        const answer = await this.line.ask({ ...move, ply });
        this.#asked = answer.ply ?? 0;
        this.hints = answer.hints ?? [];
      } finally {
        this.busy = false;
      }
    });
  }

  /** @param {string} choice in the game's notation */
  play(choice) {
    this.#move({ type: "play", do: choice });
  }

  undo() {
    this.#move({ type: "undo", steps: 1 });
  }

  restart() {
    this.#move({ type: "undo" });
  }

  hint() {
    this.#move({ type: "hint" });
  }

  /** @param {string} group of choices, or none */
  unfold(group) {
    this.fold = group;
    this.inn.draw();
  }

  back() {
    this.inn.attempt(() => this.line.ask({ type: "back" }));
  }

  /** @param {string} text */
  talk(text) {
    this.inn.named(() => this.inn.attempt(() => this.line.ask({ type: "chat", text })));
  }

  /** @param {number} seat */
  sit(seat) {
    this.inn.named(() => this.#post("join", this.invite ? { seat, invite: this.invite } : { seat }));
  }

  start() {
    this.#post("start");
  }

  /** @param {string} word */
  word(word) {
    this.#post("word", { word });
  }

  async leave() {
    const ends = this.table?.status === "playing" && this.table.absent === "end";
    if (ends && !confirm(say("leave-ends"))) return;
    if ((await this.#post("leave")) && this.table?.status !== "playing") location.assign("/");
  }

  async rematch() {
    const told = await this.#post("rematch");
    if (told) location.assign(`/table/${told.table.id}`);
  }

  /**
   * The owner decides who may sit on a seat.
   * @param {number} seat
   * @param {object} wish
   */
  setSeat(seat, wish) {
    this.inn.attempt(() => request("PUT", `/api/tables/${this.id}/seats/${seat}`, wish));
  }

  /**
   * @param {string} what
   * @param {object} [body]
   */
  #post(what, body) {
    return this.inn.attempt(() => post(`/api/tables/${this.id}/${what}`, body));
  }

  // ---- How it looks ----

  get myTurn() {
    return this.position !== null && this.seat !== null && this.position.turn === this.seat && !this.away;
  }

  /** Against bots alone and with hints one may look back before the end; nobody else minds. */
  get mayLookBack() {
    const { table, held } = this;
    return table?.status === "playing" && table.hints && held.length === 1 && table.seats.every(({ seat, bot }) => bot || seat === held[0]);
  }

  /** A bot plays for us. */
  get away() {
    return this.seat !== null && (this.table?.seats[this.seat].away ?? false);
  }

  title() {
    const name = this.table ? `${this.table.title} · Serai` : "Serai";
    return this.myTurn ? `${say("your-turn")} · ${name}` : name;
  }

  calls() {
    return this.myTurn && !this.quiet;
  }

  switches() {
    if (!this.held.length || !["open", "playing"].includes(this.table?.status ?? "")) return nothing;
    const change = (/** @type {boolean} */ on) =>
      this.inn.attempt(() => request("PUT", `/api/tables/${this.id}/quiet`, { quiet: !on }));
    return toggle(this.inn, "calls", !this.quiet, change);
  }

  crumb() {
    if (!this.table) return nothing;
    return html`
      <h1 class="crumb">${this.table.title}</h1>
      <button class="round" aria-label=${say("rules")} aria-haspopup="dialog" aria-keyshortcuts="?" title="${say("rules")} (?)" @click=${() => this.rules()}>
        ${icon("rules")}<span>${say("rules")}</span>
      </button>
    `;
  }

  /**
   * Open the rules in the page.
   * @param {string} [clause] otherwise the one that matters now
   */
  async rules(clause) {
    const { Book, near } = await import("./book.js");
    if (!this.table) return;
    this.book ??= new Book(this.table.game);
    this.book.open(clause ?? near() ?? (this.scene && this.stage.board?.clause?.(this.scene)) ?? "");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "?" || /** @type {HTMLElement} */ (event.target).closest("input, textarea, select")) return;
    event.preventDefault();
    if (this.book?.isOpen) this.book.close();
    else this.rules();
  }

  content() {
    if (this.#refused) return this.#closed();
    const { table } = this;
    if (!table || !(this.awaited === null ? this.dressed : this.#cover)) return html`<main class="alone soft">${say("opening")}</main>`;
    return html`
      <div role="status" class="connection">
        ${this.#met && this.line.state !== "open" ? html`<p class="lost">${say("lost")}</p>` : nothing}
      </div>
      ${this.awaited !== null ? this.#cover?.(this, table, this.awaited) : this.#whole(table)}
    `;
  }

  /** @param {Table} table */
  #whole(table) {
    const { position } = this;
    return html`
      <main class="table fits ${position ? "begun" : ""}" data-ply=${position?.ply ?? nothing} data-tab=${this.tab} data-past=${this.past ? this.past.ply : nothing}>
        <div class="centre">
          ${this.scene?.phone && table.status !== "open" ? strip(this, table) : nothing} ${this.#board()}
          ${this.past ? this.past.bar() : html`${result(this, table)} ${choices(this, table)}`}
          ${this.insight.in("centre")}
        </div>
        ${this.#aside()}
        <div class="left">
          ${this.insight.in("left")} ${this.inn.me ? nothing : this.inn.door()} ${seats(this, table)} ${invitation(table)}
        </div>
        <div class="right">
          ${this.insight.in("right")}
          ${position ? guard([this.log, table, this.past?.ply, language()], () => log(this, table)) : nothing}
          ${guard([this.chat, language()], () => chat(this))} ${fairness(this, table)}
        </div>
      </main>
      ${position ? this.#tabs() : nothing}
    `;
  }

  /** What a narrow screen shows under the board. */
  #tabs() {
    return html`
      <nav class="tabs" aria-label=${say("parts")}>
        ${TABS.map(
          (tab) => html`<button aria-pressed=${tab === this.tab} @click=${() => this.#show(tab)}>
            ${icon(tab)}<span>${say(`tab-${tab}`)}</span>
          </button>`,
        )}
      </nav>
    `;
  }

  /** @param {typeof TABS[number]} tab */
  #show(tab) {
    this.tab = tab;
    this.inn.draw();
  }

  /** The game's board, or the position in words where it has none. */
  #board() {
    const { stage, table, scene } = this;
    if (!table || !scene) return nothing;
    return guard([scene, stage.board, this.#viewed], () =>
      stage.board ? html`<section class="board" data-stage>${stage.board.draw(scene)}</section>` : this.#viewed?.(scene.view, table),
    );
  }

  /** What the board has beside it; on a narrow screen, below the choices. */
  #aside() {
    const { stage, scene } = this;
    if (!scene || !stage.board?.aside) return nothing;
    return html`<div class="aside" data-stage>${guard([scene, stage.board], () => stage.board?.aside?.(scene))}</div>`;
  }

  /** The table cannot be seen: why, and the way out. */
  #closed() {
    return html`
      <main class="alone panel">
        <h1>${say("closed-door")}</h1>
        <p>${this.#refused}</p>
        ${this.inn.me ? nothing : this.inn.door()}
        <a class="button" href="/">${say("to-hall")}</a>
      </main>
    `;
  }

  drawing() {
    if (this.scene?.view !== this.#drawnView) this.stage.leave();
  }

  /** Advice is in sight, and whoever plays by keyboard finds the new choices where the old ones were. */
  drawn() {
    this.stage.mark(this.scene?.legal ?? new Map());
    if (this.scene?.view !== this.#drawnView) {
      this.stage.arrive();
      this.#movedAt = performance.now();
    }
    this.#drawnView = this.scene?.view;
    document.querySelector(".advised")?.scrollIntoView({ block: "nearest" });
    if (!this.#refocus || !this.mayChoose) return;
    this.#refocus = false;
    const active = document.activeElement;
    if (active === document.body || active?.closest(".choices"))
      /** @type {HTMLElement | null} */ (document.querySelector("#choices, #cover"))?.focus({ preventScroll: true });
  }
}
