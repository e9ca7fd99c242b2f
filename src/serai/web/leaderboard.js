/** The strongest at each game and number of players; bots among them are marked. */

import { foot } from "./foot.js";
import { get } from "./house.js";
import { badge } from "./pictures.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/**
 * @typedef {import("./house.js").Game} Game
 * @typedef {{rank: number, name: string, kind: string, rating: number, games: number, wins: number}} Leader
 */

export default class LeaderboardPage {
  /** @type {Game[]} */
  games = [];
  /** @type {Leader[] | null} */
  leaders = null;

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  /** What the address asks for, or the first game as it is usually played. */
  get chosen() {
    const wish = new URLSearchParams(location.search);
    const game = this.games.find((each) => each.game === wish.get("game")) ?? this.games[0];
    const { choices, default: usual } = game.options.players;
    const players = choices.find((choice) => String(choice) === wish.get("players")) ?? usual;
    return { game, players };
  }

  open() {
    this.inn.attempt(async () => {
      this.games = await get("/api/games");
      await this.#look();
    });
  }

  async #look() {
    const { game, players } = this.chosen;
    this.leaders = await get(`/api/leaderboard?game=${game.game}&players=${players}`);
  }

  /**
   * @param {string} game
   * @param {number} [players]
   */
  #choose(game, players) {
    history.replaceState(null, "", `?${new URLSearchParams({ game, ...(players && { players: String(players) }) })}`);
    this.inn.attempt(() => this.#look());
  }

  title() {
    return `${say("leaderboard")} · Serai`;
  }

  content() {
    return html`
      <main class="page">
        <h1>${say("leaderboard")}</h1>
        ${this.leaders ? this.#panel(this.leaders) : html`<p class="soft">${say("opening")}</p>`}
        <p class="soft">${say("ratings-how")}</p>
      </main>
      ${foot()}
    `;
  }

  /** @param {Leader[]} leaders */
  #panel(leaders) {
    const { game, players } = this.chosen;
    return html`
      <div class="shelf" role="group" aria-label=${say("game")}>
        ${this.games.map(
          (each) => html`<button aria-pressed=${each === game} @click=${() => this.#choose(each.game)}>
            ${badge(each.game)}<span>${each.title}</span>
          </button>`,
        )}
      </div>
      <section class="panel" aria-labelledby="leaders">
        <h2 id="leaders">${say("leaders-of", { title: game.title, players })}</h2>
        <span class="choice" role="group" aria-label=${say("players")}>
          ${game.options.players.choices.map(
            (choice) => html`<button
              aria-pressed=${choice === players}
              aria-label=${say("players-of", { players: choice })}
              @click=${() => this.#choose(game.game, choice)}
            >
              ${choice}
            </button>`,
          )}
        </span>
        ${leaders.length ? board(leaders) : html`<p class="soft none">${say("no-leaders")}</p>`}
      </section>
    `;
  }
}

/** @param {Leader[]} leaders */
const board = (leaders) => html`
  <table>
    <thead>
      <tr>
        <th scope="col" class="number">${say("rank")}</th>
        <th scope="col">${say("name")}</th>
        <th scope="col" class="number">${say("rating")}</th>
        <th scope="col" class="number">${say("games-played")}</th>
        <th scope="col" class="number">${say("won")}</th>
      </tr>
    </thead>
    <tbody>
      ${leaders.map(
        ({ rank, name, kind, rating, games, wins }) => html`<tr>
          <td class="number">${rank}</td>
          <td><a href="/player/${encodeURIComponent(name)}">${called(name, kind)}</a> ${robot(kind)}</td>
          <td class="number"><b>${fixed(rating, 1)}</b></td>
          <td class="number">${games}</td>
          <td class="number">${fixed(wins, 1)}</td>
        </tr>`,
      )}
    </tbody>
  </table>
`;

/**
 * What somebody is called: a bot of the house by its level.
 * @param {string} name
 * @param {string} kind of the account
 */
export const called = (name, kind) => (kind === "house" ? say("bot-short", { bot: name }) : name);

/**
 * The mark of bots, of the house or of somebody.
 * @param {string} kind of an account
 */
export const robot = (kind) =>
  kind === "house" || kind === "bot" ? html`<span class="pill soft">${say(`kind-${kind}`)}</span>` : nothing;

/**
 * @param {number} value
 * @param {number} digits at most
 */
export const fixed = (value, digits) => value.toLocaleString(language(), { maximumFractionDigits: digits });
