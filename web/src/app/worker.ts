/// <reference lib="webworker" />
// The service worker: it opens the page without a network, and nothing else depends on it.
//
// The document always comes from the server if that answers, so no page is ever stale. It is kept together with all that it
// names, and only whole. What the API says is never kept.
declare const self: ServiceWorkerGlobalScope;
export {};

const KEPT = "lichtspiel";
const HOME = new URL("./", self.location.href).href;
/** Kept while there are files of a document before, which another page may still need. */
const CROWDED = `${HOME}?crowded`;
/** Whose content never changes: files named after it, sentences under the name of their version; and the lantern of a document. */
const UNCHANGING = /\/assets\/|\/lantern\.svg$|\/api\/words\/\w+\?page=/;
/** What a document names. */
const NAMED = /(?:src|href)="(?:\.\/)?((?:assets\/|api\/words\/|lantern\.)[^"]+)"/g;
const ANYHOW = { ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function install(): Promise<void> {
  await keep(await fetch(HOME), "");
  await self.skipWaiting(); // it replaces no file: whatever page is open goes on with its own
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate" && url.split("#")[0] === HOME) event.respondWith(page(event));
  else if (UNCHANGING.test(url)) event.respondWith(file(event));
});

// Somebody is called to a table.
self.addEventListener("push", (event) => {
  const { title, body, stop, link, table } = event.data!.json();
  const icon = "icons/lantern-192.png";
  const shown = {
    body,
    icon,
    badge: "icons/lantern-badge-96.png",
    tag: table,
    data: link,
    actions: [{ action: "stop", title: stop }],
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  // The link stops this browser whoever has the cookie now, and no other way of being called.
  event.waitUntil(action ? fetch(notification.data, { method: "POST" }) : show(`${HOME}#/table/${notification.tag}`));
});

/** The window with this address, or a new one: no other game is left for it. */
async function show(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

/** The document as it is now; without a network, the last one. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const now = await fetch(event.request);
    if (now.ok) event.waitUntil(keep(now.clone(), event.resultingClientId));
    return now;
  } catch (error) {
    const last = await caches.match(HOME, ANYHOW);
    if (last) return last;
    throw error;
  }
}

async function file({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request.url, ANYHOW);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(KEPT)).put(request.url, found.clone());
  return found;
}

/** Keep a document, after all that it names. Files of before are dropped, unless another page may still need them. */
async function keep(document: Response, opened: string): Promise<void> {
  const cache = await caches.open(KEPT);
  const last = await cache.match(HOME, ANYHOW);
  const changed = last?.headers.get("etag") !== document.headers.get("etag");
  if (!changed && !(await cache.match(CROWDED))) return;
  const text = await document.clone().text();
  const named = [...text.matchAll(NAMED)].map(([, path]) => new URL(path!, HOME).href);
  if (changed) {
    await cache.addAll(named);
    await cache.put(HOME, document);
    await cache.put(CROWDED, new Response());
  }
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ id }) => id !== opened)) return;
  for (const { url } of await cache.keys()) if (url !== HOME && !named.includes(url)) await cache.delete(url);
}
