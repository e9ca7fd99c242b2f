/** Puts the coach beside what is talked about, so that nothing of it is covered, and a ring around that. */

const GAP = 20; // pixels between the coach and the ring
const EDGE = 10; // pixels to the screen's edge
const RING = 7; // pixels around what is meant
const NEAR = 36; // parts that are not farther apart share a ring
const TOP = 64; // the top bar
const RINGS = 4;
const MUTE = 500; // how much worse it is not to point at all, in pixels that are covered
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(width < 700px)");

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

export class Coach {
  #rings = Array.from({ length: RINGS }, () => Object.assign(document.createElement("div"), { className: "ring", hidden: true }));
  #selector = "";
  #aside = false;

  constructor() {
    for (const ring of this.#rings) ring.setAttribute("aria-hidden", "true");
    for (const type of ["scroll", "resize"]) addEventListener(type, () => this.place(), { capture: true, passive: true });
  }

  /**
   * Talk about these parts of the page from now on.
   * @param {string} selector none: about nothing in particular
   * @param {boolean} fresh they may have to be brought into sight
   * @param {boolean} aside stand where nothing of the board is covered
   */
  point(selector, fresh, aside = false) {
    this.#selector = selector;
    this.#aside = aside;
    document.body.append(...this.#rings);
    this.place();
    if (fresh) this.#bring();
  }

  /** The page has moved. */
  place() {
    const coach = /** @type {HTMLElement | null} */ (document.querySelector(".coach"));
    if (!coach) return;
    const boxes = clusters(this.#parts().map((part) => grown(part.getBoundingClientRect(), RING)));
    this.#rings.forEach((ring, i) => {
      ring.hidden = !boxes[i];
      if (boxes[i]) fit(ring, boxes[i]);
    });
    /** @type {HTMLElement | null} */ (coach.closest("main"))?.style.setProperty("--coach", `${coach.offsetHeight}px`);
    if (narrow.matches) {
      coach.style.left = coach.style.top = "";
      coach.dataset.side = "none";
    } else {
      stand(coach, boxes, this.#aside);
    }
  }

  /** @returns {Element[]} what is talked about, as far as it can be seen */
  #parts() {
    if (!this.#selector) return [];
    return [...document.querySelectorAll(this.#selector)].filter((part) => part.checkVisibility());
  }

  /** Scroll if it must be. */
  #bring() {
    const boxes = this.#parts().map((part) => part.getBoundingClientRect());
    if (!boxes.length) return;
    const sheet = narrow.matches ? /** @type {HTMLElement | null} */ (document.querySelector(".coach"))?.offsetHeight ?? 0 : 0;
    const { top, bottom } = hull(boxes);
    const end = innerHeight - sheet - 24;
    if (top >= TOP + EDGE && bottom <= end) return;
    const room = end - TOP;
    const shift = bottom - top < room ? (top + bottom) / 2 - (TOP + end) / 2 : top - TOP - 2 * EDGE;
    scrollBy({ top: shift, behavior: calm.matches ? "instant" : "smooth" });
  }
}

/**
 * @param {HTMLElement} coach
 * @param {Box[]} boxes what must stay in sight; the first one is pointed at
 * @param {boolean} aside
 */
function stand(coach, boxes, aside) {
  const { offsetWidth: width, offsetHeight: height } = coach;
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(at, most));
  const across = (/** @type {number} */ middle) => within(middle - width / 2, EDGE, clientWidth - width - EDGE);
  const along = (/** @type {number} */ middle) => within(middle - height / 2, TOP, clientHeight - height - EDGE);
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (aside) {
    put(coach, clientWidth - width - EDGE, clientHeight - height - EDGE, "none", 0);
    return;
  }
  if (!boxes.length) {
    put(coach, across(board ? (board.left + board.right) / 2 : clientWidth / 2), along(clientHeight / 2), "none", 0);
    return;
  }
  const { left, top, right, bottom } = boxes[0];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const places = [
    { side: "right", at: [right + GAP, along(y)] },
    { side: "left", at: [left - GAP - width, along(y)] },
    { side: "below", at: [across(x), bottom + GAP] },
    { side: "above", at: [across(x), top - GAP - height] },
    { side: "none", at: [clientWidth - width - EDGE, TOP + EDGE] },
    { side: "none", at: [clientWidth - width - EDGE, clientHeight - height - EDGE] },
    { side: "none", at: [EDGE, clientHeight - height - EDGE] },
  ];
  const faults = (/** @type {{side: string, at: number[]}} */ { side, at: [l, t] }) => {
    const outside = Math.max(0, EDGE - l) + Math.max(0, l + width + EDGE - clientWidth) + Math.max(0, TOP - t) + Math.max(0, t + height + EDGE - clientHeight);
    const own = { left: l, top: t, right: l + width, bottom: t + height };
    const covered = boxes.reduce((sum, box) => sum + overlap(box, own), 0);
    return 100 * outside + covered + (side === "none" ? MUTE : 0) + (board ? overlap(board, own) / 1000 : 0);
  };
  const best = places.reduce((one, other) => (faults(other) < faults(one) ? other : one));
  const [l, t] = best.at;
  const upright = best.side === "left" || best.side === "right";
  put(coach, l, t, best.side, upright ? within(y - t, 24, height - 24) : within(x - l, 24, width - 24));
}

/**
 * @param {HTMLElement} coach
 * @param {number} left
 * @param {number} top
 * @param {string} side where it stands, seen from what it points at
 * @param {number} tip where along its edge it points
 */
function put(coach, left, top, side, tip) {
  coach.dataset.side = side;
  coach.style.left = `${left}px`;
  coach.style.top = `${top}px`;
  coach.style.setProperty("--tip", `${tip}px`);
}

/**
 * @param {HTMLElement} ring
 * @param {Box} box
 */
function fit(ring, { left, top, right, bottom }) {
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
}

/**
 * Boxes that lie close together become one.
 * @param {Box[]} boxes
 * @returns {Box[]}
 */
function clusters(boxes) {
  /** @type {Box[]} */
  let found = [];
  for (const box of boxes) {
    const near = found.filter((other) => overlap(grown(other, NEAR), box) > 0);
    found = [...found.filter((other) => !near.includes(other)), hull([box, ...near])];
  }
  return found.slice(0, RINGS);
}

/** @param {Box[]} boxes @returns {Box} */
const hull = (boxes) => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

/** @param {Box} box @param {number} by @returns {Box} */
const grown = ({ left, top, right, bottom }, by) => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

/** The area that two boxes share. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
