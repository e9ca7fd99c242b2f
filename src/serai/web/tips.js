/** Words about a piece, on hover, focus and long press; with the number of the rule that says so. */

import { beside } from "./beside.js";
import { html, nothing, render } from "./vendor/lit-html/lit-html.js";

const HOVER = 350; // milliseconds until the words appear
const PRESS = 450;

export class Tips {
  /** A long press has shown words, so that letting go presses nothing. */
  pressed = false;
  /** The address of a rule. @type {(clause: string) => string} */
  rule = () => "";
  /** Opens a rule in the page, where that can be done. @type {((clause: string) => void) | null} */
  follow = null;
  #timer = 0;
  #since = 0; // when a finger came down
  /** @type {Element | null} */
  #part = null;
  #box = document.createElement("div");

  constructor() {
    this.#box.className = "tip";
    this.#box.role = "tooltip";
    this.#box.id = "tip";
    this.#box.popover = "manual";
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#near(event.target, HOVER));
    document.addEventListener("pointerdown", (event) => this.#down(event));
    document.addEventListener("pointerup", (event) => this.#up(event));
    document.addEventListener("pointercancel", (event) => this.#up(event));
    document.addEventListener("focusin", (event) => this.#focus(event.target));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    document.addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
    document.addEventListener("contextmenu", (event) => this.#part?.contains(/** @type {Node} */ (event.target)) && event.preventDefault());
  }

  hide() {
    clearTimeout(this.#timer);
    this.#part?.removeAttribute("aria-describedby");
    this.#part = null;
    this.#box.remove();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.pressed = false;
    if (event.pointerType === "mouse" || this.#box.contains(/** @type {Node} */ (event.target))) return;
    this.hide();
    this.#since = event.timeStamp;
    this.#near(event.target, PRESS);
  }

  /** A short press is one even if the page was too busy to see its end in time. @param {PointerEvent} event */
  #up(event) {
    if (event.pointerType === "mouse" || this.#box.contains(/** @type {Node} */ (event.target))) return;
    this.pressed = this.#part !== null && event.timeStamp - this.#since >= PRESS;
    if (!this.pressed) this.hide();
  }

  /** @param {EventTarget | null} target */
  #focus(target) {
    if (target instanceof Element && target.matches(":focus-visible")) this.#near(target, 0);
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} wait
   */
  #near(target, wait) {
    if (!(target instanceof Element) || this.#box.contains(target)) return;
    const part = target.closest("[data-tip]");
    if (part === this.#part && part) return;
    this.hide();
    if (!part) return;
    this.#timer = setTimeout(() => this.#show(part), wait);
  }

  /** @param {Element} part */
  #show(part) {
    if (!part.isConnected) return;
    const { tip, clause } = /** @type {HTMLElement} */ (part).dataset;
    this.#part = part;
    const rule = clause ? html` <a href=${this.rule(clause)} target="_blank" @click=${(/** @type {Event} */ event) => this.#open(event, clause)}>${clause}</a>` : nothing;
    render(html`${tip}${rule}`, this.#box);
    document.body.append(this.#box);
    this.#box.showPopover();
    beside(this.#box, part);
    part.setAttribute("aria-describedby", this.#box.id);
  }

  /**
   * @param {Event} event
   * @param {string} clause
   */
  #open(event, clause) {
    if (!this.follow) return;
    event.preventDefault();
    this.hide();
    this.follow(clause);
  }
}
