/** Puts a box on top of the page beside a part of it, within the screen. */

const GAP = 8; // pixels to the part and to the screen's edge

/**
 * @param {HTMLElement} box
 * @param {Element} part
 */
export function beside(box, part) {
  const { left, top, bottom, width } = part.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const x = left + width / 2 - offsetWidth / 2;
  const below = bottom + GAP + offsetHeight <= clientHeight;
  const y = below ? bottom + GAP : top - GAP - offsetHeight;
  box.style.left = `${Math.max(GAP, Math.min(x, clientWidth - offsetWidth - GAP))}px`;
  box.style.top = `${Math.max(GAP, Math.min(y, clientHeight - offsetHeight - GAP))}px`;
}
