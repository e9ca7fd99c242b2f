/** Which tutorials were gone through in this browser. */

const KEPT = "serai.learned";

/** @returns {string[]} games */
export const learned = () => (localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean);

/** @param {string} game */
export function remember(game) {
  localStorage.setItem(KEPT, [...new Set([...learned(), game])].join(" "));
}
