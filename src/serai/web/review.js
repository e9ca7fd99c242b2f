/** In hindsight: everybody's chances, where the game turned, luck, and what the bots would have done. */

import { graph, percent, standing, STROKES } from "./graph.js";
import { get, post } from "./house.js";
import { nameOf } from "./seats.js";
import { dress } from "./stage.js";
import { fate, token } from "./token.js";
import { html, nothing, svg } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./house.js").Table} Table
 * @typedef {import("./graph.js").Moment} Moment
 * @typedef {import("./graph.js").Turn} Turn
 * @typedef {{ply: number, by: number, best: string, text: string, cost: number, points: number}} Decision
 * @typedef {{source: string, text: string, points: number[]}} Source
 * @typedef {{moments: Moment[], turns: Turn[], decisions: Decision[], luck: number[], sources: Source[]}} Found
 * @typedef {{part: number | null, written: number, viewer: number | null, review: Found | null}} Told
 * @typedef {{by: number | null, do: string, text: string}} Line
 */

const PACE = 700; // milliseconds between two looks at how far it is
const DEAREST = 8; // decisions that are listed

export class Review {
  /** @type {Told | null} */
  told = null;
  /** @type {number | null} whose decisions are listed; null for one's own, or the first player's */
  whose = null;
  #timer = 0;

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {import("./replay.js").default} page
   */
  constructor(inn, page) {
    this.inn = inn;
    this.page = page;
    this.path = `/api/tables/${page.id}/review`;
    dress(new URL("./review.css", import.meta.url).href);
  }

  /** What is known so far, in the language of now. */
  look() {
    return this.#hear(() => get(this.path));
  }

  start() {
    return this.#hear(() => post(this.path));
  }

  /** @param {() => Promise<Told>} ask */
  async #hear(ask) {
    clearTimeout(this.#timer);
    const told = await this.inn.attempt(ask);
    if (told && told.written !== this.page.story?.written) return this.page.speak(); // the game has gone on
    this.told = told ?? this.told;
    if (this.told?.part != null && !this.told.review) this.#timer = setTimeout(() => this.look(), PACE);
    this.inn.draw();
  }

  // ---- How it looks ----

  /**
   * @param {object} game
   * @param {Table} game.table
   * @param {Line[]} game.lines what happened at each ply
   * @param {number} game.ply the one that is looked at
   * @param {number | null} game.eyes through which it is looked at
   */
  content({ table, lines, ply, eyes }) {
    const { told } = this;
    const found = told?.review;
    return html`
      <section class="panel review" aria-labelledby="review">
        <h2 id="review">${say("review")}</h2>
        ${found && told.viewer !== null ? html`<p class="soft">${say("review-eyes")}</p>` : nothing}
        ${found ? this.#found(found, table, lines, ply, eyes) : this.#waiting()}
      </section>
    `;
  }

