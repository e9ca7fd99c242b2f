/** The counter before the map: what is being decided, and everything to decide it with. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { answers, bidding } from "./bids.js";
import { face, people } from "./picks.js";
import { journey } from "./plan.js";
import { majorities, points } from "./players.js";
import { CLAUSES, cityName, family, goodName, icon, tileTitle, tileWords } from "./shapes.js";
import { inUse } from "./trade.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {import("./plan.js").Tile} Tile
 */

/** @param {Scene} scene */
export const counter = (scene) => html`
  <section class="counter ${scene.legal.size ? "mine" : ""}" aria-label=${scene.say("board-counter")}>
    <p class="question">${question(scene)}</p>
    <div class="goods" tabindex=${scene.phone ? 0 : nothing} role="group" aria-label=${scene.say("board-on-counter")}>${lying(scene)}</div>
  </section>
`;

/**
 * What is being decided now, and by whom.
 * @param {Scene} scene
 */
function question(scene) {
  const { view, over, turn } = scene;
  if (over) return scene.say("board-over", { city: cityName(scene, view.goal) });
  if (turn === null) return scene.say("board-fate");
  return scene.say(`board-${scene.legal.size ? "ask" : "wait"}-${topic(view)}`, {
    player: scene.names[turn],
    city: view.caravan ? cityName(scene, view.caravan) : "",
    good: view.vizier ? goodName(scene, view.vizier.good) : pictured(scene),
    silver: view.bid?.silver ?? 0,
    due: view.due,
    given: view.tile?.given ?? 0,
  });
}

/** @param {Scene} scene */
function pictured(scene) {
  const [good] = scene.view.tile?.left ?? [];
  return good ? goodName(scene, good) : "";
}

/**
 * What a position is about: its phase, or the tile in use; and whether the pawn is handed on or given away for good.
 * @param {any} view
 */
export function topic({ phase, tile, caravan, cities }) {
  if (phase === "use" || phase === "trade") return family(tile.kind);
  if (phase !== "hand") return phase;
  return cities.find((/** @type {any} */ city) => city.name === caravan).tiles.length ? "hand" : "lead";
}

/** @param {Scene} scene */
function lying(scene) {
  const { view, over } = scene;
  if (over) return tally(scene);
  switch (view.phase) {
    case "bid":
      return bidding(scene);
    case "answer":
      return html`${bidding(scene)} ${answers(scene)}`;
    case "move":
      return ways(scene);
    case "take":
      return market(scene);
    case "hand":
      return people(scene, "hand");
    case "show":
    case "reveal":
      return showing(scene);
    default:
      return view.tile ? inUse(scene) : nothing;
  }
}

// ---- Where to go, what to take ----

/** @param {Scene} scene */
function ways(scene) {
  const { cities, caravan } = journey(scene.view);
  const next = cities.get(caravan)?.next ?? [];
  return next.map((name) => {
    const tiles = cities.get(name)?.tiles ?? [];
    return html`
      <span class="way" data-do="go:${name}" data-tip=${scene.legal.get(`go:${name}`)?.say ?? cityName(scene, name)} data-clause="SR12">
        <b>${cityName(scene, name)}</b>
        <span class="row">${tiles.map((tile) => face(tile))}</span>
      </span>
    `;
  });
}

/**
 * The tiles of the city where the caravan is, and what else may come first.
 * @param {Scene} scene
 */
function market(scene) {
  const { view } = scene;
  const city = view.cities.find((/** @type {any} */ { name }) => name === view.caravan);
  const seen = /** @type {Record<string, number>} */ ({});
  return html`
    ${city.tiles.map((/** @type {Tile} */ tile) => {
      seen[tile.kind] = (seen[tile.kind] ?? 0) + 1;
      return card(scene, tile, `take:${tile.kind}`, city.colour, `${city.name}-${tile.kind}-${seen[tile.kind]}`);
    })}
    ${view.bonus
      ? html`<span class="card bonus" data-do="bonus" data-tip=${`${scene.say("board-bonus", { city: cityName(scene, city.name) })} ${tileWords(scene, city.printed)}`} data-clause="SR20">
          ${face(city.printed)}<b>${tileTitle(scene, city.printed.kind)}</b>
        </span>`
      : nothing}
    ${scene.legal.has("use:shopkeeper")
      ? html`<span class="card bonus" data-do="use:shopkeeper" data-tip=${scene.say("board-two-tiles")} data-clause="SR37">${icon("tile-shopkeeper")}<b>${scene.say("tile-shopkeeper")}</b></span>`
      : nothing}
  `;
}

/**
 * A tile large enough to be read.
 * @param {Scene} scene
 * @param {Tile} tile
 * @param {string} choice
 * @param {string} colour
 * @param {string} piece
 */
const card = (scene, tile, choice, colour, piece) => html`
  <span class="card ${colour}" data-do=${choice} data-piece="tile-${piece}" data-kin="tile-${tile.kind}" data-tip=${tileWords(scene, tile)} data-clause=${CLAUSES[family(tile.kind)]}>
    ${face(tile)}<b>${tileTitle(scene, tile.kind)}</b>
  </span>
`;

// ---- The Vizier ----

/**
 * What everybody shows the Vizier: hidden until all have decided.
 * @param {Scene} scene
 */
function showing(scene) {
  const { good, showing: all } = scene.view.vizier;
  const numbers = [...scene.legal.keys()].filter((choice) => choice.startsWith("show:"));
  return html`
    <span class="asked" data-tip=${scene.say("board-what-vizier")} data-clause="SR35">${icon("tile-vizier")}${icon(`good-${good}`)}</span>
    <span class="ladder">
      ${numbers.map((choice) => html`<span class="step" data-do=${choice} data-tip=${scene.legal.get(choice)?.say ?? ""}>${choice === "show:0" ? icon("none") : html`<b>${choice.slice(5)}</b>${icon(`good-${good}`)}`}</span>`)}
    </span>
    <span class="row">
      ${all.map((/** @type {any} */ { chosen, number }, /** @type {number} */ seat) => {
        const what = !chosen ? "board-thinks" : number === null ? "board-decided" : "board-shows";
        return html`<span class="bidder" data-tip=${scene.say(what, { player: scene.names[seat], number: number ?? 0, good: goodName(scene, good) })}>
          ${scene.token(seat)}<b>${!chosen ? "…" : number === null ? html`<svg viewBox="0 0 60 40" class="veil" aria-hidden="true"><use href="#sr-veil" width="60" height="40"></use></svg>` : number}</b>
        </span>`;
      })}
    </span>
  `;
}

// ---- The end ----

/**
 * Where everybody's points come from.
 * @param {Scene} scene
 */
const tally = (scene) => html`
  <div class="tally">
    ${scene.view.players.map((/** @type {any} */ { money, count }, /** @type {number} */ seat) => {
      const alone = majorities(scene.view, seat);
      return html`<span data-tip=${scene.say("board-tally", { player: scene.names[seat], silver: money, goods: count, majorities: alone, points: points(scene.view, seat) })} data-clause="SR40">
        ${scene.token(seat)}${icon("silver")}${money} + ${icon("sack")}${count} + ${icon("crown")}${2 * alone}<b>${points(scene.view, seat)}</b>
      </span>`;
    })}
  </div>
`;
