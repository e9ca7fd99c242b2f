/** Where every page begins: who is here, in which language, and which page this address is. */

import { get } from "./house.js";
import { Inn } from "./inn.js";
import { pushes } from "./settings.js";
import { language, preferred, speak } from "./words.js";

/**
 * @typedef {{new (inn: Inn, ...parts: string[]): import("./inn.js").Page, ahead?: (...parts: string[]) => void}} Kind
 * @type {[RegExp, () => Promise<{default: Kind}>][]}
 */
const PAGES = [
  [/^\/$/, () => import("./home.js")],
  [/^\/table\/([^/]+)$/, () => import("./table.js")],
  [/^\/replay\/([^/]+)$/, () => import("./replay.js")],
  [/^\/replay$/, () => import("./bring.js")],
  [/^\/rules\/([^/]+)$/, () => import("./rules.js")],
  [/^\/learn\/([^/]+)$/, () => import("./learn.js")],
  [/^\/leaderboard$/, () => import("./leaderboard.js")],
  [/^\/player\/([^/]+)$/, () => import("./player.js")],
  [/^\/account$/, () => import("./account.js")],
  [/^\/about$/, () => import("./about.js")],
  [/^/, () => import("./lost.js")],
];

const [address, load] = /** @type {typeof PAGES[0]} */ (PAGES.find(([pattern]) => pattern.test(location.pathname)));

const parts = (address.exec(location.pathname) ?? []).slice(1);

/** What went wrong before anything could be shown. */
let fault;
const [me] = await Promise.all([
  get("/api/account").catch((reason) => void (fault = reason)),
  speak(language()),
  load().then(({ default: Page }) => Page.ahead?.(...parts)).catch(() => {}), // it is here when it is needed
]);
if (preferred(me?.lang) !== language()) await speak(preferred(me?.lang));
const inn = new Inn(me ?? null);
document.querySelector(".opening")?.remove();
if (fault) {
  const { default: ClosedPage } = await import("./closed.js");
  inn.show(new ClosedPage(fault));
} else {
  const { default: Page } = await load();
  inn.show(new Page(inn, ...parts));
  if (me && pushes()) import("./push.js").then(({ subscribe }) => subscribe()).catch(() => {}); // the next page tries again
}
