/** The sultanate: tiles with all that stands on them, the move under way, and what may be done there. */

import { guard } from "../../vendor/lit-html/directives/guard.js";
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { ground } from "./ground.js";
import { chipAt, chipSize, cornerOf, HIGH, isDrop, KINDS, next, size, stand, tall, TILE, TRIBES } from "./plan.js";
import { previews } from "./previews.js";
import { kindName, round, some, use } from "./shapes.js";
import { trail } from "./trail.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{tile: string, kind: string | null, meeples: Record<string, number>, camel: number | null, palms: number, palaces: number}} Tile
 */

/** @param {Scene} scene */
export function sultanate(scene) {
  const { phone, view } = scene;
  const { width, height } = size(phone);
  const box = `0 0 ${width} ${height}`;
  const drops = dropsByTile(scene);
  return html`
    <div class="sultanate">
      <svg viewBox=${box} class="ground" aria-hidden="true">
        ${guard([phone, view.tiles.map((/** @type {Tile} */ { kind }) => kind).join()], () => ground(view.tiles, phone))}
      </svg>
      <svg viewBox=${box} role="group" aria-label=${scene.say("board-sultanate")}>
        ${trail(scene)} ${view.tiles.map((/** @type {Tile} */ tile) => tileOf(scene, tile, drops.get(tile.tile) ?? []))}
        ${[...drops].map(([tile, choices]) => (choices.length > 1 ? chips(scene, tile, choices) : nothing))}
        ${victims(scene)} ${previews(scene)}
      </svg>
    </div>
  `;
}

/**
 * The meeples that may be dropped now, by the tile where they would land.
 * @param {Scene} scene
 * @returns {Map<string, string[]>}
 */
export function dropsByTile({ legal, view }) {
  const drops = new Map();
  for (const choice of legal.keys()) {
    if (!isDrop(choice)) continue;
    const tile = next(view.move.at, choice[1]);
    drops.set(tile, [...(drops.get(tile) ?? []), choice]);
  }
  return drops;
}

/**
 * Where something may be done, the words about it stand in the action bar: a tip would hide the tiles around.
 * @param {Scene} scene
 * @param {Tile} tile
 * @param {string[]} drops
 */
function tileOf(scene, tile, drops) {
  const { x, y } = cornerOf(tile.tile, scene.phone);
  const { move, phase } = scene.view;
  const final = move.at === tile.tile && phase !== "sow";
  const aimed = phase === "tribe" && scene.legal.has(tile.tile);
  return svg`
    <g class="tile ${final ? "final" : ""} ${move.spot === tile.tile ? "spot" : ""}" transform="translate(${x} ${y})"
      data-do=${drops.length > 1 ? nothing : (drops[0] ?? tile.tile)} data-choose=${drops.length > 1 ? drops.join(" ") : nothing}
      data-tip=${drops.length || scene.legal.has(tile.tile) ? nothing : about(scene, tile)} data-clause=${tile.kind ? KINDS[tile.kind].clause : "FT1"}>
      <rect x="-1" y="-1" width=${TILE + 2} height=${tall(scene.phone) + 2} rx="11" class="can"></rect>
      ${pieces(scene, tile)} ${aimed ? use("target", 41, 8, 0.95) : nothing}
    </g>`;
}

/**
 * Everything on a tile, those at the back first.
 * @param {Scene} scene
 * @param {Tile} tile
 */
function pieces({ phone }, { tile, meeples, camel, palms, palaces }) {
  const all = TRIBES.flatMap((tribe) => Array.from({ length: meeples[tribe] ?? 0 }, (_, i) => ({ tribe, name: `${tribe}-${tile}-${i}` })));
  const places = stand(all.length, camel !== null, phone);
  const built = [...Array(palaces).fill("palace"), ...Array(palms).fill("palm")];
  const step = Math.min(24, 54 / built.length);
  return [
    ...built.map((what, i) => piece(`${what}-${tile}-${i}`, what, what, 82 - (built.length - 1 - i) * step, 10, 0.88)),
    ...all.map(({ tribe, name }, i) => piece(name, tribe, `meeple-${tribe}`, places[i].x, places[i].y, places[i].size / 40)),
    camel === null ? nothing : piece(`camel-${tile}`, `camel-${camel}`, `camel-${camel}`, 61, tall(phone) - 56, 0.93, `p${camel}`),
  ];
}

/**
 * @param {string} name
 * @param {string} kin
 * @param {string} id of its symbol
 * @param {number} x
 * @param {number} y
 * @param {number} scale
 * @param {string} [seat] its class
 */
const piece = (name, kin, id, x, y, scale, seat) =>
  svg`<g data-piece=${name} data-kin=${kin} class=${seat ?? nothing}>${use(id, x, y, scale)}</g>`;

/**
 * A tile in words.
 * @param {Scene} scene
 * @param {Tile} tile
 */
function about(scene, { tile, kind, meeples, camel, palms, palaces }) {
  if (!kind) return scene.say("board-no-tile", { tile });
  const { points, colour } = KINDS[kind];
  const there = TRIBES.filter((tribe) => meeples[tribe]).map((tribe) => some(scene, tribe, meeples[tribe]));
  const words = [
    scene.say("board-tile", { tile, kind: kindName(scene, kind), points, colour: scene.say(`board-${colour}`) }),
    scene.say(`board-at-${kind.replace(/\d+/, "")}`),
    there.length ? `${there.join(", ")}.` : scene.say("board-nobody"),
    palms ? scene.say("board-palms", { palms }) : "",
    palaces ? scene.say("board-palaces", { palaces }) : "",
    camel === null ? "" : scene.say("board-owner", { player: scene.names[camel] }),
  ];
  return words.filter(Boolean).join(" ");
}

// ---- What may be done on a tile ----

/**
 * One of several meeples to be pressed on a tile: to be dropped there, or killed.
 * @param {Scene} scene
 * @param {string} tile
 * @param {string[]} choices
 * @param {(choice: string) => string} tribeOf
 */
function chips(scene, tile, choices, tribeOf = (choice) => choice[0]) {
  const { x, y } = cornerOf(tile, scene.phone);
  const across = chipSize(scene.phone);
  const scale = across / 66;
  return choices.map((choice, i) => {
    const at = chipAt(i, choices.length, scene.phone);
    const [cx, cy] = [x + at.x, y + at.y];
    return svg`
      <g class="chip ${tribeOf === byName ? "grave" : ""}" data-do=${choice}>
        <circle cx=${round(cx)} cy=${round(cy)} r=${across / 2 - 2}></circle>
        ${use(`meeple-${tribeOf(choice)}`, cx - 20 * scale, cy - 20 * HIGH * scale, scale)}
      </g>`;
  });
}

/** @param {string} choice "kill-y" */
const byName = (choice) => choice[5];

/**
 * Whom to kill on the tile that the assassins have chosen.
 * @param {Scene} scene
 */
function victims(scene) {
  const choices = [...scene.legal.keys()].filter((choice) => choice.startsWith("kill-"));
  return choices.length ? chips(scene, scene.view.move.spot, choices, byName) : nothing;
}
