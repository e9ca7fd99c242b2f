/** What somebody has played: how often, how well, and lately. */

import { foot } from "./foot.js";
import { get, Refusal } from "./house.js";
import { called, fixed, robot } from "./leaderboard.js";
import { badge } from "./pictures.js";
import { token } from "./token.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, say } from "./words.js";

/**
 * @typedef {{game: string, players: number, games: number, wins: number, place: number, score: number,
 *   rating: {rating: number} | null}} Kept
 * @typedef {{id: string, game: string, rated: boolean, ended: number, place: number, score: number}} Recent
 * @typedef {{name: string, kind: string, since: number, games: Kept[], recent: Recent[]}} Player
 */

export default class PlayerPage {
  /** @type {Player | null} */
  player = null;
  /** @type {Map<string, string>} */
  #titles = new Map();
  #refused = "";

  /**
   * @param {import("./inn.js").Inn} inn
   * @param {string} name
   */
  constructor(inn, name) {
    this.inn = inn;
    this.name = name;
  }

  async open() {
    try {
      /** @type {[import("./house.js").Game[], Player]} */
      const [games, player] = await Promise.all([get("/api/games"), get(`/api/players/${this.name}`)]);
      this.#titles = new Map(games.map((game) => [game.game, game.title]));
      this.player = player;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#refused = fault.message;
    }
    this.inn.draw();
  }

  title() {
    return this.player ? `${this.player.name} · Serai` : "Serai";
  }

  content() {
    const { player } = this;
    if (this.#refused)
      return html`
        <main class="alone panel">
          <h1>${say("wrong-link")}</h1>
          <p>${this.#refused}</p>
          <a class="button" href="/leaderboard">${say("leaderboard")}</a>
        </main>
        ${foot()}
      `;
    if (!player) return html`<main class="alone soft">${say("opening")}</main>`;
    return html`
      <main class="page">
        <h1>${token(0, called(player.name, player.kind))} ${called(player.name, player.kind)} ${robot(player.kind)}</h1>
        <p class="soft">${say("here-since", { since: day(player.since) })}</p>
        <section class="panel" aria-labelledby="statistics">
          <h2 id="statistics">${say("statistics")}</h2>
          ${player.games.length ? this.#statistics(player.games) : html`<p class="soft none">${say("nothing-played")}</p>`}
        </section>
        <section class="panel" aria-labelledby="recent">
          <h2 id="recent">${say("recent")}</h2>
          ${player.recent.length
            ? html`<ul class="tables">
                ${player.recent.map((game) => this.#row(game))}
              </ul>`
            : html`<p class="soft none">${say("nothing-played")}</p>`}
        </section>
      </main>
      ${foot()}
    `;
  }

  /** @param {Kept[]} games */
  #statistics(games) {
    return html`<div class="scrolls" tabindex="0" role="group" aria-labelledby="statistics">
      <table>
        <thead>
          <tr>
            <th scope="col">${say("game")}</th>
            <th scope="col" class="number">${say("players")}</th>
            <th scope="col" class="number">${say("games-played")}</th>
            <th scope="col" class="number">${say("won")}</th>
            <th scope="col" class="number">${say("mean-place")}</th>
            <th scope="col" class="number">${say("mean-score")}</th>
            <th scope="col" class="number">${say("rating")}</th>
          </tr>
        </thead>
        <tbody>
          ${games.map(
            (kept) => html`<tr>
              <td>${this.#titles.get(kept.game) ?? kept.game}</td>
              <td class="number">${kept.players}</td>
              <td class="number">${kept.games}</td>
              <td class="number">${fixed(kept.wins, 1)}</td>
              <td class="number">${fixed(kept.place, 2)}</td>
              <td class="number">${fixed(kept.score, 1)}</td>
              <td class="number">${kept.rating ? fixed(kept.rating.rating, 1) : "–"}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** @param {Recent} game */
  #row({ id, game, rated, ended, place, score }) {
    const title = this.#titles.get(game) ?? game;
    return html`<li>
      ${badge(game)}
      <div>
        <b>${title}</b>
        <span class="soft">${say("placed", { place, score })}, ${day(ended)}</span>
      </div>
      ${rated ? html`<span class="pill soft">${say("rated")}</span>` : nothing}
      <a class="button" href="/replay/${id}" aria-label="${say("look-back")}: ${title}">${say("look-back")}</a>
    </li>`;
  }
}

/** @param {number} at */
const day = (at) => new Date(at).toLocaleDateString(language(), { day: "numeric", month: "long", year: "numeric" });
