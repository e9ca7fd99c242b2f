/** A small menu beside a part of the board where several choices meet. */

import { html, render } from "./vendor/lit-html/lit-html.js";
import { beside } from "./beside.js";

/**
 * @typedef {import("./house.js").Choice} Choice
 * @typedef {import("./stage.js").Part} Part
 */

const STEPS = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 });

export class Menu {
  /** @type {HTMLElement | null} */
  #box = null;
  /** @type {Part | null} where it was opened */
  #from = null;

  /** @param {(choice: string) => void} play */
  constructor(play) {
    this.play = play;
  }

  /** @param {EventTarget | null} target */
  holds(target) {
    return target instanceof Node && (this.#box?.contains(target) ?? false);
  }

  /**
   * @param {Part} part
   * @param {Choice[]} offered
   */
  open(part, offered) {
    this.#from = part;
    const box = (this.#box = document.createElement("div"));
    box.className = "menu panel";
    box.popover = "manual";
    box.role = "menu";
    box.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(box);
    render(
      offered.map(
        (choice) => html`<button role="menuitem" data-do=${choice.do} @click=${() => this.#choose(choice.do)}>${choice.say}</button>`,
      ),
      box,
    );
    part.classList.add("chosen");
    box.showPopover();
    beside(box, part);
    box.querySelector("button")?.focus({ preventScroll: true });
  }

  close() {
    if (!this.#box) return;
    const held = this.#box.contains(document.activeElement);
    this.#box.remove();
    this.#box = null;
    this.#from?.classList.remove("chosen");
    if (held) this.#from?.focus({ preventScroll: true });
  }

  /** @param {string} choice */
  #choose(choice) {
    this.close();
    this.play(choice);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = STEPS[event.key];
    if (event.key === "Escape" || event.key === "Tab") this.close();
    else if (step) {
      const buttons = [.../** @type {HTMLElement} */ (this.#box).querySelectorAll("button")];
      const at = buttons.findIndex((button) => button === document.activeElement);
      buttons[(at + step + buttons.length) % buttons.length].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
