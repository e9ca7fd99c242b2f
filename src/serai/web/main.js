/** Where every page begins: who is here, in which language, and which page this address is. */

import { get } from "./house.js";
import { Inn } from "./inn.js";
import { preferred, speak } from "./words.js";

/** @type {[RegExp, () => Promise<{default: new (inn: Inn, ...parts: string[]) => import("./inn.js").Page}>][]} */
const PAGES = [
  [/^\/$/, () => import("./home.js")],
  [/^\/table\/([^/]+)$/, () => import("./table.js")],
];

const me = await get("/api/account");
await speak(preferred(me?.lang));
const inn = new Inn(me);
for (const [address, load] of PAGES) {
  const parts = address.exec(location.pathname);
  if (parts) {
    const { default: Page } = await load();
    inn.show(new Page(inn, ...parts.slice(1)));
  }
}
