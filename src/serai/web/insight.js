/** Exact figures about the position, for those who want them and where the table allows it; drawn by the game. */

import { Refusal } from "./house.js";
import { icon } from "./icons.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

const narrow = matchMedia("(width < 700px)");
const wide = matchMedia("(width >= 1200px)");
const SEVERE = ["no-hints", "no-insight", "not-seated", "no-account"]; // asking again would not help

export class Insight {
  on = false;
  /** @type {{ply: number, insight: any} | null} */
  #told = null;
  /** @type {((scene: import("./scene.js").Scene, insight: any) => unknown) | null} */
  #figures = null;
  #asking = false;
  #person = 0; // which one of those who share the screen: what comes late for another is dropped

  /** @param {import("./table.js").default} page */
  constructor(page) {
    this.page = page;
    for (const width of [narrow, wide]) width.addEventListener("change", () => page.inn.draw());
  }

  /**
   * The panel, if this is the part of the table where there is room for it.
   * @param {"centre" | "left" | "right"} part
   */
  in(part) {
    return part === (narrow.matches ? "centre" : wide.matches ? "right" : "left") ? this.#content() : nothing;
  }

  /** Whether there is anything to switch on. */
  get #offered() {
    const { table, seat, position, stage, past } = this.page;
    return !past && table?.status === "playing" && table.hints && seat !== null && position !== null && !position.over && stage.board?.insight;
  }

  /** Somebody else sits here now. */
  forget() {
    this.on = false;
    this.#told = null;
    this.#person++;
  }

  async toggle() {
    this.on = !this.on;
    this.page.inn.draw();
    if (!this.on) return;
    this.#figures ??= (await this.page.stage.board?.insight?.())?.figures ?? null;
    this.ask();
  }

  /** Have the figures of the position of now, unless they are known or on their way. */
  async ask() {
    const ply = this.page.position?.ply;
    if (!this.on || !this.#offered || this.#asking || ply === undefined || this.#told?.ply === ply) return;
    this.#asking = true;
    const person = this.#person;
    try {
      const told = await this.page.line.ask({ type: "insight", ply });
      if (person === this.#person) this.#told = told;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (SEVERE.includes(fault.key)) {
        this.on = false;
        this.page.inn.problem = fault.message;
      }
    } finally {
      this.#asking = false;
    }
    this.page.inn.draw();
    const now = this.page.position?.ply ?? 0;
    if (now > ply && this.#told?.ply !== now) this.ask();
  }

  #content() {
    if (!this.#offered) return nothing;
    return html`
      <section class="panel insight" aria-labelledby="odds">
        <h2 id="odds">
          <button class="quiet" aria-expanded=${this.on} @click=${() => this.toggle()}>${icon("odds")}<span>${say("odds")}</span></button>
        </h2>
        ${this.on ? this.#body() : html`<p class="soft">${say("odds-how")}</p>`}
      </section>
    `;
  }

  #body() {
    const { scene } = this.page;
    if (!this.#told || !this.#figures || !scene) return html`<p class="soft" role="status">${say("odds-wait")}</p>`;
    const late = this.#told.ply !== this.page.position?.ply;
    return html`<div class=${late ? "late" : ""} data-ply=${this.#told.ply}>${this.#figures(scene, this.#told.insight)}</div>`;
  }
}
