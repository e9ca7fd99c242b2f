/** Noon or night: as the system has it, or as chosen here. */

const KEPT = "serai.theme";
const night = matchMedia("(prefers-color-scheme: dark)");

/** @returns {boolean} */
export const dark = () => (localStorage.getItem(KEPT) ?? (night.matches ? "dark" : "light")) === "dark";

/** Change to the other one, and remember that; what the system has is not remembered. */
export function turn() {
  const chosen = dark() ? "light" : "dark";
  if (night.matches === (chosen === "dark")) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, chosen);
  dress();
}

function dress() {
  document.documentElement.dataset.theme = localStorage.getItem(KEPT) ?? "";
}

dress();
