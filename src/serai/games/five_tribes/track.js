/** Bidding: the turn track with its prices, and the order of bids. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { press } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{price: number, player: number | null}} Spot
 */

/** @param {Scene} scene */
export function track(scene) {
  const { turn_track: spots, bid_track: bids, phase } = scene.view;
  const paid = spots.filter((/** @type {Spot} */ { price }) => price);
  const free = spots.filter((/** @type {Spot} */ { price }) => !price);
  return html`
    <section class="track ${phase === "bidding" ? "open" : ""}" aria-label=${scene.say("board-track")}>
      <div class="turns">${paid.map((/** @type {Spot} */ { price, player }) => spot(scene, price, [player]))} ${spot(scene, 0, free.map((/** @type {Spot} */ { player }) => player))}</div>
      <div class="bids" data-tip=${order(scene)} data-clause="FT20">
        <b>${scene.say("board-bids")}</b>
        <span>${bids.map((/** @type {number} */ seat) => scene.token(seat))}</span>
      </div>
    </section>
  `;
}

/**
 * A price, and who has taken it; several meet at zero.
 * @param {Scene} scene
 * @param {number} price
 * @param {(number | null)[]} players
 */
function spot(scene, price, players) {
  const choices = [...scene.legal.keys()].filter((choice) => choice === `bid${price}` || choice.startsWith(`bid${price}-`));
  const names = players.flatMap((player) => (player === null ? [] : scene.names[player]));
  const tip = scene.say("board-spot", { price, players: names.join(", ") || scene.say("board-nobody-there") });
  return html`
    <div class="spot ${price ? "" : "zeros"}">
      <b aria-hidden="true">${price}</b>
      ${players.map((player) => (player === null ? html`<i></i>` : scene.token(player)))}
      ${press(choices.length ? choices : [`bid${price}`], tip, price ? "FT10" : "FT11")}
    </div>
  `;
}

/** @param {Scene} scene */
const order = (scene) =>
  scene.say("board-bid-order", {
    players: scene.view.bid_track.map((/** @type {number} */ seat) => scene.names[seat]).join(", ") || scene.say("board-nobody-there"),
  });
