/** What lies in front of each player of Camel Up, and the choices of the action bar. */

import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { CAMELS, small } from "./pieces.js";

/**
 * @typedef {import("../../scene.js").Scene} Scene
 * @typedef {import("./pieces.js").Camel} Camel
 */

/** The rule that matters now: the pyramid moves the race on; then it is scored. @param {Scene} scene */
export const clause = (scene) => (scene.over ? "CU24" : scene.view.leg ? "CU12" : "CU3");

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export const score = (scene, seat) => html`
  <span class="money" data-tip=${scene.say("board-money", { pounds: scene.view.players[seat].money })} data-clause="CU25">
    ${small.coin}<b>${scene.view.players[seat].money}</b>
  </span>
`;

/**
 * @param {Scene} scene
 * @param {number} seat
 */
export function panel(scene, seat) {
  const player = scene.view.players[seat];
  const none = html`<span class="soft">${scene.say("board-none")}</span>`;
  const tiles = /** @type {{camel: Camel, value: number}[]} */ (player.leg_tiles);
  return html`
    <dl class="camel-up holdings">
      <div>
        <dt>${scene.say("board-leg-tiles")}</dt>
        <dd>${tiles.length ? tiles.map(({ camel, value }) => held(scene, camel, value)) : none}</dd>
      </div>
      <div>
        <dt>${scene.say("board-rolls")}</dt>
        <dd>${player.pyramid_tiles ? rolls(scene, player.pyramid_tiles) : none}</dd>
      </div>
      <div>
        <dt>${scene.say("board-desert-tile")}</dt>
        <dd>${desert(scene, player.desert)}</dd>
      </div>
      <div>
        <dt>${scene.say("board-cards")}</dt>
        <dd>${cards(scene, player.hand, player.cards)}</dd>
      </div>
    </dl>
  `;
}

/**
 * @param {Scene} scene
 * @param {Camel} camel
 * @param {number} value
 */
const held = (scene, camel, value) => html`<span
  data-piece="leg-${camel}-${value}"
  data-tip=${scene.say("board-held", { camel: scene.say(`camel-${camel}`), value })}
  data-clause="CU21"
  >${small.legTile(camel, value)}</span
>`;

/**
 * @param {Scene} scene
 * @param {number} count
 */
const rolls = (scene, count) => html`<span data-tip=${scene.say("board-pyramid-tiles", { count })} data-clause="CU21"
  >${Array.from({ length: count }, () => small.pyramid)}</span
>`;

/**
 * @param {Scene} scene
 * @param {number} lies the space, negative for a mirage; 0 in hand
 */
const desert = (scene, lies) =>
  lies
    ? html`${small.desert(lies > 0)}<span>${scene.say(lies > 0 ? "board-oasis-on" : "board-mirage-on", { space: Math.abs(lies) })}</span>`
    : html`${small.inHand}<span>${scene.say("board-in-hand")}</span>`;

/**
 * The faces of one's own race cards, the backs of the others'.
 * @param {Scene} scene
 * @param {Camel[] | null} hand
 * @param {number} count
 */
function cards(scene, hand, count) {
  if (!count) return html`<span class="soft">${scene.say("board-none")}</span>`;
  if (!hand)
    return html`<span data-tip=${scene.say("board-backs", { count })} data-clause="CU26">${Array.from({ length: count }, () => small.back)}</span>`;
  return hand.map(
    (camel) => html`<span
      class="card-in-hand"
      data-choose="win${camel} lose${camel}"
      data-tip=${scene.say("board-card", { camel: scene.say(`camel-${camel}`) })}
      data-clause="CU13"
      >${small.face(camel)}</span
    >`,
  );
}

/** @param {Scene} scene */
export function groups(scene) {
  const spaces = Array.from({ length: 15 }, (_, i) => i + 2);
  return [
    {
      title: scene.say("board-do-roll"),
      choices: [{ do: "roll", label: html`${small.pyramid}<span>${scene.say("board-roll")}</span>`, main: true }],
    },
    {
      title: scene.say("board-do-leg"),
      choices: CAMELS.map((of) => ({ do: `leg${of}`, label: tileLabel(scene, of) })),
    },
    ...["win", "lose"].map((pile) => ({
      title: scene.say(`board-do-${pile}`),
      over: scene.say("board-race-card"),
      fold: html`${pile === "win" ? small.sun : small.moon}<span>${scene.say(`board-${pile}`)}</span>`,
      choices: CAMELS.map((of) => ({ do: pile + of, label: html`${small.camel(of)}<span>${scene.say(`camel-${of}`)}</span>` })),
    })),
    ...["oasis", "mirage"].map((side) => ({
      title: scene.say(`board-do-${side}`),
      over: scene.say("board-desert-tile"),
      fold: html`${small.desert(side === "oasis")}<span>${scene.say(`board-lay-${side}`)}</span>`,
      choices: spaces.map((space) => ({ do: (side === "oasis" ? "+" : "-") + space, label: space })),
    })),
  ];
}

/**
 * @param {Scene} scene
 * @param {Camel} camel
 */
function tileLabel(scene, camel) {
  const [value] = scene.view.leg_tiles[camel];
  return value ? html`${small.legTile(camel, value)}<span>${scene.say(`camel-${camel}`)}</span>` : nothing;
}

/**
 * What a choice brings, by the rules.
 * @param {Scene} scene
 * @param {string} choice
 */
export function about(scene, choice) {
  if (choice === "roll") return scene.say("board-about-roll");
  const leg = /^leg(.)$/.exec(choice);
  if (leg) return scene.say("board-about-leg", { camel: scene.say(`camel-${leg[1]}`), value: scene.view.leg_tiles[leg[1]][0] });
  if (choice.startsWith("win") || choice.startsWith("lose")) return scene.say("board-about-race");
  return scene.say(choice.startsWith("+") ? "board-about-oasis" : "board-about-mirage");
}
