/** One's own account: name, language, password, the ways out, and programs that play for one. */

import { foot } from "./foot.js";
import { post, request } from "./house.js";
import { Notices } from "./notices.js";
import { Programs } from "./programs.js";
import { pushes } from "./settings.js";
import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { language, LANGUAGES, say } from "./words.js";

export default class AccountPage {
  #done = "";

  /** @param {import("./inn.js").Inn} inn */
  constructor(inn) {
    this.inn = inn;
    this.notices = new Notices(inn);
    this.programs = new Programs(inn);
  }

  open() {
    this.notices.open();
    this.programs.open();
  }

  title() {
    return `${say("account")} · Serai`;
  }

  content() {
    const { me } = this.inn;
    return html`
      <main class="page narrow">
        <h1>${say("account")}</h1>
        <p role="status" class="done">${this.#done ? html`<span class="proof">✓ ${this.#done}</span>` : nothing}</p>
        ${me ? this.#mine(me) : this.#nobody()}
      </main>
      ${foot()}
    `;
  }

  /** For who has no account here yet, or not in this browser. */
  #nobody() {
    return html`
      <section class="panel stack" aria-labelledby="guest">
        <h2 id="guest">${say("come-as-guest")}</h2>
        <p class="soft">${say("guest-how")}</p>
        ${this.inn.door()}
      </section>
      ${this.#signIn()}
    `;
  }

  #signIn() {
    return html`
      <section class="panel" aria-labelledby="sign-in">
        <h2 id="sign-in">${say("sign-in")}</h2>
        <form class="stack" @submit=${(/** @type {SubmitEvent} */ event) => this.#signedIn(event)}>
          <label>${say("name")}<input name="name" required maxlength="40" autocomplete="username" /></label>
          <label>
            ${say("password")}<input name="password" type="password" required autocomplete="current-password" />
          </label>
          <button class="main">${say("sign-in")}</button>
        </form>
      </section>
    `;
  }

  /** @param {import("./house.js").Account} me */
  #mine(me) {
    const member = me.kind === "member";
    return html`
      <section class="panel" aria-labelledby="who">
        <h2 id="who">${say(member ? "member" : "guest-here", { name: me.name })}</h2>
        <form class="row" @submit=${(/** @type {SubmitEvent} */ event) => this.#rename(event)}>
          <label>${say("name")}<input name="name" required maxlength="40" autocomplete="username" value=${me.name} /></label>
          <button>${say("rename")}</button>
        </form>
        <div class="row">
          <label>
            ${say("language")}
            <select @change=${(/** @type {any} */ event) => this.inn.speak(event.target.value)}>
              ${LANGUAGES.map(
                (choice) =>
                  html`<option value=${choice} lang=${choice} ?selected=${choice === language()}>${say(`in-${choice}`)}</option>`,
              )}
            </select>
          </label>
          <a class="button" href="/player/${encodeURIComponent(me.name)}">${say("my-statistics")}</a>
        </div>
      </section>
      ${this.#password(member)} ${member ? nothing : this.#signIn()} ${this.notices.content()} ${this.programs.content()}
      <section class="panel stack" aria-labelledby="leaving">
        <h2 id="leaving">${say("leaving")}</h2>
        ${member ? nothing : html`<p class="soft">${say("guest-warning")}</p>`}
        <div class="tools">
          <button @click=${() => this.#signOut(false)}>${say("sign-out")}</button>
          <button @click=${() => this.#signOut(true)}>${say("sign-out-everywhere")}</button>
          <button class="final" @click=${() => this.#delete()}>${say("delete-account")}</button>
        </div>
      </section>
    `;
  }

  /** @param {boolean} member */
  #password(member) {
    return html`
      <section class="panel" aria-labelledby="keep">
        <h2 id="keep">${say(member ? "change-password" : "keep-account")}</h2>
        ${member ? nothing : html`<p class="soft">${say("keep-how")}</p>`}
        <form class="stack" @submit=${(/** @type {SubmitEvent} */ event) => this.#keep(event, member)}>
          ${member
            ? html`<label>
                ${say("current-password")}
                <input name="current" type="password" required autocomplete="current-password" />
              </label>`
            : nothing}
          <label>
            ${say("new-password")}<input name="password" type="password" required autocomplete="new-password" />
          </label>
          <button>${say(member ? "change-password" : "keep")}</button>
        </form>
      </section>
    `;
  }

  /**
   * Do it, take over the account as the house now has it, and say so.
   * @param {SubmitEvent | null} event
   * @param {(fields: Record<string, any>) => Promise<any>} work
   * @param {string} done
   */
  async #change(event, work, done) {
    event?.preventDefault();
    const form = /** @type {HTMLFormElement | undefined} */ (event?.target);
    this.#done = "";
    await this.inn.attempt(async () => {
      this.inn.me = await work(form ? Object.fromEntries(new FormData(form)) : {});
      this.#done = say(done);
      if (form?.querySelector("[type=password]")) form.reset();
      this.open();
      if (this.inn.me && pushes()) await (await import("./push.js")).subscribe(); // under the new session
    });
  }

  /** @param {SubmitEvent} event */
  #rename(event) {
    this.#change(event, ({ name }) => request("PATCH", "/api/account", { name }), "renamed");
  }

  /**
   * @param {SubmitEvent} event
   * @param {boolean} member
   */
  #keep(event, member) {
    this.#change(event, (fields) => post("/api/account/keep", fields), member ? "password-changed" : "kept");
  }

  /** @param {SubmitEvent} event */
  #signedIn(event) {
    this.#change(event, (fields) => post("/api/session", fields), "signed-in");
  }

  /** @param {boolean} everywhere */
  #signOut(everywhere) {
    this.#change(null, () => request("DELETE", `/api/session?everywhere=${everywhere}`), "signed-out");
  }

  /** The one thing here that cannot be taken back. */
  #delete() {
    if (!confirm(say("delete-sure"))) return;
    this.#change(null, () => request("DELETE", "/api/account"), "deleted");
  }
}
