/** Opening a table: the game, its options, who may sit down, and how much time there is. */

import { hereChoices, option, seatChoices, seatWish } from "./chairs.js";
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
  #here = false; // all sit at this screen
  /** @type {string[]} who sits there then, by seat: somebody, or a bot */
  #kinds = [];

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
          <div class="where choice" role="group" aria-label=${say("where")}>
            ${[false, true].map(
              (here) => html`<button type="button" aria-pressed=${here === this.#here} @click=${() => this.choose(game.game, here)}>
                ${say(here ? "where-here" : "where-apart")}
              </button>`,
            )}
          </div>
          ${this.#here ? html`<p class="soft">${say("where-here-how")}</p>${this.#firstField()}` : nothing}
          ${Array.from({ length: count - 1 }, (_, n) => (this.#here ? this.#hereField(game, n + 2) : this.#seatField(game, n + 2)))}
          ${Object.entries(others).map(([name, { default: usual, choices }]) => optionField(name, usual, choices))}
          ${this.#here ? nothing : apart()}
          <label class="tick"><input type="checkbox" name="serious" />${say("serious")}</label>
          ${this.#here ? nothing : html`<label class="tick"><input type="checkbox" name="rated" />${say("rated-table")}</label>`}
          <button class="main">${say(this.#here ? "begin" : "open-table")}</button>
        </form>
      </section>
    `;
  }

  /** Who sits first at this screen: whoever opens the table. */
  #firstField() {
    const { me } = this.inn;
    return html`
      <label>
        ${say("seat-number", { number: 1 })}
        <input name="me" required maxlength="24" autocomplete="nickname" ?disabled=${me !== null} .value=${me?.name ?? ""} />
      </label>
    `;
  }

  /**
   * @param {Game} game
   * @param {number} number
   */
  #hereField(game, number) {
    const kind = this.#kinds[number] ?? "here";
    return html`
      <div class="beside">
        <label>
          ${say("seat-number", { number })}
          <select name="seat" @change=${(/** @type {any} */ event) => this.#kind(number, event.target.value)}>
            ${hereChoices(game.bots, kind)}
          </select>
        </label>
        ${kind === "here"
          ? html`<input name="name" required maxlength="24" autocomplete="off" aria-label=${say("name-at", { number })} placeholder=${say("name")} />`
          : nothing}
      </div>
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

  /**
   * @param {string} game
   * @param {boolean} [here] all sit at this screen
   */
  choose(game, here = this.#here) {
    this.#chosen = game;
    this.#here = here;
    this.inn.draw();
  }

  /**
   * @param {number} number
   * @param {string} kind
   */
  #kind(number, kind) {
    this.#kinds[number] = kind;
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
    const wish = { game: game.game, options, ...(this.#here ? together(form) : distant(form)) };
    if (this.#here) this.inn.attempt(() => this.#begin(wish, String(form.get("me") ?? "")));
    else this.inn.named(() => this.inn.attempt(() => this.#open(wish)));
  }

  /** @param {object} wish */
  async #open(wish) {
    const told = await post("/api/tables", wish);
    location.assign(`/table/${told.table.id}`);
  }

  /**
   * All are here: the game begins at once.
   * @param {object} wish
   * @param {string} name of who opens the table, if they have none yet
   */
  async #begin(wish, name) {
    await this.inn.welcome(name);
    const told = await post("/api/tables", wish);
    await post(`/api/tables/${told.table.id}/start`);
    location.assign(`/table/${told.table.id}`);
  }
}

/** What only people at several screens agree on. */
const apart = () => html`
  <label>
    ${say("time")}
    <select name="clock">
      ${Object.keys(CLOCKS).map((clock) => option(clock, "none", say(`clock-${clock}`)))}
    </select>
  </label>
  <label class="tick"><input type="checkbox" name="private" />${say("private")}</label>
`;

/** @param {FormData} form */
function distant(form) {
  const clock = CLOCKS[String(form.get("clock"))];
  return {
    seats: [{ kind: "me" }, ...form.getAll("seat").map((choice) => seatWish(String(choice)))],
    private: form.has("private"),
    rated: form.has("rated"),
    hints: !form.has("serious") && !form.has("rated"),
    clock,
    absent: clock ? "bot" : "wait",
  };
}

/** @param {FormData} form */
function together(form) {
  const names = form.getAll("name").values();
  const others = form.getAll("seat").map((choice) => {
    const wish = seatWish(String(choice));
    return wish.kind === "here" ? { ...wish, name: names.next().value } : wish;
  });
  return { seats: [{ kind: "me" }, ...others], hints: !form.has("serious") };
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
