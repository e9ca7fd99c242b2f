/** How the house looks and sounds in this browser: what was chosen here is remembered here. */

import { icon } from "./icons.js";
import { dark, turn } from "./theme.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, LANGUAGES, say } from "./words.js";

const SOUND = "serai.sound";
const MOTION = "serai.motion";
const PUSH = "serai.push";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything may be heard: not until somebody asks for it. */
export const sounds = () => localStorage.getItem(SOUND) === "on";

/** Whether anything may move: not where the system asks for calm, or somebody here. */
export const moves = () => !calm.matches && localStorage.getItem(MOTION) !== "off";

/** Whether this browser is told whose turn it is while no page is open. */
export const pushes = () => localStorage.getItem(PUSH) === "on" && pushable() && Notification.permission === "granted";

/** Browsers take pushes where the line is safe, and some not even there. */
const pushable = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/**
 * Let something be heard, if that is wanted.
 * @param {import("./sound.js").Sound} what
 */
export async function hear(what) {
  if (sounds()) (await import("./sound.js")).play(what);
}

/**
 * @param {string} key
 * @param {string | null} value none for what is usual
 */
function keep(key, value) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dress();
}

function dress() {
  document.documentElement.dataset.motion = localStorage.getItem(MOTION) ?? "";
}

dress();

/** The switches of the language. @param {import("./inn.js").Inn} inn */
export const languages = (inn) => html`
  <span class="choice" role="group" aria-label=${say("language")}>
    ${LANGUAGES.map(
      (choice) => html`<button lang=${choice} aria-pressed=${choice === language()} @click=${() => inn.speak(choice)}>
        ${choice.toUpperCase()}
      </button>`,
    )}
  </span>
`;

/** The switch between noon and night. @param {import("./inn.js").Inn} inn */
export const night = (inn) => html`
  <button class="round night" aria-pressed=${dark()} aria-label=${say("night")} title=${say("night")} @click=${() => (turn(), inn.draw())}>
    ${icon(dark() ? "noon" : "night")}
  </button>
`;

/**
 * The menu for the rest; on a narrow screen, for all of them.
 * @param {import("./inn.js").Inn} inn
 */
export const settings = (inn) => html`
  <button class="round" popovertarget="settings" aria-label=${say("settings")} title=${say("settings")}>${icon("settings")}</button>
  <div id="settings" class="panel settings" popover role="group" aria-label=${say("settings")}>
    <div class="here-only"><span>${say("language")}</span>${languages(inn)}</div>
    <div class="here-only"><span>${say("night")}</span>${night(inn)}</div>
    ${toggle(inn, "sound", sounds(), (on) => (keep(SOUND, on ? "on" : null), hear("turn")))}
    ${inn.me ? push(inn) : nothing} ${inn.page?.switches?.() ?? nothing}
    ${toggle(inn, "motion", moves(), (on) => keep(MOTION, on ? null : "off"), calm.matches)}
  </div>
`;

/** @param {import("./inn.js").Inn} inn */
function push(inn) {
  const change = (/** @type {boolean} */ on) =>
    inn.attempt(async () => {
      await (await import("./push.js")).turn(on);
      keep(PUSH, on ? "on" : null);
    });
  return toggle(inn, pushable() ? "push" : "push-not", pushes(), change, !pushable());
}

/**
 * @param {import("./inn.js").Inn} inn
 * @param {string} name
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 * @param {boolean} [off] it cannot be changed
 */
export const toggle = (inn, name, on, change, off = false) => html`
  <label>
    <span>${say(name)}<br /><span class="soft">${say(`${name}-how`)}</span></span>
    <input
      type="checkbox" role="switch" name=${name} .checked=${on} ?disabled=${off}
      @change=${(/** @type {any} */ event) => (change(event.target.checked), inn.draw())}
    />
  </label>
`;
