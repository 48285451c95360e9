// The service worker: shows what the server pushes while Greathall is closed, and opens the table on a click.
// It keeps nothing and answers no requests; texts arrive in the person's language.

const table = (id) => new URL(id ? `table/${id}` : "./", self.registration.scope).href;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not one of ours; a push must show something all the same.
  }
  const shown = self.registration.showNotification(told.title || "Greathall", {
    body: told.body || "",
    lang: told.lang || "",
    // One notification per table: a reminder takes the place of the call.
    tag: told.table || "greathall",
    renotify: true,
    icon: new URL("icon.png", self.registration.scope).href,
    data: { table: told.table || "" },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(table(event.notification.data?.table)));
});

async function visit(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => one.url.split("#")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
