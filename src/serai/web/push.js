/** Pushes: the browser is told whose turn it is, by way of its maker's service, while no page is open. */

import { get, Refusal, request } from "./house.js";
import { say } from "./words.js";

const WORKER = "/worker.js";

/**
 * Be told in this browser, or not.
 * @param {boolean} on
 */
export async function turn(on) {
  if (!on) return withdraw();
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal("push-denied", say("push-denied"), 403);
  await subscribe();
}

/** Tell the house where we are to be told: it may be elsewhere than the last time, or under another session. */
export async function subscribe() {
  const { key } = await get("/api/notices");
  if (key === null) throw new Refusal("push-off", say("push-off"), 409);
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // bound to another key
    return pushManager.subscribe(options);
  }).catch(() => {
    throw new Refusal("push-failed", say("push-failed"), 503);
  });
  const { endpoint, keys } = made.toJSON();
  await request("PUT", "/api/notices/browser", { endpoint, key: keys?.p256dh, secret: keys?.auth });
}

async function withdraw() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await request("DELETE", "/api/notices/browser");
}
