/** Pieces travel: what is drawn elsewhere goes there from where it was; what is new comes from its kin, or fades in. */

import { moves } from "./settings.js";

const TRAVEL = 450; // milliseconds
const FADE = 250;
const STILL = 1; // pixels that do not count as a journey

/**
 * @typedef {HTMLElement | SVGGraphicsElement} Piece
 * @typedef {() => {x: number, y: number}} Place on the screen; within a drawing it moves and grows with that
 */

export class Motion {
  /** @type {Map<string, {kin: string, from: Place}> | null} where the pieces were, by name */
  #before = null;
  /** @type {Map<string, Place>} where pieces of a kind come from that were not on the table */
  #homes = new Map();
  /** @type {Animation[]} */
  #running = [];

  /** The pieces are about to be drawn anew. */
  leave() {
    this.#before = moves() ? new Map([...pieces()].map(([name, piece]) => [name, { kin: kinOf(piece), from: place(piece) }])) : null;
    this.#homes = this.#before ? homes() : new Map();
  }

  /** All pieces stand where they belong, whatever was on its way. */
  rest() {
    for (const journey of this.#running) journey.cancel();
    this.#running = [];
  }

  /** The pieces stand where they belong now. */
  arrive() {
    this.rest();
    const before = this.#before;
    this.#before = null;
    if (!before?.size) return;
    const now = pieces();
    const gone = [...before].filter(([name]) => !now.has(name)).map(([, piece]) => piece);
    const start = (/** @type {string} */ name, /** @type {Piece} */ piece) => before.get(name)?.from ?? this.#from(kinOf(piece), gone);
    const ways = [...now].flatMap(([name, piece]) => journey(piece, start(name, piece)));
    this.#running = ways.map((go) => go()); // all is measured before anything moves: a page is measured once
  }

  /**
   * Where a new piece comes from: it is one of its kin that is gone elsewhere, or comes from their home.
   * @param {string} kin
   * @param {{kin: string, from: Place}[]} gone
   */
  #from(kin, gone) {
    const at = kin ? gone.findIndex((piece) => piece.kin === kin) : -1;
    return at < 0 ? this.#homes.get(kin) : gone.splice(at, 1)[0].from;
  }
}

/** @param {Element} piece */
function middle(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}

/**
 * @param {Piece} piece
 * @returns {Place}
 */
function place(piece) {
  const here = middle(piece);
  let drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  const within = drawing?.getScreenCTM();
  if (!drawing || !within) return () => here;
  const point = here.matrixTransform(within.inverse());
  return () => (drawing.isConnected ? point.matrixTransform(drawing.getScreenCTM() ?? within) : here);
}

/** @param {Piece} piece */
const kinOf = (piece) => piece.dataset.kin ?? "";

/** @returns {Map<string, Place>} */
function homes() {
  const all = [.../** @type {NodeListOf<Piece>} */ (document.querySelectorAll("[data-stage] [data-home]"))].filter((home) => home.checkVisibility());
  return new Map(all.flatMap((home) => (home.dataset.home ?? "").split(" ").map((kin) => [kin, place(home)])));
}

/**
 * Those that are in sight; on a narrow screen some lie in a tab that is not.
 * @returns {Map<string, Piece>}
 */
function pieces() {
  const all = /** @type {NodeListOf<Piece>} */ (document.querySelectorAll("[data-stage] [data-piece]"));
  return new Map([...all].filter((piece) => piece.checkVisibility()).map((piece) => [piece.dataset.piece ?? "", piece]));
}

/**
 * What there is to set in motion.
 * @param {Piece} piece
 * @param {Place} [place]
 * @returns {(() => Animation)[]}
 */
function journey(piece, place) {
  if (!place) return [() => piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" })];
  const [from, to] = [place(), middle(piece)];
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) <= STILL) return [];
  const unit = scale(piece);
  const lift = Math.min(24, Math.hypot(dx, dy) / 5);
  const at = (/** @type {number} */ share, /** @type {number} */ up) => `${(dx * share) / unit}px ${(dy * share - up) / unit}px`;
  const way = [{ translate: at(1, 0) }, { translate: at(0.5, lift) }, { translate: "0px 0px" }];
  const tumbling = piece.querySelector("[data-tumble]");
  const go = () => piece.animate(way, { duration: TRAVEL, easing: "ease-in-out" });
  const roll = () => /** @type {Element} */ (tumbling).animate([{ rotate: "-1.5turn" }, { rotate: "0turn" }], { duration: TRAVEL, easing: "ease-out" });
  return tumbling ? [go, roll] : [go];
}

/**
 * How many pixels one unit is where the piece is drawn.
 * @param {Element} piece
 */
function scale(piece) {
  const parent = piece instanceof SVGElement ? piece.parentElement : null;
  return (parent instanceof SVGGraphicsElement && parent.getScreenCTM()?.a) || 1;
}
