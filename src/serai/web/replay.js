/** A game that is over, or one's own against bots alone, to be gone through step by step. */

import { foot } from "./foot.js";
import { get, post, Refusal } from "./house.js";
import { controls, mark, standings } from "./playback.js";
import { scene, watchWidth } from "./scene.js";
import { Stage } from "./stage.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { guard } from "./vendor/lit-html/directives/guard.js";
import { viewed } from "./view.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Table} Table
 * @typedef {{ply: number, by: number | null, do: string, at: number, text: string, kind?: string}} Line
 * @typedef {{table: Table, names: string[], plies: number, written: number, viewer: number | null, lines: Line[], marks: Line[]}} Story
 * @typedef {{ply: number, turn: number | null, over: boolean, scores: number[] | null, views: any[], spectator: any}} Step
 */

const PACE = 1600; // milliseconds a ply at the usual speed

export default class ReplayPage {
  /** @type {Story | null} */
  story = null;
  /** @type {Step | null} what is shown; behind `ply` until it has arrived */
  step = null;
  ply = 0;
  speed = 1;
  playing = false;
  /** @type {number | null} through whose eyes; null for a spectator's */
  eyes = null;
  /** @type {import("./scene.js").Scene | null} */
  #scene = null;
  /** @type {import("./scene.js").Scene | null} */
  #drawnScene = null;
  #refused = "";
  #proof = "";
  #timer = 0;
  /** @type {Map<number, Promise<Step>>} */
  #steps = new Map();
  /** @type {import("./review.js").Review | null} once it is asked for */
  #review = null;

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {string} id of the table
   */
  constructor(inn, id) {
    this.inn = inn;
    this.id = id;
    this.stage = new Stage(
      () => {}, // looking back, nothing can be done
      () => this.inn.draw(),
    );
    watchWidth(() => this.#look());
    addEventListener("hashchange", () => this.#asAddressed());
    addEventListener("keydown", (event) => this.#key(event));
  }

  open() {
    this.speak();
  }

  /** Everything again, in the language of now. */
  async speak() {
    this.#proof = "";
    try {
      const first = this.story === null;
      const written = this.story?.written;
      this.story = /** @type {Story} */ (await get(`/api/tables/${this.id}/replay`));
      if (first) this.#begin(this.story);
      else if (written === this.story.written) this.#look();
      else this.#moveOn();
      this.#review?.look();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#refused = fault.message;
    }
    this.inn.draw();
  }

  /** @param {Story} story */
  #begin(story) {
    const mine = story.viewer ?? story.table.seats.findIndex((seat) => seat.name && seat.name === this.inn.me?.name);
    this.eyes = mine < 0 ? null : mine;
    this.stage.load(story.table.game);
    this.#asAddressed();
  }

  /** The game has gone on meanwhile: what stood there may have been taken back. */
  #moveOn() {
    this.#steps.clear();
    this.go(this.ply);
  }

  // ---- Moving through the game ----

  /** Go where the address says; to the beginning if it says nothing. */
  #asAddressed() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const wish = Number(parts.get("ply"));
    if (parts.has("review")) this.#lookBack();
    this.go(Number.isInteger(wish) ? wish : 0);
  }

