/**
 * Where a game's board stands: loads it, and makes what it marks (data-do, data-choose, data-preview, data-piece,
 * data-tip) work alike for mouse, touch and keyboard.
 */

import { Menu } from "./menu.js";
import { Motion } from "./motion.js";
import { Tips } from "./tips.js";
import { learn } from "./words.js";

/**
 * @typedef {HTMLElement | SVGElement} Part of the page, marked by a board
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Choice} Choice
 * @typedef {{do: string, label: unknown, main?: boolean}} Button a choice that shows more, or less, than its sentence
 * @typedef {{title: string, fold?: unknown, over?: string, choices: (string | Button)[]}} Group `fold` is the label of
 *   the one button behind which it stands, `over` the heading that such buttons share
 * @typedef {object} Board what a game's board.js exports
 * @property {(scene: Scene) => unknown} draw
 * @property {(scene: Scene) => unknown} [aside] what stands beside the board, or below the choices (`scene.beside`)
 * @property {(scene: Scene) => Group[]} [groups] how the action bar groups the legal choices
 * @property {(scene: Scene, choice: string) => string} [about] more than its sentence says about a choice
 * @property {(scene: Scene) => string} [clause] the rule that matters now
 * @property {(scene: Scene, seat: number) => unknown} [score] the figure beside a player's name
 * @property {(scene: Scene, seat: number) => unknown} [panel] what lies in front of a player
 * @property {() => Promise<{figures: (scene: Scene, insight: any) => unknown}>} [insight] draws the exact figures of a
 *   position, for whoever wants to see them; loaded when it is asked for
 */

const CHOICE = "[data-do], [data-choose]";
const MARKED = `${CHOICE}, [data-tip]`;
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});
const BOARDS = (document.documentElement.dataset.boards ?? "").split(" ");

export class Stage {
  /** @type {Board | null} */
  board = null;
  /** The choice that is pointed at, by mouse, finger or keyboard. */
  pointed = "";
  /** @type {Map<string, Choice>} */
  #legal = new Map();
  #asked = "";
  #motion = new Motion();

  /**
   * @param {(choice: string) => void} play
   * @param {() => void} changed something else is to be drawn
   */
  constructor(play, changed) {
    this.play = play;
    this.changed = changed;
    this.menu = new Menu(play);
    this.tips = new Tips();
    document.addEventListener("click", (event) => this.#press(event));
    document.addEventListener("keydown", (event) => this.#key(event));
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, (event) => this.#point(event));
  }

  /**
   * Bring the board of a game, with its words and its looks.
   * @param {string} game
   * @returns {Promise<boolean>} whether it has one
   */
  async load(game) {
    if (this.#asked === game || !BOARDS.includes(game)) return this.#asked === game;
    this.#asked = game;
    const folder = new URL(`./games/${game}/`, import.meta.url);
    const [board] = await Promise.all([import(new URL("board.js", folder).href), dress(`${folder}board.css`), learn(game)]);
    this.board = board;
    this.changed();
    return true;
  }

  /** The page is about to be drawn with another position. */
  leave() {
    this.#motion.leave();
  }

  /** Whoever acts has seen enough of what moved. */
  rest() {
    this.#motion.rest();
  }

  /** The page stands with another position. */
  arrive() {
    this.#motion.arrive();
  }

  /**
   * Let what is marked work; after every drawing of the page.
   * @param {Map<string, Choice>} legal
   */
  mark(legal) {
    if (legal !== this.#legal) this.menu.close();
    this.#legal = legal;
    for (const part of document.querySelectorAll(`[data-stage] :is(${MARKED})`)) this.#mark(/** @type {Part} */ (part));
    this.#preview();
  }

  /** @param {Part} part */
  #mark(part) {
    const offered = this.#offered(part);
    const tip = part.dataset.tip;
    const focused = part === document.activeElement;
    part.classList.toggle("may", offered.length > 0);
    if (offered.length) {
      const sentences = offered.map((choice) => choice.say);
      set(part, { tabindex: 0, role: "button", "aria-label": offered.length > 1 && tip ? tip : sentences.join("; ") });
      set(part, { "aria-haspopup": offered.length > 1 ? "menu" : null });
    } else {
      const alone = tip && !part.querySelector(MARKED);
      set(part, { tabindex: focused ? -1 : null, role: alone ? "img" : null, "aria-label": alone ? tip : null });
      set(part, { "aria-haspopup": null });
    }
  }

  /**
   * What may be done by pressing a part of the board.
   * @param {Part} part
   * @returns {Choice[]}
   */
  #offered(part) {
    const { do: one, choose } = part.dataset;
    return words(choose ?? one).flatMap((choice) => this.#legal.get(choice) ?? []);
  }

  /** @param {Event} event */
  #press(event) {
    if (this.menu.holds(event.target)) return;
    this.menu.close();
    const part = within(event.target, "[data-stage] .may");
    if (!part || (event.type === "click" && this.tips.pressed)) return;
    const offered = this.#offered(part);
    this.tips.hide();
    if (offered.length > 1) this.menu.open(part, offered);
    else if (offered.length) this.play(offered[0].do);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const part = within(event.target, "[data-stage] .may");
    if (!part || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") this.#press(event);
    else if (event.key in ARROWS) neighbour(part, ARROWS[event.key])?.focus();
    else return;
    event.preventDefault();
  }

  /** @param {Event} event */
  #point(event) {
    const part = within(event.target, CHOICE);
    const { do: one, choose } = part?.dataset ?? {};
    const pointed = choose ?? one ?? "";
    if (pointed === this.pointed) return;
    this.pointed = pointed;
    this.#preview();
    this.changed();
  }

  /** Show what the choice that is pointed at would do. */
  #preview() {
    for (const ghost of document.querySelectorAll("[data-preview]")) {
      const of = /** @type {Part} */ (ghost).dataset.preview ?? "";
      const shown = of === this.pointed || words(of).includes(this.pointed);
      ghost.classList.toggle("shown", shown && words(of).some((choice) => this.#legal.has(choice)));
    }
  }
}

/** @param {string} [text] */
const words = (text) => text?.split(" ").filter(Boolean) ?? [];

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 * @returns {Part | null}
 */
const within = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * @param {Element} part
 * @param {Record<string, string | number | null | undefined>} attributes null takes one away
 */
function set(part, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) part.removeAttribute(name);
    else if (part.getAttribute(name) !== String(value)) part.setAttribute(name, String(value));
  }
}

/**
 * The nearest part of the same stage that may be pressed, in a direction.
 * @param {Part} part
 * @param {[number, number]} direction
 * @returns {Part | undefined}
 */
function neighbour(part, [dx, dy]) {
  const here = middle(part);
  const others = /** @type {Part[]} */ ([...(part.closest("[data-stage]")?.querySelectorAll(".may") ?? [])]);
  const distance = (/** @type {Part} */ other) => {
    const { x, y } = middle(other);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 1 ? along + 2 * aside : Infinity;
  };
  const [nearest] = others.filter((other) => distance(other) < Infinity).sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** @param {Element} part */
function middle(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Add a style sheet to the page; done when it counts.
 * @param {string} href
 */
export function dress(href) {
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done });
    document.head.append(link);
  });
}
