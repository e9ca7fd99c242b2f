/** What may be done now, as buttons that say it in words. */

import { brought } from "./pictures.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { nameOf } from "./seats.js";
import { say } from "./words.js";

/**
 * @typedef {import("./table.js").default} TablePage
 * @typedef {import("./house.js").Table} Table
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./stage.js").Button} Button
 */

/**
 * @param {TablePage} page
 * @param {Table} table
 */
export function choices(page, table) {
  const { position } = page;
  if (table.status === "open") return waiting(page, table);
  if (!position || position.over) return nothing;
  return html`
    <section class="panel choices ${page.myTurn ? "mine" : ""}" aria-labelledby="choices">
      <div class="head">
        <h2 id="choices" tabindex="-1" aria-live="polite">${heading(page, table)}</h2>
        ${page.scene && page.stage.board && position.legal.length ? html`<p class="about soft">${about(page, page.scene)}</p>` : nothing}
        ${page.myTurn ? tools(page, table, position.undo) : nothing}
      </div>
      ${page.away
        ? html`<p>${say("bot-plays")} <button class="main" @click=${() => page.back()}>${say("back")}</button></p>`
        : nothing}
      ${page.hints.map((hint) => html`<p class="advice">${say("advice", { advice: hint.say })}</p>`)}
      ${page.scene && position.legal.length ? bar(page, page.scene) : nothing}
    </section>
  `;
}

/**
 * The choices in the groups that the game forms, and after them whatever it has left out.
 * @param {TablePage} page
 * @param {Scene} scene
 */
function bar(page, scene) {
  const grouped = (page.stage.board?.groups?.(scene) ?? []).map((group) => ({
    ...group,
    choices: group.choices.map(asButton).filter((choice) => scene.legal.has(choice.do)),
  }));
  const named = new Set(grouped.flatMap((group) => group.choices.map((choice) => choice.do)));
  const rest = [...scene.legal.keys()].filter((choice) => !named.has(choice)).map(asButton);
  const groups = [...grouped, { title: "", choices: rest }].filter((group) => group.choices.length).map((group, i) => ({ ...group, id: `group-${i}` }));
  const advised = (/** @type {Group} */ group) => group.choices.some((choice) => isAdvised(page, choice.do));
  const open = groups.find((group) => group.fold && group.title === page.fold) ?? groups.find((group) => group.fold && advised(group));
  return html`
    <div class="bar">
      ${groups.map((group) => {
        if (!group.fold) return unfolded(page, scene, group);
        const together = groups.filter((other) => other.fold && other.over === group.over);
        return together[0] === group ? folds(page, together, open) : nothing;
      })}
    </div>
    ${groups.map((group) => (group.fold ? html`<div class="bar" id=${group.id} ?hidden=${group !== open}>${unfolded(page, scene, group)}</div>` : nothing))}
  `;
}

/**
 * @typedef {{id: string, title: string, fold?: unknown, over?: string, choices: Button[]}} Group
 * @param {string | Button} choice
 * @returns {Button}
 */
const asButton = (choice) => (typeof choice === "string" ? { do: choice, label: "" } : choice);

/**
 * Groups behind one button each, where the choices would take too much room.
 * @param {TablePage} page
 * @param {Group[]} groups under one heading
 * @param {Group} [open]
 */
const folds = (page, groups, open) => html`
  <div class="group">
    ${groups[0].over ? html`<span class="soft">${groups[0].over}</span>` : nothing}
    <div class="buttons">
      ${groups.map(
        (group) => html`<button
          class="fold brief"
          aria-controls=${group.id}
          aria-expanded=${group === open}
          @click=${() => page.unfold(group === open ? "" : group.title)}
        >
          ${group.fold}
        </button>`,
      )}
    </div>
  </div>
`;

/**
 * @param {TablePage} page
 * @param {Scene} scene
 * @param {Group} group
 */
