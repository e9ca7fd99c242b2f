/** The action bar: how it sorts what may be done, the few words on each button, and more about it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { inWords } from "./market.js";
import { isDrop, isTile, TRIBE_CLAUSES } from "./plan.js";
import { won } from "./previews.js";
import { icon, kindName, some } from "./shapes.js";
import { dropsByTile } from "./sultanate.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{do: string, label: unknown, main?: boolean}} Button
 * @typedef {{title: string, fold?: string, choices: Button[]}} Group
 * @typedef {{key: string, belongs: RegExp, label: (scene: Scene, choice: string) => unknown, main?: boolean}} Kind
 */

const MANY = 10; // choices of a kind that stand behind one button; all of them lie on the board as well

/** @param {string} choice "kill-y" */
const last = (choice) => choice[choice.length - 1];

/** The sentence itself, where nothing shorter will do. */
const sentence = (/** @type {Scene} */ scene, /** @type {string} */ choice) => scene.legal.get(choice)?.say ?? choice;

/** @param {string} choice "put-fish" */
const object = (choice) => choice.slice(choice.indexOf("-") + 1);

/** @type {Kind[]} */
const KINDS = [
  { key: "bid", belongs: /^bid/, label: (scene, choice) => (choice.includes("-") ? sentence(scene, choice) : choice.slice(3)) },
  { key: "tile", belongs: /^[a-f][1-5]$/, label: (_, choice) => choice },
  { key: "build", belongs: /^build/, label: sentence },
  { key: "rival", belongs: /^(vizier|elder)\d/, label: (scene, choice) => html`${icon(choice[0] === "v" ? "meeple-y" : "meeple-w")}${scene.names[Number(last(choice)) - 1]}` },
  { key: "kill", belongs: /^kill-/, label: (scene, choice) => html`${icon(`meeple-${last(choice)}`)}${scene.say(`tribe-${last(choice)}`)}` },
  { key: "card", belongs: /^card\d/, label: (scene, choice) => scene.say(`card-${scene.view.row[Number(last(choice)) - 1]}`) },
  { key: "pay", belongs: /^pay-/, label: sentence },
  { key: "djinn", belongs: /^take-/, label: (_, choice) => object(choice) },
  { key: "put", belongs: /^put-/, label: (scene, choice) => scene.say(`card-${object(choice)}`) },
  { key: "sell", belongs: /^sell$/, label: sentence, main: true },
  { key: "use", belongs: /:/, label: (scene, choice) => `${choice.split(":")[0]} (${scene.say(`cost-${choice.split(":")[1]}`)})` },
  { key: "go", belongs: /^(go|skip|stay|end)$/, label: sentence, main: true },
];

/**
 * @param {Scene} scene
 * @returns {Group[]}
 */
export function groups(scene) {
  const choices = [...scene.legal.keys()];
  const sorted = KINDS.map(({ key, belongs, label, main }) => {
    const buttons = choices.filter((choice) => belongs.test(choice)).map((choice) => ({ do: choice, label: label(scene, choice), main }));
    const words = title(scene, key);
    return { title: words, fold: buttons.length > MANY ? words : undefined, choices: buttons };
  });
  return [...drops(scene), ...sorted].filter((group) => group.choices.length);
}

/**
 * @param {Scene} scene
 * @param {string} key
 */
const title = (scene, key) => scene.say(key === "tile" ? `board-do-${scene.view.phase}` : `board-do-${key}`, { djinn: scene.view.move.power ?? "" });

/**
 * Meeples to be dropped, by the tile where they would land; the last one with what it would take.
 * @param {Scene} scene
 * @returns {Group[]}
 */
function drops(scene) {
  const { takes } = scene.view.move;
  const pictured = (/** @type {string} */ choice, /** @type {string} */ words) => ({ do: choice, label: html`${icon(`meeple-${choice[0]}`)}${words}` });
  const tiles = [...dropsByTile(scene)];
  const lasts = tiles.flatMap(([tile, choices]) => choices.filter((choice) => takes[choice]).map((choice) => ({ ...pictured(choice, `${tile}: ${gain(scene, takes[choice])}`), main: scene.phone })));
  if (lasts.length) return [{ title: scene.say("board-do-last"), choices: lasts }];
  if (scene.phone) return [{ title: scene.say("board-do-sow"), choices: tiles.flatMap(([tile, choices]) => choices.map((choice) => pictured(choice, tile))) }];
  return tiles.map(([tile, choices]) => ({
    title: scene.say("board-do-drop", { tile, direction: scene.say(`direction-${choices[0][1]}`) }),
    choices: choices.map((choice) => pictured(choice, scene.say(`tribe-${choice[0]}`))),
  }));
}

/**
 * What the last meeple would take, in a few words.
 * @param {Scene} scene
 * @param {import("./previews.js").Take} take
 */
function gain(scene, { tribe, count, claims, coins, cards }) {
  const words = [
    some(scene, tribe, count),
    coins ? scene.say("board-gain-coins", { coins }) : "",
    cards.length ? scene.say("board-gain-cards", { cards: cards.length }) : "",
    claims ? scene.say("board-gain-tile") : "",
  ];
  return words.filter(Boolean).join(", ");
}

/**
 * What a choice brings, beyond its sentence.
 * @param {Scene} scene
 * @param {string} choice
 * @returns {string}
 */
export function about(scene, choice) {
  const { ends, takes } = scene.view.move;
  if (takes[choice]) return finish(scene, takes[choice]);
  if (ends[choice] && (isTile(choice) || isDrop(choice))) return leads(scene, choice, ends[choice]);
  if (choice.startsWith("take-")) return inWords(scene, object(choice));
  if (choice.includes(":")) return inWords(scene, choice.split(":")[0]);
  return "";
}

/**
 * Where a move may end.
 * @param {Scene} scene
 * @param {string} choice
 * @param {string} tiles
 */
function leads(scene, choice, tiles) {
  const all = tiles.split(" ");
  const free = won(scene, choice, all);
  return [scene.say("board-ends", { tiles: all.join(", ") }), free.length ? scene.say("board-wins", { tiles: free.join(", ") }) : ""].filter(Boolean).join(" ");
}

/**
 * What the last meeple would take, and what the tile offers then.
 * @param {Scene} scene
 * @param {import("./previews.js").Take} take
 */
function finish(scene, take) {
  const { kind } = scene.view.tiles.find((/** @type {{tile: string}} */ { tile }) => tile === take.tile);
  const cards = take.cards.map((card) => scene.say(`card-${card}`)).join(", ");
  return [
    scene.say("board-takes", { gain: gain(scene, take) }),
    cards ? `(${cards})` : "",
    take.tribe === "r" ? scene.say("board-reach", { count: take.count }) : "",
    `${kindName(scene, kind)}: ${scene.say(`board-at-${kind.replace(/\d+/, "")}`)}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The rules of what is being decided. */
const CLAUSES = /** @type {Record<string, string>} */ ({
  ...{ setup: "FT1", bidding: "FT10", move: "FT21", sow: "FT22", victim: "FT34", rival: "FT34", tile: "FT40" },
  ...{ second_card: "FT41", call: "FT42", sale: "FT50", target: "FT44", place: "FT77", keep: "FT89", chance: "FT60", over: "FT62" },
});

/** @param {Scene} scene */
export function clause({ view }) {
  const [tribe] = Object.keys(view.move.hand);
  return view.phase === "tribe" ? (TRIBE_CLAUSES[tribe] ?? "FT30") : CLAUSES[view.phase];
}
