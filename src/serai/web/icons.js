/** Small signs drawn in lines, for buttons and tabs. */

import { html } from "./vendor/lit-html/lit-html.js";

const SIGNS = {
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  restart: "M5 5v5h5M5.5 10A8 8 0 1 1 4 14",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1 2 1 2.5h6c0-.5 0-1.5 1-2.5A6 6 0 0 0 12 3z",
  odds: "M4 20V10M10 20V4M16 20v-7M21 20H2",
  rules: "M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5",
  night: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z",
  noon: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3 2",
  play: "M12 3 3 20h18zM12 3v17",
  players: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.7 3.5 3 3.5 5.5",
  log: "M4 6h16M4 12h16M4 18h10",
  past: "M4 5v5h5M4.5 10A8 8 0 1 1 4 14M12 8v4.5l3 2",
  before: "M15 5l-7 7 7 7",
  after: "M9 5l7 7-7 7",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
};

/** @param {keyof typeof SIGNS} sign */
export const icon = (sign) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[sign]} /></svg>`;
