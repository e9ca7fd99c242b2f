/** The ways to the quieter rooms, below every page but a table's. */

import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

const WAYS = [
  ["/", "hall"],
  ["/leaderboard", "leaderboard"],
  ["/replay", "bring"],
  ["/account", "account"],
  ["/about", "about"],
];

export const foot = () => html`
  <footer class="foot">
    <nav aria-label=${say("more-rooms")}>
      ${WAYS.map(
        ([address, name]) =>
          html`<a href=${address} aria-current=${location.pathname === address ? "page" : "false"}>${say(name)}</a>`,
      )}
    </nav>
  </footer>
`;
