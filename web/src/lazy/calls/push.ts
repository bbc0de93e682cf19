// This browser's subscription to pushed messages.

/** Whether this browser can be called at all, and whether its user has forbidden it. */
export function pushTrouble(): "web-calls-cannot" | "web-calls-denied" | null {
  if (!("PushManager" in globalThis) || !navigator.serviceWorker) return "web-calls-cannot";
  return Notification.permission === "denied" ? "web-calls-denied" : null;
}

/** Milliseconds that the browser's own service may take: some wait for it without an end. */
const PATIENCE = 20_000;
const late = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));

type Keys = { endpoint: string; p256dh: string; auth: string };

/** Subscribe to messages of the server with this key; or why that cannot be. */
export async function subscribe(key: string): Promise<Keys | "web-calls-denied" | "web-calls-failed"> {
  if ((await Notification.requestPermission()) !== "granted") return "web-calls-denied";
  const { pushManager } = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    made = await Promise.race([asked, late()]);
  } catch {
    return "web-calls-failed"; // a private window, or the browser's own service is away: it says so in English, if at all
  }
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
