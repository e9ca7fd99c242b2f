/** What the browser does for us when no page of ours is open: show a notice, and lead to its table. */

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, table, lang } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, lang, tag: table, renotify: true, data: `/table/${table}` }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/**
 * To the page that shows the table already, or to a new one.
 * @param {string} path
 */
async function lead(path) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((/** @type {any} */ each) => new URL(each.url).pathname === path);
  return page ? page.focus() : worker.clients.openWindow(path);
}