  /** The part of the address that says what is looked at. */
  #place() {
    return `#ply=${this.ply}${this.#review ? "&review" : ""}`;
  }

  /** @param {number} wish */
  async go(wish) {
    if (!this.story) return;
    this.ply = Math.max(0, Math.min(this.story.plies, wish));
    if (this.ply === this.story.plies) this.playing = false;
    history.replaceState(null, "", this.#place());
    this.inn.draw();
    const { ply } = this;
    const step = await this.inn.attempt(() => this.#at(ply));
    if (step && ply === this.ply) this.step = step;
    if (ply < this.story.plies) this.#at(ply + 1).catch(() => {});
    this.#look();
  }

  /** Draw the position that has arrived, as the chosen eyes saw it. */
  #look() {
    const { story, step, eyes } = this;
    if (story && step) {
      const view = eyes === null ? step.spectator : step.views[eyes];
      const lines = story.lines.slice(0, step.ply).map((line) => ({ kind: line.by === null ? "chance" : "play", ...line }));
      this.#scene = scene(story.table, { ...step, view, legal: [] }, eyes, lines);
    }
    this.inn.draw();
  }

  /**
   * @param {number} ply
   * @returns {Promise<Step>}
   */
  #at(ply) {
    const known = this.#steps.get(ply);
    if (known) return known;
    const asked = get(`/api/tables/${this.id}/replay?ply=${ply}`);
    this.#steps.set(ply, asked);
    asked.catch(() => this.#steps.delete(ply));
    return asked;
  }

  play() {
    if (!this.story) return;
    this.playing = !this.playing;
    if (this.playing && this.ply === this.story.plies) this.ply = 0;
    clearTimeout(this.#timer);
    if (this.playing) this.#next();
    this.inn.draw();
  }

  async #next() {
    await this.go(this.ply + 1);
    if (this.playing) this.#timer = setTimeout(() => this.playing && this.#next(), PACE / this.speed);
  }

  /** Go there and stay. @param {number} wish */
  stop(wish) {
    this.playing = false;
    clearTimeout(this.#timer);
    this.go(wish);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.story) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("input, select, textarea")) return;
    if (event.key === "ArrowLeft") this.stop(this.ply - 1);
    else if (event.key === "ArrowRight") this.stop(this.ply + 1);
    else if (event.key === "Home") this.stop(0);
    else if (event.key === "End") this.stop(this.story.plies);
    else if (event.key === " " && !target.closest("button, a, summary")) this.play();
    else return;
    event.preventDefault();
  }

  // ---- In hindsight ----

  /** Its part of the page comes when it is asked for; `start` has it worked out. */
  async #lookBack(start = false) {
    const { Review } = await import("./review.js");
    const known = this.#review;
    this.#review ??= new Review(this.inn, this);
    history.replaceState(null, "", this.#place());
    if (start) this.#review.start();
    else if (!known) this.#review.look();
  }

  /** @param {Story} story */
  #hindsight({ table, lines, viewer }) {
    if (this.#review) return this.#review.content({ table, lines, ply: this.ply, eyes: this.eyes });
    return html`
      <section class="panel" aria-labelledby="review">
        <h2 id="review">${say("review")}</h2>
        <p class="soft">${say("review-how")} ${say(viewer === null ? "review-kept" : "review-eyes")}</p>
        <div class="tools"><button @click=${() => this.#lookBack(true)}>${say("review-start")}</button></div>
      </section>
    `;
  }

  // ---- Proof ----

  async #verify() {
    await this.inn.attempt(async () => {
      const log = await (await fetch(`/api/tables/${this.id}/log`)).text();
      const { draws } = await post("/api/verify", { log });
      this.#proof = say("all-fair", { draws });
    });
  }

  // ---- How it looks ----

  title() {
    return this.story ? `${this.story.table.title} · ${say("replay")} · Serai` : "Serai";
  }

  crumb() {
    return this.story ? html`<span class="crumb">${this.story.table.title}</span>` : nothing;
  }

  content() {
    const { story, step } = this;
    if (this.#refused) return this.#closed();
    if (!story) return html`<main class="alone soft">${say("opening")}</main>`;
    return html`
      <main class="replay" data-ply=${step?.ply ?? nothing}>
        <h1 class="hidden">${say("replay-of", { title: story.table.title })}</h1>
        <div class="centre">
          ${controls(this, story)} ${this.#board(story)} ${this.#hindsight(story)}
        </div>
        <div class="side">
          ${standings(this, story)} ${guard([story, this.ply], () => this.#lines(story))}
          ${story.viewer === null ? html`${this.#share()} ${this.#fairness(story)}` : nothing}
        </div>
      </main>
      ${foot()}
    `;
  }

  /**
   * The game's board, or the position in words where it has none.
   * @param {Story} story
   */
  #board({ table }) {
    const shown = this.#scene;
    const { board } = this.stage;
    if (!shown) return nothing;
    return guard([shown, board], () =>
      board ? html`<section class="board" data-stage>${board.draw(shown)}</section>` : viewed(shown.view, table),
    );
  }

  /** Through whose eyes. @param {string} seat */
  see(seat) {
    this.eyes = seat === "" ? null : Number(seat);
    this.#look();
  }

  /** @param {Story} story */
  #lines({ table, lines, marks }) {
    /** @type {[Line, boolean][]} what happened, and whether it is a ply of the log */
    const all = lines.flatMap((line, ply) => [
      ...marks.filter((mark) => mark.ply === ply).map((mark) => /** @type {[Line, boolean]} */ ([mark, false])),
      /** @type {[Line, boolean]} */ ([line, true]),
    ]);
    return html`
      <section class="panel" aria-labelledby="log">
        <h2 id="log">${say("log")}</h2>
        <ol class="lines story" tabindex="0" aria-labelledby="log">
          ${all.map(([line, counts]) =>
            counts
              ? html`<li class=${line.ply + 1 === this.ply ? "now" : ""} aria-current=${line.ply + 1 === this.ply ? "step" : "false"}>
                  <a href="#ply=${line.ply + 1}" tabindex=${line.ply + 1 === this.ply ? 0 : -1}>${mark(line, table)}<span>${line.text}</span></a>
                </li>`
              : html`<li class="hint">${mark(line, table)}<span>${line.text}</span></li>`,
          )}
        </ol>
      </section>
    `;
  }

  #share() {
    return html`
      <section class="panel" aria-labelledby="share">
        <h2 id="share">${say("share-ply")}</h2>
        <input class="link" readonly aria-labelledby="share"
          .value=${`${location.origin}/replay/${this.id}${this.#place()}`}
          @focus=${(/** @type {any} */ event) => event.target.select()} />
      </section>
    `;
  }

  /** @param {Story} story */
  #fairness({ table }) {
    return html`
      <section class="panel fairness" aria-labelledby="fairness">
        <h2 id="fairness">${say("fairness")}</h2>
        <p class="soft">${say("fairness-how")}</p>
        <dl>
          <dt>${say("commitment")}</dt>
          <dd class="code">${table.commitment}</dd>
          ${table.seed ? html`<dt>${say("seed")}</dt><dd class="code">${table.seed}</dd>` : nothing}
        </dl>
        <p role="status">${this.#proof ? html`<span class="proof">✓ ${this.#proof}</span>` : nothing}</p>
        <div class="tools">
          <button ?disabled=${!table.seed} @click=${() => this.#verify()}>${say("verify")}</button>
          <a class="button" href="/api/tables/${table.id}/log" download>${say("download")}</a>
        </div>
      </section>
    `;
  }

  /** There is nothing to look back at: why, and the way on. */
  #closed() {
    return html`
      <main class="alone panel">
        <h1>${say("closed-door")}</h1>
        <p>${this.#refused}</p>
        <div class="tools">
          <a class="button main" href="/table/${this.id}">${say("to-table")}</a>
          <a class="button" href="/">${say("to-hall")}</a>
        </div>
      </main>
      ${foot()}
    `;
  }

  drawing() {
    if (this.#scene !== this.#drawnScene) this.stage.leave();
  }

  /** The line of now is in sight within its list, without moving the page. */
  drawn() {
    this.stage.mark(this.#scene?.legal ?? new Map());
    if (this.#scene !== this.#drawnScene) this.stage.arrive();
    this.#drawnScene = this.#scene;
    const now = /** @type {HTMLElement | null} */ (document.querySelector(".story .now"));
    const list = now?.parentElement;
    if (!now || !list) return;
    const above = now.offsetTop - list.offsetTop;
    if (above < list.scrollTop || above + now.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = above - list.clientHeight / 2;
  }
}
