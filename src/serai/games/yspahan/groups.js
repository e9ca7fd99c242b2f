/** The action bar: how it sorts what may be done, in the order of a turn, the few words on each button, and more about it. */

import { BESIDE } from "./plan.js";
import { cubes } from "./shapes.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{do: string, label: string, main?: boolean}} Button
 * @typedef {{title: string, fold?: string, choices: Button[]}} Group
 * @typedef {{key: string, belongs: RegExp, label: (scene: Scene, choice: string) => string, main?: boolean, fold?: boolean}} Kind
 */

const DEAR = 3; // gold from which a walk is folded away

/** @param {string} choice "take.sack" or "build.hoist" */
const object = (choice) => choice.slice(choice.indexOf(".") + 1);

/**
 * The group of dice that a choice is about.
 * @param {Scene} scene
 * @param {string} choice
 */
const group = (scene, choice) => scene.view.tower.find((/** @type {any} */ { square }) => square === object(choice));

/**
 * @param {Scene} scene
 * @param {string} choice
 */
const squareName = (scene, choice) => scene.say(`square-${object(choice)}`);

/** The sentence itself, where nothing shorter will do. */
const sentence = (/** @type {Scene} */ scene, /** @type {string} */ choice) => scene.legal.get(choice)?.say ?? choice;

/**
 * @param {Scene} scene
 * @param {string} choice
 */
function cardName(scene, choice) {
  return choice === "play.both" ? scene.say("board-both") : scene.say(`card-${object(choice)}`);
}

/** @type {Kind[]} */
const KINDS = [
  { key: "roll", belongs: /^roll/, label: (scene, choice) => rollName(scene, Number(choice.slice(5))) },
  { key: "protect", belongs: /^(keep|yield)$/, label: (scene, choice) => scene.say(`board-${choice}`) },
  { key: "order", belongs: /^first\./, label: sentence },
  { key: "take", belongs: /^take\./, label: (scene, choice) => `${squareName(scene, choice)}: ${group(scene, choice).yields}` },
  { key: "move", belongs: /^move\./, label: (scene, choice) => `${squareName(scene, choice)}: ${group(scene, choice).value}` },
  { key: "draw", belongs: /^card\./, label: squareName },
  { key: "draw", belongs: /^card$/, label: (scene) => scene.say("board-draw-anyway"), main: true },
  { key: "build", belongs: /^build\./, label: (scene, choice) => buildingName(scene, object(choice)) },
  { key: "play", belongs: /^play\./, label: cardName },
  { key: "discard", belongs: /^discard\./, label: cardName, fold: true },
  { key: "trade", belongs: /^\d+(camels|gold)$|>/, label: sentence },
  { key: "trade", belongs: /^stop$/, label: (scene) => scene.say("board-stop"), main: true },
  { key: "end", belongs: /^end$/, label: (scene) => scene.say("board-end"), main: true },
];

/**
 * @param {Scene} scene
 * @param {number} yellow dice
 */
const rollName = (scene, yellow) => (yellow ? `+${yellow} (${scene.say("board-pay", { gold: yellow })})` : scene.say("board-roll"));

/**
 * What it is, and what it costs.
 * @param {Scene} scene
 * @param {string} building
 */
function buildingName(scene, building) {
  const [camels, gold] = scene.view.prices[building];
  return scene.say("board-offer", { building: scene.say(`board-building-${building}`), camels, gold });
}

/**
 * @param {Scene} scene
 * @returns {Group[]}
 */
export function groups(scene) {
  const choices = [...scene.legal.keys()];
  const sorted = KINDS.map(({ key, belongs, label, main, fold }) => {
    const title = scene.say(`board-do-${key}`);
    const buttons = choices.filter((choice) => belongs.test(choice)).map((choice) => ({ do: choice, label: label(scene, choice), main }));
    return { title, fold: fold ? title : undefined, choices: buttons };
  });
  return [...squares(scene, choices), ...shops(scene, choices), ...sorted].filter((group) => group.choices.length);
}

/**
 * Where the Supervisor may go, by what it costs.
 * @param {Scene} scene
 * @param {string[]} choices
 * @returns {Group[]}
 */
function squares(scene, choices) {
  const fares = scene.view.fares ?? {};
  const costs = [...new Set(choices.filter((choice) => choice in fares).map((choice) => fares[choice]))].sort((a, b) => a - b);
  return costs.map((gold) => {
    const title = scene.say("board-do-go", { gold });
    const there = choices.filter((choice) => fares[choice] === gold);
    return { title, fold: gold < DEAR ? undefined : title, choices: there.map((choice) => ({ do: choice, label: choice })) };
  });
}

/**
 * Shops to supply, souk by souk.
 * @param {Scene} scene
 * @param {string[]} choices
 * @returns {Group[]}
 */
function shops(scene, choices) {
  return scene.view.souks.map((/** @type {{name: string, value: number}} */ { name, value }) => ({
    title: scene.say("board-do-supply", { souk: scene.say(`souk-${name.replace(".", "-")}`), points: value }),
    choices: choices
      .filter((choice) => choice.startsWith(`${name}.`))
      .map((choice) => ({ do: choice, label: scene.say("board-number", { number: choice.slice(name.length + 1) }) })),
  }));
}

/**
 * What a choice brings, beyond its sentence.
 * @param {Scene} scene
 * @param {string} choice
 * @returns {string}
 */
export function about(scene, choice) {
  if (choice.startsWith("build.")) return scene.say(`board-power-${object(choice)}`);
  if (choice.startsWith("play.") && choice !== "play.both") return scene.say(`board-card-${object(choice)}`);
  return choice in BESIDE ? sends(scene, choice) : "";
}

/**
 * Whose cubes the Supervisor would send from a square.
 * @param {Scene} scene
 * @param {string} square
 */
function sends(scene, square) {
  const owners = cubes(scene.view);
  const names = BESIDE[square].flatMap((shop) => scene.names[owners.get(shop) ?? -1] ?? []);
  return names.length ? scene.say("board-sends", { players: names.join(", ") }) : scene.say("board-sends-none");
}

/** The rules of what is being decided. */
const CLAUSES = /** @type {Record<string, string>} */ ({
  ...{ prepare: "YS10", choose: "YS20", finish: "YS42", "take more": "YS24", place: "YS25", move: "YS30", order: "YS36" },
  ...{ send: "YS34", protect: "YS33", "sell camels": "YS54", "sell gold": "YS55", exchange: "YS58", build: "YS42" },
});

/** @param {Scene} scene */
export const clause = ({ view, over }) => (over ? "YS62" : CLAUSES[view.task === "nothing" ? view.stage : view.task]);
