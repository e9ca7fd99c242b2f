/** How the action bar sorts what may be done, in the order of a turn. */

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{title: string, choices: string[]}} Group
 */

/** @type {[string, (choice: string) => boolean][]} a title's key, and what stands below it */
const KINDS = [
  ["roll", (choice) => /^roll/.test(choice)],
  ["protect", (choice) => choice === "keep" || choice === "yield"],
  ["order", (choice) => choice.startsWith("first.")],
  ["take", (choice) => choice.startsWith("take.")],
  ["move", (choice) => choice.startsWith("move.")],
  ["draw", (choice) => /^card(\.|$)/.test(choice)],
  ["build", (choice) => choice.startsWith("build.")],
  ["play", (choice) => choice.startsWith("play.")],
  ["discard", (choice) => choice.startsWith("discard.")],
  ["trade", (choice) => /^\d+(camels|gold)$|>|^stop$/.test(choice)],
  ["end", (choice) => choice === "end"],
];

/**
 * @param {Scene} scene
 * @returns {Group[]}
 */
export function groups(scene) {
  const choices = [...scene.legal.keys()];
  const sorted = KINDS.map(([key, belongs]) => ({ title: scene.say(`board-do-${key}`), choices: choices.filter(belongs) }));
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
  return costs.map((gold) => ({
    title: scene.say("board-do-go", { gold }),
    choices: choices.filter((choice) => fares[choice] === gold),
  }));
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
    choices: choices.filter((choice) => choice.startsWith(`${name}.`)),
  }));
}
