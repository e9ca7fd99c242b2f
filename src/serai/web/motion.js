/** Pieces travel: what is drawn elsewhere goes there from where it was; what is new fades in. */

import { moves } from "./settings.js";

const TRAVEL = 450; // milliseconds
const FADE = 250;
const STILL = 1; // pixels that do not count as a journey

export class Motion {
  /** @type {Map<string, DOMRect> | null} where the pieces were, by name */
  #before = null;
  /** @type {Animation[]} */
  #running = [];

  /** The pieces are about to be drawn anew. */
  leave() {
    const all = pieces();
    this.#before = all.size && moves() ? new Map([...all].map(([name, piece]) => [name, piece.getBoundingClientRect()])) : null;
  }

  /** The pieces stand where they belong now. */
  arrive() {
    for (const journey of this.#running) journey.cancel();
    this.#running = [];
    const before = this.#before;
    this.#before = null;
    if (!before) return;
    for (const [name, piece] of pieces()) {
      const journey = travel(piece, before.get(name));
      if (journey) this.#running.push(journey);
    }
  }
}

/**
 * Those that are in sight; on a narrow screen some lie in a tab that is not.
 * @returns {Map<string, HTMLElement | SVGGraphicsElement>}
 */
function pieces() {
  const all = /** @type {NodeListOf<HTMLElement | SVGGraphicsElement>} */ (document.querySelectorAll("[data-stage] [data-piece]"));
  return new Map([...all].filter((piece) => piece.checkVisibility()).map((piece) => [piece.dataset.piece ?? "", piece]));
}

/**
 * @param {HTMLElement | SVGGraphicsElement} piece
 * @param {DOMRect} [from]
 */
function travel(piece, from) {
  if (!from) return piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
  const to = piece.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  if (Math.hypot(dx, dy) <= STILL) return null;
  const unit = scale(piece);
  const lift = Math.min(24, Math.hypot(dx, dy) / 5);
  const at = (/** @type {number} */ share, /** @type {number} */ up) => `${(dx * share) / unit}px ${(dy * share - up) / unit}px`;
  return piece.animate([{ translate: at(1, 0) }, { translate: at(0.5, lift) }, { translate: "0px 0px" }], {
    duration: TRAVEL,
    easing: "ease-in-out",
  });
}

/**
 * How many pixels one unit is where the piece is drawn.
 * @param {Element} piece
 */
function scale(piece) {
  const parent = piece instanceof SVGElement ? piece.parentElement : null;
  return (parent instanceof SVGGraphicsElement && parent.getScreenCTM()?.a) || 1;
}
