/** The action bar: how it sorts what may be done, the few words on each button, and more about it. */

import { html } from "../../vendor/lit-html/lit-html.js";
import { topic } from "./counter.js";
import { CLAUSES, cityName, family, goodName, tileName, tileTitle } from "./shapes.js";
import { total } from "./trade.js";

/**
 * @typedef {import("./board.js").Scene} Scene
 * @typedef {{do: string, label: unknown, main?: boolean}} Button
 * @typedef {{title: string, fold?: string, choices: Button[]}} Group
 * @typedef {{key: string, belongs: RegExp, label: (scene: Scene, choice: string) => unknown, main?: boolean, fold?: boolean}} Kind
 */

/** @param {string} choice "bid:4" or "give:silk" */
const object = (choice) => choice.slice(choice.indexOf(":") + 1);

/** No label: the sentence itself, where nothing shorter will do. */
const sentence = () => "";

/** What may be named shortly: a tile, a city, a player, where there is room for it; a good. */
const named = {
  tile: (/** @type {Scene} */ scene, /** @type {string} */ choice) => (scene.phone || choice.includes("barter") ? "" : tileTitle(scene, object(choice))),
  city: (/** @type {Scene} */ scene, /** @type {string} */ choice) => (scene.phone ? "" : cityName(scene, object(choice))),
  player: (/** @type {Scene} */ scene, /** @type {string} */ choice) => (scene.phone ? "" : scene.names[Number(object(choice)) - 1]),
  good: (/** @type {Scene} */ scene, /** @type {string} */ choice) => goodName(scene, object(choice)),
};

/**
 * @param {Scene} scene
 * @param {string} name
 * @returns {import("./plan.js").Tile[]}
 */
const tilesOf = (scene, name) => scene.view.cities.find((/** @type {any} */ each) => each.name === name).tiles;

/**
 * So many, and for how much silver.
 * @param {Scene} scene
 * @param {string} choice
 */
const deal = (scene, choice) => html`${object(choice)}<span class="sr-sum" data-sum=${total(choice.split(":")[0], Number(object(choice)))}></span>`;

/** @type {Kind[]} */
const KINDS = [
  { key: "pass", belongs: /^pass$/, label: (scene) => scene.say("board-pass"), main: true },
  { key: "bid", belongs: /^bid:(\d|1\d|20)$/, label: (_, choice) => object(choice) },
  { key: "bid-high", belongs: /^bid:(2[1-9]|30)$/, label: (_, choice) => object(choice), fold: true },
  { key: "answer", belongs: /^(accept|keep)$/, label: sentence },
  { key: "go", belongs: /^go:/, label: named.city },
  { key: "first", belongs: /^(bonus|use:shopkeeper)$/, label: sentence },
  { key: "take", belongs: /^take:/, label: named.tile },
  { key: "look", belongs: /^look$/, label: (scene) => scene.say("board-look"), main: true },
  { key: "sell", belongs: /^sell:/, label: deal },
  { key: "buy", belongs: /^buy:/, label: deal },
  { key: "barter", belongs: /^barter:/, label: (scene, choice) => scene.say("board-times", { times: Number(object(choice)) }) },
  { key: "give", belongs: /^give:/, label: named.good },
  { key: "get", belongs: /^get:/, label: named.good },
  { key: "rob", belongs: /^rob:/, label: named.player },
  { key: "name", belongs: /^name:/, label: named.good },
  { key: "show", belongs: /^show:/, label: (_, choice) => (choice === "show:0" ? "" : object(choice)) },
  { key: "hand", belongs: /^hand:/, label: named.player },
  { key: "crook", belongs: /^crook:/, label: sentence, fold: true },
  { key: "done", belongs: /^done$/, label: (scene) => (scene.view.tile?.given ? scene.say("board-enough") : scene.legal.get("done")?.say), main: true },
];

/**
 * @param {Scene} scene
 * @returns {Group[]}
 */
export const groups = (scene) =>
  KINDS.map(({ key, belongs, label, main, fold }) => {
    const title = scene.say(`board-do-${key}`);
    const choices = [...scene.legal.keys()].filter((choice) => belongs.test(choice)).map((choice) => ({ do: choice, label: label(scene, choice), main }));
    return { title, fold: fold ? title : undefined, choices };
  }).filter((group) => group.choices.length);

/**
 * What a choice brings, beyond its sentence.
 * @param {Scene} scene
 * @param {string} choice
 * @returns {string}
 */
export function about(scene, choice) {
  const [what, value] = choice.split(":");
  if (what === "take") return scene.say(`board-what-${family(value)}`);
  if (what === "bonus") return scene.say("board-what-free");
  if (what === "use") return scene.say("board-what-shopkeeper");
  if (what === "go") return aheadOf(scene, value);
  return what === "keep" || what === "accept" ? scene.say("board-what-lead") : "";
}

/**
 * The tiles of a city that one might go to.
 * @param {Scene} scene
 * @param {string} name
 */
function aheadOf(scene, name) {
  const tiles = tilesOf(scene, name).map((tile) => tileName(scene, tile));
  return tiles.length ? scene.say("board-lie-there", { tiles: tiles.join(" · ") }) : "";
}

/** The rules of what is being decided. */
const PHASES = /** @type {Record<string, string>} */ ({
  ...CLAUSES,
  ...{ bid: "SR10", answer: "SR11", move: "SR12", take: "SR21", give: "SR33", get: "SR33", show: "SR35" },
  ...{ hand: "SR21", lead: "SR37", look: "SR39", steal: "SR34", reveal: "SR35" },
});

/** @param {Scene} scene */
export const clause = ({ view, over }) => (over ? "SR40" : PHASES[topic(view)] ?? "SR1");
