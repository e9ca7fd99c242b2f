/** A first game, learned by doing: the real board, a coach beside it, and one thing to do at a time. It knows no game. */

import { begin } from "./begin.js";
import { Coach } from "./coach.js";
import { foot } from "./foot.js";
import { get, Refusal } from "./house.js";
import { remember } from "./learned.js";
import { scene, watchWidth } from "./scene.js";
import { dress, Stage } from "./stage.js";
import { fate, token } from "./token.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { guard } from "./vendor/lit-html/directives/guard.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Choice} Choice
 * @typedef {import("./house.js").Line} Line
 * @typedef {{chapter: string, say: string, text: string, at: string, do: string[], frame: number}} Lesson
 * @typedef {{ply: number, view: any, turn: number | null, over: boolean, legal: Choice[]}} Frame
 * @typedef {{game: string, title: string, seat: number, names: string[], chapters: {name: string, title: string}[],
 *   lessons: Lesson[], frames: Frame[], log: Line[]}} Tutorial
 */

const PACE = 1300; // milliseconds for what the others do
const LONG = 2300; // where several things happen at once
const SETTLE = 520; // milliseconds until the pieces have arrived
const FEW = 2; // outcomes of chance that are worth telling one by one
const MAY = "[data-stage] .may";

export default class LearnPage {
  /** @type {Tutorial | null} */
  tutorial = null;
  /** The lesson at hand. */
  at = 0;
  /** The position that is shown. */
  frame = 0;
  /** How many of the lesson's moves have been made. */
  made = 0;
  /** The others are playing. */
  running = false;
  finished = false;
  skipped = false;
  /** A friendly word about what was pressed. */
  nudge = "";
  /** @type {import("./scene.js").Scene | null} */
  #scene = null;
  /** @type {import("./scene.js").Scene | null} */
  #drawnScene = null;
  #refused = "";
  #timer = 0;
  #fresh = true; // another lesson, or another thing to do
  /** @type {Line[]} what has happened since the last position */
  #news = [];

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {string} game
   */
  constructor(inn, game) {
    this.inn = inn;
    this.game = decodeURIComponent(game);
    this.coach = new Coach();
    this.stage = new Stage(
      (choice) => this.play(choice),
      () => this.inn.draw(),
    );
    this.stage.tips.rule = (clause) => `/rules/${this.game}#${clause}`;
    watchWidth(() => this.#look());
    document.addEventListener("click", (event) => this.#astray(event));
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  open() {
    this.speak();
  }

  /** Everything again, in the language of now. */
  async speak() {
    try {
      const [tutorial] = await Promise.all([
        get(`/api/tutorials/${encodeURIComponent(this.game)}`),
        this.stage.load(this.game),
        this.tutorial ?? dress(new URL("./learn.css", import.meta.url).href),
      ]);
      this.tutorial = tutorial;
      this.nudge = "";
      this.#fresh = true;
      this.#look();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#refused = fault.message;
      this.inn.draw();
    }
  }

  // ---- Going through it ----

  /** @returns {Lesson | undefined} */
  get lesson() {
    return this.tutorial?.lessons[this.at];
  }

  /** What the learner is to press now. */
  get awaited() {
    return this.running ? undefined : this.lesson?.do[this.made];
  }

  /** @param {string} choice */
  play(choice) {
    if (!this.awaited) return;
    if (choice !== this.awaited) return this.#hint("learn-not-this");
    this.made++;
    this.#show(this.frame + 1);
    if (!this.awaited) this.#run();
  }

  next() {
    if (this.running) this.#arrive();
    else if (this.awaited) {
      this.#hint("learn-your-move");
      this.#glowing()?.focus();
    } else this.#run();
  }

  back() {
    this.#enter(Math.max(0, this.at - (this.running || this.made ? 0 : 1)));
  }

  /** @param {boolean} [skipped] */
  end(skipped = false) {
    clearTimeout(this.#timer);
    this.running = false;
    this.finished = true;
    this.skipped = skipped;
    remember(this.game);
    this.coach.point("", false);
    scrollTo(0, 0);
    this.inn.draw();
  }

  again() {
    this.finished = false;
    this.#enter(0);
  }

  /** The position at which the lesson ends. */
  get #goal() {
    const { lessons, frames } = /** @type {Tutorial} */ (this.tutorial);
    return lessons[this.at + 1]?.frame ?? frames.length - 1;
  }

  /** The others play, one position after the other, until there is something to say. */
  #run() {
    if (this.frame === this.#goal) return this.#arrive();
    this.running = true;
    this.#timer = setTimeout(() => {
      this.#show(this.frame + 1);
      this.#run();
    }, this.#news.length > FEW ? LONG : PACE);
    this.inn.draw();
  }

  #arrive() {
    const { lessons } = /** @type {Tutorial} */ (this.tutorial);
    if (this.at + 1 < lessons.length) this.#enter(this.at + 1);
    else this.end();
  }

  /** @param {number} lesson */
  #enter(lesson) {
    clearTimeout(this.#timer);
    this.running = false;
    this.made = 0;
    this.at = lesson;
    this.#fresh = true;
    this.#show(this.lesson?.frame ?? 0);
  }

  /** @param {number} frame */
  #show(frame) {
    const { frames, log } = /** @type {Tutorial} */ (this.tutorial);
    this.#news = frame > this.frame ? told(log.slice(frames[this.frame].ply, frames[frame].ply)) : [];
    this.frame = frame;
    this.nudge = "";
    this.#fresh = true;
    this.#look();
  }