const unfolded = (page, scene, group) => html`
  <div class="group" role="group" aria-label=${group.title || nothing}>
    ${group.title ? html`<span class="soft" aria-hidden="true">${group.title}</span>` : nothing}
    <div class="buttons">
      ${group.choices.map((choice) => button(page, choice, scene.legal.get(choice.do)?.say ?? ""))}
    </div>
  </div>
`;

/**
 * @param {TablePage} page
 * @param {Button} choice
 * @param {string} sentence
 */
const button = (page, choice, sentence) => html`
  <button
    class="do ${choice.main ? "main" : ""} ${choice.label ? "brief" : ""} ${isAdvised(page, choice.do) ? "advised" : ""}"
    data-do=${choice.do}
    aria-label=${named(sentence, choice.label)}
    aria-disabled=${!page.mayChoose}
    @click=${() => page.play(choice.do)}
  >
    ${choice.label || sentence}
  </button>
`;

/**
 * What a button is called: its sentence, and before it the words on the button if they are others, for who speaks to it.
 * @param {string} sentence
 * @param {unknown} label
 */
const named = (sentence, label) =>
  typeof label !== "string" || sentence.toLowerCase().includes(label.toLowerCase()) ? sentence : `${label}. ${sentence}`;

/**
 * @param {TablePage} page
 * @param {string} choice
 */
const isAdvised = (page, choice) => page.hints.some((hint) => hint.do === choice);

/**
 * What the choice that is pointed at means.
 * @param {TablePage} page
 * @param {Scene} scene
 */
function about({ stage }, scene) {
  const choice = scene.legal.get(stage.pointed);
  if (!choice) return say("what-glows");
  const more = stage.board?.about?.(scene, choice.do);
  return html`<b>${choice.say}.</b> ${more}`;
}

/**
 * @param {TablePage} page
 * @param {Table} table
 */
function heading(page, table) {
  const turn = page.position?.turn ?? null;
  if (page.myTurn) return say("your-turn");
  return turn === null ? "" : say("turn-of", { name: nameOf(table, turn) });
}

/**
 * @param {TablePage} page
 * @param {Table} table
 * @param {number} undoable
 */
const tools = (page, table, undoable) => html`
  <div class="tools">
    <button ?disabled=${undoable < 1} @click=${() => page.undo()}>${icon("undo")}<span>${say("undo")}</span></button>
    <button ?disabled=${undoable < 1} @click=${() => page.restart()}>${icon("restart")}<span>${say("restart")}</span></button>
    ${table.hints ? html`<button class="hint" @click=${() => page.hint()}>${icon("hint")}<span>${say("hint")}</span></button>` : nothing}
  </div>
`;

/**
 * Before the game.
 * @param {TablePage} page
 * @param {Table} table
 */
function waiting(page, table) {
  const empty = table.seats.filter((seat) => !seat.taken).length;
  return html`
    <section class="panel choices waiting" aria-labelledby="choices">
      <img class="picture" src=${brought(table.game, "card.svg")} alt="" width="306" height="226" />
      <h2 id="choices" tabindex="-1" aria-live="polite">
        ${empty ? say("waiting", { empty }) : say(table.mine ? "ready-mine" : "ready")}
      </h2>
      ${table.mine
        ? html`<button class="main" ?disabled=${empty > 0} @click=${() => page.start()}>${say("start")}</button>`
        : nothing}
      <ul class="facts soft">
        ${facts(table).map((fact) => html`<li>${fact}</li>`)}
      </ul>
    </section>
  `;
}

/**
 * What has been agreed on for this table.
 * @param {Table} table
 * @returns {string[]}
 */
function facts(table) {
  const { kind, minutes, increment, days } = table.clock ?? { kind: "none" };
  return [
    say(`time-${kind}`, { minutes, increment, days }),
    say(`absent-${table.absent}`),
    say(table.hints ? "hints-yes" : "hints-no"),
    say(table.rated ? "rated-yes" : "rated-no"),
    say(table.private ? "private-yes" : "private-no"),
  ];
}
