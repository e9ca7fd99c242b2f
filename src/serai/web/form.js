/** Opening a table: the game, its options, who may sit down, and how much time there is. */

import { option, seatChoices, seatWish } from "./chairs.js";
import { post } from "./house.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/** @typedef {import("./house.js").Game} Game */

/** @type {Record<string, object | null>} */
const CLOCKS = {
  none: null,
  "live-10": { kind: "live", minutes: 10, increment: 15 },
  "live-30": { kind: "live", minutes: 30, increment: 30 },
  "slow-1": { kind: "slow", days: 1 },
  "slow-3": { kind: "slow", days: 3 },
};

export class TableForm {
  /** @type {Game[]} */
  games = [];
  #chosen = "";
  #players = 0;

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  /** @returns {Game | undefined} */
  get game() {
    return this.games.find((game) => game.game === this.#chosen) ?? this.games[0];
  }

  content() {
    const game = this.game;
    if (!game) return nothing;
    const { players, ...others } = game.options;
    const count = players.choices.includes(this.#players) ? this.#players : players.default;
    return html`
      <section class="panel" aria-labelledby="new-table">
        <h2 id="new-table">${say("new-table")}</h2>
        <form class="fields" @submit=${(/** @type {SubmitEvent} */ event) => this.#submit(event, game)}>
          <label>
            ${say("game")}
            <select name="game" @change=${(/** @type {any} */ event) => this.choose(event.target.value)}>
              ${this.games.map((each) => option(each.game, game.game, each.title))}
            </select>
          </label>
          <label>
            ${say("players")}
            <select name="players" @change=${(/** @type {any} */ event) => this.#seat(event)}>
              ${players.choices.map((choice) => option(choice, count, String(choice)))}
            </select>
          </label>
          ${Array.from({ length: count - 1 }, (_, n) => this.#seatField(game, n + 2))}
          ${Object.entries(others).map(([name, { default: usual, choices }]) => optionField(name, usual, choices))}
          <label>
            ${say("time")}
            <select name="clock">
              ${Object.keys(CLOCKS).map((clock) => option(clock, "none", say(`clock-${clock}`)))}
            </select>
          </label>
          <label class="tick"><input type="checkbox" name="private" />${say("private")}</label>
          <label class="tick"><input type="checkbox" name="serious" />${say("serious")}</label>
          <label class="tick"><input type="checkbox" name="rated" />${say("rated-table")}</label>
          <button class="main">${say("open-table")}</button>
        </form>
      </section>
    `;
  }

  /**
   * @param {Game} game
   * @param {number} number
   */
  #seatField(game, number) {
    return html`
      <label>
        ${say("seat-number", { number })}
        <select name="seat">
          ${seatChoices(game.bots, "open")}
        </select>
      </label>
    `;
  }

  /** @param {string} game */
  choose(game) {
    this.#chosen = game;
    this.inn.draw();
  }

  /** @param {{target: HTMLSelectElement}} event */
  #seat({ target }) {
    this.#players = Number(target.value);
    this.inn.draw();
  }

  /**
   * @param {SubmitEvent} event
   * @param {Game} game
   */
  #submit(event, game) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const options = Object.fromEntries(
      Object.entries(game.options).map(([name, { choices }]) => [
        name,
        choices.find((choice) => String(choice) === form.get(name)),
      ]),
    );
    const clock = CLOCKS[String(form.get("clock"))];
    const wish = {
      game: game.game,
      options,
      seats: [{ kind: "me" }, ...form.getAll("seat").map((choice) => seatWish(String(choice)))],
      private: form.has("private"),
      rated: form.has("rated"),
      hints: !form.has("serious") && !form.has("rated"),
      clock,
      absent: clock ? "bot" : "wait",
    };
    this.inn.named(() =>
      this.inn.attempt(async () => {
        const told = await post("/api/tables", wish);
        location.assign(`/table/${told.table.id}`);
      }),
    );
  }
}

/**
 * An option of the game's own.
 * @param {string} name
 * @param {any} usual
 * @param {any[]} choices
 */
const optionField = (name, usual, choices) => html`
  <label>
    ${name.replaceAll("_", " ")}
    <select name=${name}>
      ${choices.map((choice) => option(String(choice), String(usual), typeof choice === "boolean" ? say(choice ? "yes" : "no") : String(choice)))}
    </select>
  </label>
`;