  #look() {
    const { tutorial } = this;
    if (tutorial) {
      const frame = tutorial.frames[this.frame];
      const legal = this.awaited ? frame.legal : [];
      const seen = scene(asTable(tutorial), { ...frame, legal }, tutorial.seat, tutorial.log.slice(0, frame.ply));
      this.#scene = { ...seen, beside: true };
    }
    this.inn.draw();
  }

  /** @param {string} key */
  #hint(key) {
    this.nudge = say(key);
    this.inn.draw();
  }

  /** Something was pressed that is not meant now. @param {Event} event */
  #astray({ target }) {
    if (!this.awaited || !(target instanceof Element) || !target.closest("[data-stage]")) return;
    if (!target.closest(".may, [role=menu], label, input")) this.#hint("learn-elsewhere");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.tutorial || this.finished) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || target.closest(`input, select, [role=menu], ${MAY}`)) return;
    if (event.key === "ArrowRight") this.next();
    else if (event.key === "ArrowLeft") this.back();
    else return;
    event.preventDefault();
  }

  /** @returns {HTMLElement | undefined} */
  #glowing() {
    const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(MAY));
    return [...all].find((part) => part.checkVisibility());
  }

  // ---- How it looks ----

  title() {
    return this.tutorial ? `${say("learn-title", { title: this.tutorial.title })} · Serai` : "Serai";
  }

  crumb() {
    return this.tutorial ? html`<h1 class="crumb">${say("learn-title", { title: this.tutorial.title })}</h1>` : nothing;
  }

  content() {
    const { tutorial } = this;
    if (this.#refused) return this.#closed();
    if (!tutorial || !this.#scene || !this.stage.board) return html`<main class="alone soft">${say("opening")}</main>`;
    if (this.finished) return this.#farewell(tutorial);
    return html`
      <main class="table learn begun" data-ply=${tutorial.frames[this.frame].ply} data-lesson=${this.lesson?.say} data-tab="play">
        ${this.#bubble(tutorial)}
        <div class="centre">${this.#scene.phone ? this.#strip(this.#scene) : nothing} ${this.#board(this.#scene)}</div>
        ${this.#aside(this.#scene)}
        <div class="left">${this.#players(this.#scene)}</div>
        <div class="right">${this.#log(this.#scene)}</div>
      </main>
    `;
  }

  /** @param {Tutorial} tutorial */
  #bubble(tutorial) {
    const { lesson, awaited } = this;
    if (!lesson) return nothing;
    const chapter = tutorial.chapters.find(({ name }) => name === lesson.chapter);
    const [step, steps] = [this.at + 1, tutorial.lessons.length];
    return html`
      <section class="coach panel ${awaited ? "asks" : ""}" aria-labelledby="coach">
        <h2 id="coach" tabindex="-1">${chapter?.title}</h2>
        <div class="words" aria-live="polite">
          ${this.running
            ? html`<ol class="news">${this.#news.map((line) => html`<li>${this.#mark(line)}<span>${line.text}</span></li>`)}</ol>`
            : html`<p>${lesson.text}</p>`}
        </div>
        <p class="nudge" role="status">${this.nudge}</p>
        <div class="steps">
          <progress max=${steps} value=${step} aria-label=${say("learn-step", { step, steps })}></progress>
          <span class="soft">${say("learn-step", { step, steps })}</span>
        </div>
        <div class="ways">
          <button class="quiet" @click=${() => this.end(true)}>${say("learn-skip")}</button>
          <span class="space"></span>
          <button ?disabled=${this.at === 0 && !this.running && !this.made} @click=${() => this.back()}>${say("learn-back")}</button>
          <button class="next ${awaited ? "" : "main"}" aria-disabled=${Boolean(awaited)} @click=${() => this.next()}>
            ${say(awaited ? "learn-you" : "learn-next")}
          </button>
        </div>
      </section>
    `;
  }

  /** @param {Line} line */
  #mark({ by }) {
    return by === null ? fate : token(by, this.#scene?.names[by] ?? null);
  }

  /** @param {import("./scene.js").Scene} shown */
  #board(shown) {
    const { board } = this.stage;
    return guard([shown, board], () => html`<section class="board" data-stage>${board?.draw(shown)}</section>`);
  }

  /** What the board has beside it. @param {import("./scene.js").Scene} shown */
  #aside(shown) {
    const { board } = this.stage;
    if (!board?.aside) return nothing;
    return html`<div class="aside" data-stage>${guard([shown, board], () => board.aside?.(shown))}</div>`;
  }

  /** @param {import("./scene.js").Scene} shown */
  #players(shown) {
    const { board } = this.stage;
    return html`
      <section class="players" aria-labelledby="seats">
        <h2 id="seats">${say("seats")}</h2>
        <ol class="seats">
          ${shown.names.map((name, seat) => {
            const turn = shown.turn === seat;
            return html`<li class="panel player p${seat} ${turn ? "turn" : ""} ${seat === shown.seat ? "mine" : ""}" aria-current=${turn} data-stage>
              <div class="head">
                ${token(seat, name)}
                <span class="who"><b>${name}</b><span class="soft">${seat === shown.seat ? say("you") : ""}</span></span>
                <span class="purse">${board?.score?.(shown, seat)}</span>
              </div>
              ${guard([shown, board], () => board?.panel?.(shown, seat))}
            </li>`;
          })}
        </ol>
      </section>
    `;
  }

  /** @param {import("./scene.js").Scene} shown */
  #strip(shown) {
    return html`
      <ol class="strip" aria-label=${say("seats")}>
        ${shown.names.map(
          (name, seat) => html`<li class="p${seat} ${shown.turn === seat ? "turn" : ""}">${token(seat, name)} ${this.stage.board?.score?.(shown, seat)}</li>`,
        )}
      </ol>
    `;
  }

  /** @param {import("./scene.js").Scene} shown */
  #log(shown) {
    return guard([shown], () => html`
      <section class="panel" aria-labelledby="log">
        <h2 id="log">${say("log")}</h2>
        <ol class="lines" tabindex="0" aria-labelledby="log">
          ${shown.last.map((line) => html`<li class=${line.kind}>${this.#mark(line)}<span>${line.text}</span></li>`)}
        </ol>
      </section>
    `);
  }

  /** @param {Tutorial} tutorial */
  #farewell(tutorial) {
    return html`
      <main class="alone panel farewell ${this.skipped ? "skipped" : ""}">
        <h1>${say(this.skipped ? "learn-left" : "learn-done", { title: tutorial.title })}</h1>
        <p>${say(this.skipped ? "learn-left-what" : "learn-done-what", { title: tutorial.title })}</p>
        <ul>${tutorial.chapters.map(({ title }) => html`<li>${title}</li>`)}</ul>
        <div class="tools">
          <button class="main" @click=${() => this.#begin()}>${say("play-now")}</button>
          <a class="button" href="/rules/${this.game}">${say("learn-rules")}</a>
          <button @click=${() => this.again()}>${say(this.skipped ? "learn-from-start" : "learn-again")}</button>
          <a class="button" href="/">${say("to-hall")}</a>
        </div>
      </main>
      ${foot()}
    `;
  }

  #begin() {
    this.inn.attempt(async () => {
      /** @type {import("./house.js").Game[]} */
      const games = await get("/api/games");
      const game = games.find((each) => each.game === this.game);
      if (game) await begin(this.inn, game);
    });
  }

  /** There is nothing to learn here: why, and the way out. */
  #closed() {
    return html`
      <main class="alone panel">
        <h1>${say("wrong-link")}</h1>
        <p>${this.#refused}</p>
        <a class="button main" href="/">${say("to-hall")}</a>
      </main>
      ${foot()}
    `;
  }

  drawing() {
    if (this.#scene !== this.#drawnScene) this.stage.leave();
  }

  drawn() {
    if (!this.tutorial || !this.stage.board || this.finished) return;
    this.stage.mark(this.#scene?.legal ?? new Map());
    const moved = this.#scene !== this.#drawnScene;
    if (moved) this.stage.arrive();
    this.#drawnScene = this.#scene;
    const glows = this.awaited && this.made > 0;
    this.coach.point(this.running ? "" : glows ? MAY : this.lesson?.at ?? "", this.#fresh && !this.running, this.running);
    if (moved) setTimeout(() => this.coach.place(), SETTLE);
    if (this.#fresh && !this.running) this.#focus();
    this.#fresh = false;
  }

  /** Whoever has pressed something that is gone finds the coach again. */
  #focus() {
    const active = document.activeElement;
    if (active === document.body || active?.closest("[data-stage]")) document.getElementById("coach")?.focus({ preventScroll: true });
  }
}

/**
 * What is told in passing: of many dice only that they were rolled.
 * @param {Line[]} lines
 */
function told(lines) {
  const outcomes = lines.filter((line) => line.by === null).length;
  return outcomes > FEW ? lines.filter((line) => line.by !== null) : lines;
}

/**
 * As much of a table as a scene needs.
 * @param {Tutorial} tutorial
 * @returns {any}
 */
const asTable = ({ names }) => ({ seats: names.map((name, seat) => ({ seat, name, bot: null })) });
