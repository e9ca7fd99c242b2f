/** Who sits at the table, how much time they have, and how the game ended. */

import { seatChoices, seatWish } from "./chairs.js";
import { token } from "./token.js";
import { guard } from "./vendor/lit-html/directives/guard.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/**
 * @typedef {import("./table.js").default} TablePage
 * @typedef {import("./house.js").Table} Table
 * @typedef {import("./house.js").Seat} Seat
 * @typedef {import("./house.js").Clock} Clock
 */

/**
 * The name of whoever sits there.
 * @param {Table} table
 * @param {number} number
 * @returns {string}
 */
export function nameOf(table, number) {
  const seat = table.seats[number];
  if (seat.name) return seat.name;
  return seat.bot ? say("seat-bot", { bot: seat.bot }) : say("seat-number", { number: number + 1 });
}

/**
 * @param {TablePage} page
 * @param {Table} table
 */
export const seats = (page, table) => html`
  <section class="players" aria-labelledby="seats">
    <h2 id="seats">${say("seats")}</h2>
    <ol class="seats">
      ${table.seats.map((seat) => row(page, table, seat))}
    </ol>
    ${page.held.length && !page.away && (table.status === "open" || (table.status === "playing" && page.held.length === 1))
      ? html`<button class="quiet ${table.absent === "end" ? "final" : ""}" @click=${() => page.leave()}>${say("leave")}</button>`
      : nothing}
  </section>
`;

/**
 * @param {TablePage} page
 * @param {Table} table
 * @param {Seat} seat
 */
function row(page, table, seat) {
  const turn = page.scene?.turn === seat.seat;
  const { scene, stage } = page;
  return html`
    <li class="panel player p${seat.seat} ${turn ? "turn" : ""} ${seat.seat === page.seat ? "mine" : ""}" aria-current=${turn} data-stage>
      <div class="head">
        ${seat.taken ? token(seat.seat, seat.name ?? seat.bot) : html`<span class="token free"></span>`}
        <span class="who">
          <b>${seat.taken ? nameOf(table, seat.seat) : say("seat-free")}</b>
          <span class="soft">${remark(page, seat)}</span>
        </span>
        <span class="purse">${scene ? stage.board?.score?.(scene, seat.seat) : nothing} ${place(page, table, seat)}</span>
      </div>
      ${guard([scene, stage.board], () => (scene ? stage.board?.panel?.(scene, seat.seat) : nothing))}
    </li>
  `;
}

/**
 * On a narrow screen, above the board: how everybody stands.
 * @param {TablePage} page
 * @param {Table} table
 */
export const strip = (page, table) => html`
  <ol class="strip" aria-label=${say("seats")}>
    ${table.seats.map(
      (seat) => html`<li class="p${seat.seat} ${page.scene?.turn === seat.seat ? "turn" : ""}">
        ${token(seat.seat, nameOf(table, seat.seat))} ${page.scene ? page.stage.board?.score?.(page.scene, seat.seat) : nothing}
      </li>`,
    )}
  </ol>
`;

/**
 * @param {TablePage} page
 * @param {Seat} seat
 */
function remark(page, seat) {
  if (seat.seat === page.seat) return say(seat.away ? "you-away" : "you");
  if (seat.away) return say("away");
  if (seat.weak) return say(`weak-${seat.weak}`);
  if (seat.bot) return say("bot-of", { name: say("bot-short", { bot: seat.bot }) });
  if (seat.program) return say("bot");
  if (seat.kind === "here") return say("at-this-screen");
  if (seat.taken) return seat.owner ? say("owner") : "";
  return seat.asked ? say("asked", { name: seat.asked }) : say(`seat-${seat.kind}`);
}

/**
 * At the end of the row: the clock, or what may be done with the seat before the game.
 * @param {TablePage} page
 * @param {Table} table
 * @param {Seat} seat
 */
function place(page, table, seat) {
  if (table.status === "playing") return clock(page, seat.seat);
  if (table.status !== "open") return nothing;
  const free = seat.kind === "open" || page.invite !== null || seat.asked === page.inn.me?.name;
  const sit =
    !page.held.length && !seat.taken && free
      ? html`<button class="main" @click=${() => page.sit(seat.seat)}>${say("sit-down")}</button>`
      : nothing;
  const ours = table.mine && (!seat.taken || seat.bot);
  const set = ours
    ? html`<select
        aria-label=${say("seat-number", { number: seat.seat + 1 })}
        @change=${(/** @type {any} */ event) => page.setSeat(seat.seat, seatWish(event.target.value))}
      >
        ${seatChoices(page.bots, seat.bot ? `bot:${seat.bot}` : seat.kind)}
      </select>`
    : nothing;
  return html`${sit}${set}`;
}

/**
 * @param {TablePage} page
 * @param {number} seat
 */
function clock(page, seat) {
  const told = page.position?.clock;
  if (!told) return nothing;
  const runs = told.thinking === seat && told.due !== null;
  const left = runs ? /** @type {number} */ (told.due) - Date.now() - page.ahead : told.left?.[seat];
  if (left === undefined) return nothing;
  return html`<span class="clock ${left < 30_000 ? "short" : ""}" role="timer">${duration(left)}</span>`;
}

/**
 * Minutes and seconds; days and hours where there are days.
 * @param {number} milliseconds
 * @returns {string}
 */
export function duration(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say("days-hours", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * The link by which the owner brings others to the table.
 * @param {Table} table
 */
export function invitation(table) {
  if (!table.invite || table.status !== "open" || table.seats.every((seat) => seat.taken)) return nothing;
  const link = `${location.origin}/table/${table.id}#invite=${table.invite}`;
  return html`
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">${say("invite")}</h2>
      <p class="soft">${say("invite-how")}</p>
      <input class="link" readonly aria-labelledby="invite" .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()} />
    </section>
  `;
}

/**
 * How the game ended, and the way to another one.
 * @param {TablePage} page
 * @param {Table} table
 */
export function result(page, table) {
  if (table.status === "closed")
    return html`<section class="panel">
      <h2>${say("status-closed")}</h2>
      <a class="button main" href="/">${say("to-hall")}</a>
    </section>`;
  if (table.status !== "over" || !table.result) return nothing;
  const { scores, places, reason } = table.result;
  const order = table.seats.map((seat) => seat.seat).sort((a, b) => places[a] - places[b]);
  return html`
    <section class="panel result" aria-labelledby="result">
      <h2 id="result">${say("result")}</h2>
      ${reason === "time" ? html`<p>${say("ended-by-time")}</p>` : nothing}
      <ol>
        ${order.map(
          (seat) => html`<li class=${places[seat] === 1 ? "first" : ""}>
            <span>${say("place", { place: places[seat] })}</span>
            ${token(seat, table.seats[seat].name)}
            <b>${nameOf(table, seat)}</b>
            <span>${say("points", { points: scores[seat] })}</span>
          </li>`,
        )}
      </ol>
      <div class="tools">
        ${table.rematch
          ? html`<a class="button main" href="/table/${table.rematch}">${say("go-rematch")}</a>`
          : page.held.length
            ? html`<button class="main" @click=${() => page.rematch()}>${say("rematch")}</button>`
            : nothing}
        <a class="button" href="/replay/${table.id}">${say("look-back")}</a>
        <a class="button" href="/">${say("to-hall")}</a>
      </div>
    </section>
  `;
}
