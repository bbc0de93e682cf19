// This browser's subscription to pushed messages.

/** Whether this browser can be called at all, and whether its user has forbidden it. */
export function pushTrouble(): "web-calls-cannot" | "web-calls-denied" | null {
  if (!("PushManager" in globalThis) || !navigator.serviceWorker) return "web-calls-cannot";
  return Notification.permission === "denied" ? "web-calls-denied" : null;
}

type Keys = { endpoint: string; p256dh: string; auth: string };

/** Subscribe to messages of the server with this key; null if the user does not want that. */
export async function subscribe(key: string): Promise<Keys | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** What the server knows this browser's subscription by; null if there is none. */
export async function ownWay(): Promise<string | null> {
  const made = await subscription();
  if (!made) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(made.endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** No longer. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushTrouble() === "web-calls-cannot") return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}
