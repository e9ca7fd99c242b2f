/** What one may see of a game, as text to fold in and out, where the game brings no board. */

import { nameOf } from "./seats.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/** @typedef {import("./house.js").Table} Table */

const SHORT = 60; // characters that fit on a line
const OPEN = 12; // parts of something that is shown unfolded

/**
 * @param {any} view plain data
 * @param {Table} table
 */
export const viewed = (view, table) => html`
  <section class="panel view" aria-labelledby="view">
    <h2 id="view">${say("view")}</h2>
    ${parts(view, table)}
  </section>
`;

/**
 * @param {any} value
 * @param {Table} table
 * @param {string} [name] of what the parts belong to
 * @returns {unknown}
 */
function parts(value, table, name) {
  const label = (/** @type {string} */ key) => {
    if (!Array.isArray(value)) return key.replaceAll("_", " ");
    return name === "players" ? nameOf(table, Number(key)) : String(Number(key) + 1);
  };
  return html`<dl>
    ${Object.entries(value).map(([key, part]) => entry(label(key), part, table, key))}
  </dl>`;
}

/**
 * @param {string} label
 * @param {any} value
 * @param {Table} table
 * @param {string} key
 */
function entry(label, value, table, key) {
  const line = inOneLine(value);
  const whole = value === null || typeof value !== "object";
  if (line !== null && (whole || line.length <= SHORT))
    return html`<div><dt>${label}</dt><dd>${line}</dd></div>`;
  return html`<div class="whole">
    <dt class="hidden">${label}</dt>
    <dd>
      <details ?open=${Object.keys(value).length <= OPEN}>
        <summary>${label}</summary>
        ${parts(value, table, key)}
      </details>
    </dd>
  </div>`;
}

/**
 * The value as one line, or null if it is not that simple.
 * @param {any} value
 * @returns {string | null}
 */
function inOneLine(value) {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value !== "object") return String(value);
  const simple = (/** @type {any} */ part) => part === null || typeof part !== "object";
  if (Array.isArray(value))
    return value.every(simple) ? value.map(inOneLine).join(", ") || "–" : null;
  const entries = Object.entries(value);
  const flat = entries.every(([, part]) => simple(part) || (Array.isArray(part) && part.every(simple)));
  return flat ? entries.map(([key, part]) => `${key.replaceAll("_", " ")} ${inOneLine(part)}`).join(" · ") || "–" : null;
}