  #waiting() {
    const part = this.told?.part;
    if (part == null)
      return html`
        <p class="soft">${say("review-how")} ${say(this.page.story?.viewer === null ? "review-kept" : "review-eyes")}</p>
        <div class="tools"><button class="main" @click=${() => this.start()}>${say("review-start")}</button></div>
      `;
    return html`
      <p class="soft" id="review-wait">${say("review-wait", { percent: Math.floor(100 * part) })}</p>
      <progress aria-labelledby="review-wait" max="1" value=${part}></progress>
    `;
  }

  /**
   * @param {Found} found
   * @param {Table} table
   * @param {Line[]} lines
   * @param {number} ply
   * @param {number | null} eyes
   */
  #found(found, table, lines, ply, eyes) {
    const names = table.seats.map(({ seat }) => nameOf(table, seat));
    const { win } = standing(found.moments, ply);
    const whose = this.whose ?? this.told?.viewer ?? eyes ?? 0;
    return html`
      ${graph({ ...found, names, from: Math.max(0, beginning(lines)), plies: lines.length, ply, go: (at) => this.page.stop(at) })}
      <ul class="chances">
        ${names.map((name, seat) => html`<li>${token(seat, name)} ${dash(seat)} <span>${name}</span> <b>${percent(win[seat])}</b></li>`)}
        ${found.turns.length ? html`<li class="soft"><i class="swatch"></i> ${say("review-turns")}</li>` : nothing}
      </ul>
      ${this.#here(found, lines, ply, names)}
      <div class="findings">
        <section aria-labelledby="turns">
          <h3 id="turns">${say("review-turns")}</h3>
          ${found.turns.length ? html`<ol class="steps">${found.turns.map((turn) => this.#turn(turn, found, lines, names))}</ol>` : html`<p class="soft">${say("review-calm")}</p>`}
        </section>
        ${this.#decisions(found, lines, names, whose)} ${luck(found, names)} ${found.sources.length ? sources(found, names) : nothing}
      </div>
    `;
  }

  /**
   * The choice that somebody has at the ply that is looked at.
   * @param {Found} found
   * @param {Line[]} lines
   * @param {number} ply
   * @param {string[]} names
   */
  #here({ decisions }, lines, ply, names) {
    const made = decisions.find((decision) => decision.ply === ply);
    if (!made) return html`<p class="remark soft">${say("review-no-choice")}</p>`;
    return html`
      <p class="remark">
        ${token(made.by, names[made.by])}
        <span>${lines[ply].text} ${bots(made, lines)}</span> ${price(made)}
      </p>
    `;
  }

  /**
   * @param {Turn} turn
   * @param {Found} found
   * @param {Line[]} lines
   * @param {string[]} names
   */
  #turn({ ply, until, by, seat }, { moments }, lines, names) {
    const [before, after] = [standing(moments, ply), standing(moments, until)];
    const happened = lines.slice(ply, until);
    const text = happened.length > 2 ? `${happened[0].text} … ${happened[happened.length - 1].text}` : happened.map((line) => line.text).join(" ");
    return html`
      <li>
        <a href="#ply=${until}&review">
          ${by === null ? fate : token(by, names[by])}
          <span>
            <b>${say("review-turn", { name: names[seat], before: percent(before.win[seat]), after: percent(after.win[seat]) })}</b>
            <span class="soft">${say("ply-at", { ply: until })} · ${text}</span>
          </span>
        </a>
      </li>
    `;
  }

  /**
   * @param {Found} found
   * @param {Line[]} lines
   * @param {string[]} names
   * @param {number} whose
   */
  #decisions({ decisions }, lines, names, whose) {
    const theirs = decisions.filter((decision) => decision.by === whose);
    const dear = theirs.filter((decision) => decision.cost > 0).sort((a, b) => b.cost - a.cost);
    const same = theirs.filter((decision) => decision.best === lines[decision.ply].do).length;
    const people = [...new Set(decisions.map((decision) => decision.by))].sort();
    return html`
      <section aria-labelledby="decisions">
        <h3 id="decisions">${say("review-decisions")}</h3>
        ${people.length > 1
          ? html`<label>
              ${say("review-whose")}
              <select @change=${(/** @type {any} */ event) => this.#choose(Number(event.target.value))}>
                ${people.map((seat) => html`<option value=${seat} ?selected=${seat === whose}>${names[seat]}</option>`)}
              </select>
            </label>`
          : nothing}
        <p class="soft">${say("review-same", { same, all: theirs.length })} ${dear.length ? nothing : say("review-no-cost")}</p>
        <ol class="steps">
          ${dear.slice(0, DEAREST).map(
            (made) => html`<li>
              <a href="#ply=${made.ply}&review">
                ${price(made)}
                <span><b>${lines[made.ply].text}</b> <span class="soft">${say("ply-at", { ply: made.ply })} · ${bots(made, lines)}</span></span>
              </a>
            </li>`,
          )}
        </ol>
      </section>
    `;
  }

  /** @param {number} seat */
  #choose(seat) {
    this.whose = seat;
    this.inn.draw();
  }
}

/** The first ply that is somebody's. @param {Line[]} lines */
const beginning = (lines) => lines.findIndex((line) => line.by !== null);

/**
 * What a bot would have done.
 * @param {Decision} made
 * @param {Line[]} lines
 */
const bots = (made, lines) => (made.best === lines[made.ply].do ? say("review-as-bots") : say("review-better", { text: made.text }));

/** @param {Decision} made */
const price = ({ cost }) => (cost > 0 ? html`<b class="price">−${percent(cost)}</b>` : nothing);

/** How a player's line is drawn. @param {number} seat */
const dash = (seat) => html`
  <svg class="dash" viewBox="0 0 34 8" aria-hidden="true">${svg`<path class="chance p${seat}" d="M1 4H33" stroke-dasharray=${STROKES[seat] || nothing}/>`}</svg>
`;

/**
 * What chance gave to everybody, or took.
 * @param {Found} found
 * @param {string[]} names
 */
function luck({ luck }, names) {
  const most = Math.max(0.1, ...luck.map(Math.abs));
  return html`
    <section aria-labelledby="luck">
      <h3 id="luck">${say("review-luck")}</h3>
      <p class="soft">${say("review-luck-how")}</p>
      <ul class="luck">
        ${luck.map(
          (part, seat) => html`<li class="p${seat}">
            ${token(seat, names[seat])} <span>${names[seat]}</span>
            <svg viewBox="-50 0 100 16" preserveAspectRatio="none" aria-hidden="true">
              <path class="rule" d="M0 0V16"/><rect x=${Math.min(0, (48 * part) / most)} y="3" width=${(48 * Math.abs(part)) / most} height="10" rx="1"/>
            </svg>
            <b>${part < 0 ? "−" : "+"}${percent(Math.abs(part))}</b>
          </li>`,
        )}
      </ul>
    </section>
  `;
}

/**
 * @param {Found} found
 * @param {string[]} names
 */
function sources({ sources }, names) {
  const total = names.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat], 0));
  const row = (/** @type {string} */ text, /** @type {number[]} */ points) => html`
    <tr><th scope="row">${text}</th>${points.map((each) => html`<td>${each < 0 ? `−${-each}` : each}</td>`)}</tr>
  `;
  return html`
    <section aria-labelledby="sources">
      <h3 id="sources">${say("review-sources")}</h3>
      <div class="wide" tabindex="0" role="group" aria-labelledby="sources">
        <table>
          <thead><tr><td></td>${names.map((name, seat) => html`<th scope="col">${token(seat, name)}<span class="hidden">${name}</span></th>`)}</tr></thead>
          <tbody>${sources.filter(({ points }) => points.some(Boolean)).map(({ text, points }) => row(text, points))}</tbody>
          <tfoot>${row(say("review-total"), total)}</tfoot>
        </table>
      </div>
    </section>
  `;
}
