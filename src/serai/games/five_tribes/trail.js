/** The way of the meeples in the move under way: where it began, and where each was dropped. */

import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { cornerOf, isDrop, isTile, middleOf, next, tall, TILE } from "./plan.js";

/** @typedef {import("./board.js").Scene} Scene */

/**
 * The tiles of the move under way, as the log tells them; what was taken back does not count.
 * @param {Scene} scene
 * @returns {string[]}
 */
export function way({ last, view }) {
  if (!view.move.at) return [];
  const drops = [];
  let undone = 0;
  for (const line of last) {
    if (line.kind === "undo") undone += Number(line.do);
    if (line.kind !== "play") continue;
    if (undone > 0) undone -= 1;
    else if (isDrop(line.do)) drops.unshift(line.do[1]);
    else if (isTile(line.do) && (drops.length || view.phase === "sow")) return drops.reduce((tiles, to) => [...tiles, next(tiles[tiles.length - 1], to)], [line.do]);
    else if (drops.length) break;
  }
  return [];
}

/** @param {Scene} scene */
export function trail(scene) {
  const tiles = way(scene);
  if (!tiles.length) return nothing;
  const { phone } = scene;
  const { x, y } = cornerOf(tiles[0], phone);
  const points = tiles.map((tile) => middleOf(tile, phone));
  const line = `M${points.map((point) => `${point.x} ${point.y}`).join("L")}`;
  return svg`
    <g class="trail">
      <rect x=${x + 4} y=${y + 4} width=${TILE - 8} height=${tall(phone) - 8} rx="8" class="from"></rect>
      <path d=${line} class="under"></path><path d=${line} class="over"></path>
      ${points.slice(1).map((point) => svg`<circle cx=${point.x} cy=${point.y} r="7"></circle>`)}
    </g>`;
}
