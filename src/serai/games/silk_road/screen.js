/** What stands beside the map: the viewer's own goods behind their screen, the bag, and what the Viziers have asked for. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { GOODS, goodName, icon } from "./shapes.js";
import { total } from "./trade.js";

/** @typedef {import("./board.js").Scene} Scene */

/**
 * The viewer's own; nobody else's page has it.
 * @param {Scene} scene
 */
export function screen(scene) {
  const own = scene.seat === null ? null : scene.view.players[scene.seat];
  if (!own?.goods) return nothing;
  return html`
    <section class="screen p${scene.seat}" aria-label=${scene.say("board-screen")}>
      <h3>${scene.say("board-screen")}</h3>
      <span class="money" data-tip=${scene.say("board-your-silver", { number: own.money })} data-clause="SR2">
        ${icon("silver")}<b>${own.money}</b>${changes(scene, null)}
      </span>
      <div class="arches">${GOODS.map((good) => arch(scene, good, own.goods[good]))}</div>
      ${own.crooks + own.shopkeepers
        ? html`<div class="kept">
            ${kept(scene, "crook", own.crooks)} ${kept(scene, "shopkeeper", own.shopkeepers)}
          </div>`
        : nothing}
    </section>
  `;
}

/**
 * One kind of good; it may be given, or got, here as well.
 * @param {Scene} scene
 * @param {string} good
 * @param {number} number
 */
const arch = (scene, good, number) => html`
  <div class="arch ${number ? "" : "none"}" data-tip=${scene.say("board-your-goods", { good: goodName(scene, good), number })} data-clause="SR7">
    ${icon(`good-${good}`)}<b>${number}</b><span>${goodName(scene, good)}</span>${changes(scene, good)}
  </div>
`;

/**
 * What the choice that is pointed at would change: a good, or without one the silver.
 * @param {Scene} scene
 * @param {string | null} good
 */
function changes(scene, good) {
  return [...scene.legal.keys()].map((choice) => {
    const change = effect(scene, choice)[good ?? "silver"] ?? 0;
    return change ? html`<i data-preview=${choice} class=${change > 0 ? "more" : "less"}>${change > 0 ? "+" : "−"}${Math.abs(change)}</i>` : nothing;
  });
}

/**
 * What a choice gives and takes.
 * @param {Scene} scene
 * @param {string} choice
 * @returns {Record<string, number>}
 */
function effect({ view }, choice) {
  const [what, value] = choice.split(":");
  const number = Number(value);
  if (what === "give") return { [value]: -1 };
  if (what === "get") return { [value]: 1 };
  if (what === "buy") return { [view.tile.left[0]]: number, silver: -total("buy", number) };
  if (what === "sell") return { [view.tile.left[0]]: -number, silver: total("sell", number) };
  if (what === "accept") return { silver: view.bid.silver };
  if (what === "keep") return { silver: -view.bid.silver };
  if (what !== "barter") return {};
  const changed = /** @type {Record<string, number>} */ ({});
  for (const good of view.tile.left) changed[good] = (changed[good] ?? 0) - number;
  for (const good of view.tile.right) changed[good] = (changed[good] ?? 0) + number;
  return changed;
}

/**
 * Crooks or Shopkeepers that wait to be used.
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} number
 */
const kept = (scene, kind, number) =>
  number ? html`<span data-tip="${scene.say("board-kept", { number, tile: scene.say(`tile-${kind}`) })} ${scene.say(`board-what-${kind}`)}" data-clause=${kind === "crook" ? "SR36" : "SR37"}>${icon(`tile-${kind}`)}<b>${number}</b> ${scene.say(`tile-${kind}`)}</span>` : nothing;

// ---- What is nobody's ----

/** @param {Scene} scene */
export function supplies(scene) {
  const { bag, chosen, reconstruction } = scene.view;
  return html`
    <section class="supplies" aria-label=${scene.say("board-bag")}>
      <div class="stock" data-tip=${scene.say("board-bag-holds", { number: bag.count })} data-clause="SR39">
        ${icon("sack", "sack")}<b>${bag.count}</b>
      </div>
      <div class="inside">
        ${GOODS.map((good) => {
          const asked = chosen.includes(good);
          const known = bag.goods[good];
          const tip = `${scene.say(known === null ? "board-bag-unknown" : "board-bag-known", { good: goodName(scene, good), number: known ?? 0 })} ${asked ? scene.say("board-asked-before") : ""}`;
          return html`<span class=${asked ? "asked" : ""} data-tip=${tip} data-clause=${asked ? "SR35" : "SR39"}>
            ${icon(`mini-${good}`)}<b>${known ?? "?"}</b>${asked ? icon("tile-vizier", "vizier") : nothing}
          </span>`;
        })}
      </div>
      ${lastShowing(scene)} ${reconstruction ? html`<p class="note">${scene.say("board-reconstruction")}</p>` : nothing}
    </section>
  `;
}

/**
 * What was shown to the Vizier in this city, while it is fresh.
 * @param {Scene} scene
 */
function lastShowing(scene) {
  if (scene.view.vizier) return nothing;
  /** @type {number[]} */
  const shown = [];
  for (const { by, do: what } of scene.last) {
    const [name, value] = what.split(":");
    if (name === "go") break;
    if (name === "shown") shown.unshift(Number(value));
    if (name === "name" && by !== null && shown.length) return result(scene, by, value, shown);
  }
  return nothing;
}

/**
 * @param {Scene} scene
 * @param {number} first who showed first
 * @param {string} good
 * @param {number[]} shown
 */
const result = (scene, first, good, shown) => html`
  <div class="shown" data-tip=${scene.say("board-last-showing", { good: goodName(scene, good) })} data-clause="SR35">
    ${icon("tile-vizier")}${icon(`good-${good}`)}
    ${shown.map((number, i) => html`<span>${scene.token((first + i) % scene.view.players.length)}<b>${number}</b></span>`)}
  </div>
`;
