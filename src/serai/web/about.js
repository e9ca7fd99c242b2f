/** What this house is, how it was made, and whose work it stands on. */

import { foot } from "./foot.js";
import { get } from "./house.js";
import { badge } from "./pictures.js";
import { html } from "./vendor/lit-html/lit-html.js";
import { say } from "./words.js";

/** What others wrote and we pass on: name, licence, and the file that holds its text. */
const OTHERS = [
  ["lit-html", "BSD-3-Clause", "vendor/lit-html/LICENSE"],
  ["@fluent/bundle", "Apache-2.0", "vendor/fluent-bundle/LICENSE"],
  ["El Messiri", "OFL-1.1", "fonts/OFL-El-Messiri.txt"],
  ["Source Sans 3", "OFL-1.1", "fonts/OFL-Source-Sans-3.txt"],
];

export default class AboutPage {
  /** @type {import("./house.js").Game[]} */
  games = [];

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
  }

  open() {
    this.inn.attempt(async () => {
      this.games = await get("/api/games");
    });
  }

  title() {
    return `${say("about")} · Serai`;
  }

  content() {
    return html`
      <main class="page narrow">
        <h1>${say("about")}</h1>
        <section class="panel stack">
          <p>${say("about-house")}</p>
          <p>${say("about-games")}</p>
          <p>${say("about-data")}</p>
        </section>
        <section class="panel" aria-labelledby="all-rules">
          <h2 id="all-rules">${say("rules")}</h2>
          <ul class="tables">
            ${this.games.map(
              ({ game, title, line }) => html`<li>
                ${badge(game)}
                <div><b>${title}</b><span class="soft">${line}</span></div>
                <a class="button" href="/rules/${game}" aria-label="${say("rules")}: ${title}">${say("rules")}</a>
              </li>`,
            )}
          </ul>
        </section>
        <section class="panel" aria-labelledby="licences">
          <h2 id="licences">${say("licences")}</h2>
          <p>${say("our-licence")} <a href=${file("LICENSE")}>MIT</a></p>
          <table>
            <thead>
              <tr>
                <th scope="col">${say("work-of-others")}</th>
                <th scope="col">${say("licence")}</th>
              </tr>
            </thead>
            <tbody>
              ${OTHERS.map(
                ([name, licence, path]) => html`<tr>
                  <td>${name}</td>
                  <td><a href=${file(path)} aria-label="${licence}: ${name}">${licence}</a></td>
                </tr>`,
              )}
            </tbody>
          </table>
          <p class="soft">${say("open-api")} <a href="/api/openapi.json">OpenAPI</a></p>
        </section>
      </main>
      ${foot()}
    `;
  }
}

/** @param {string} path */
const file = (path) => new URL(`./${path}`, import.meta.url).href;
