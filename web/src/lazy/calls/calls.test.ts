import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { say } from "../../words/words.svelte";
import CallsPage from "./CallsPage.svelte";

const CALLS = { offered: ["hook", "mail", "push"], key: "BKey", ways: [] as object[], quiet_from: 22, quiet_to: 8 };
/** SHA-256 of the address below. */
const HERE = "5ba15fff965f44afa55aa4fa4d52b94b0ba86380a161089ddca9b9d08bef9ef6";
const PUSH = { id: HERE, kind: "push", name: "", confirmed: true };
const MAIL = { id: "2", kind: "mail", name: "ada@example.org", confirmed: false };
const HOOK = { id: "3", kind: "hook", name: "https://example.org/hook", confirmed: true };
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser with a push service, and a server that says this, with what was added. */
function browser(calls: object, { permission = "granted", subscribed = false, refuses = false } = {}) {
  const keys = { p256dh: "point", auth: "secret" };
  const endpoint = "https://push.example/1";
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: vi.fn() };
  let kept: typeof made | null = subscribed ? made : null;
  const subscribe = async () => {
    if (refuses) throw new DOMException("Registration failed - permission denied", "NotAllowedError");
    return (kept = made);
  };
  const pushManager = { subscribe, getSubscription: async () => kept };
  const registered = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => permission });
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registered), getRegistration: async () => registered },
    languages: ["en"],
  });
  const fetch = vi.fn(async (path: string, { method }: RequestInit) => {
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (path.endsWith("/hook")) return Response.json({ secret: "whsec_x", calls: { ...calls, ways: [HOOK] } });
    const ways = path.endsWith("/push") ? [PUSH] : [MAIL];
    return Response.json(method === "POST" ? { ...calls, ways } : calls);
  });
  vi.stubGlobal("fetch", fetch);
  return { fetch, made };
}

const sent = (fetch: ReturnType<typeof browser>["fetch"], number: number) =>
  JSON.parse(String(fetch.mock.calls[number]![1].body));

it("subscribes this browser with its quiet hours, and ends it", async () => {
  const { fetch, made } = browser(CALLS);
  render(CallsPage);
  await fireEvent.click(await screen.findByRole("switch"));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const wish = { endpoint: "https://push.example/1", p256dh: "point", quiet_from: 22, quiet_to: 8 };
  expect(sent(fetch, 1)).toMatchObject(wish);
  await fireEvent.click(screen.getByRole("switch"));
  await vi.waitFor(() => expect(made.unsubscribe).toHaveBeenCalled());
  expect([fetch.mock.calls[2]![0], fetch.mock.calls[2]![1].method]).toEqual([`api/me/calls/${HERE}`, "DELETE"]);
});

it("says in the reader's language that the browser's own service refuses, and stays off", async () => {
  const { fetch } = browser(CALLS, { refuses: true });
  render(CallsPage);
  await fireEvent.click(await screen.findByRole("switch"));
  expect((await screen.findByRole("alert")).textContent).toBe(say("web-calls-failed"));
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false));
});

it("tells this browser from others, and ends either alone", async () => {
  const laptop = { ...PUSH, id: "laptop" };
  browser({ ...CALLS, ways: [laptop] }, { subscribed: true }); // to another person's calls, perhaps
  render(CallsPage);
  await screen.findByTestId("other-browsers");
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false);
  cleanup();
  const { fetch, made } = browser({ ...CALLS, ways: [laptop, PUSH] }, { subscribed: true });
  render(CallsPage);
  const others = await screen.findByTestId("other-browsers");
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  await fireEvent.click(others.querySelector("button")!);
  await vi.waitFor(() => expect(screen.queryByTestId("other-browsers")).toBeNull());
  expect(fetch.mock.calls.slice(1).map(([path]) => path)).toEqual(["api/me/calls/laptop"]);
  expect(made.unsubscribe).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
});

it("says so if the user or the host does not want it", async () => {
  const { fetch } = browser(CALLS, { permission: "denied" });
  render(CallsPage);
  await fireEvent.click(await screen.findByRole("switch"));
  await screen.findByRole("alert");
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false));
  cleanup();
  browser({ ...CALLS, offered: [], key: null });
  render(CallsPage);
  await screen.findByTestId("no-calls");
});

it("offers only what the host does, even where a browser cannot be called", async () => {
  browser({ ...CALLS, offered: ["mail", "push"] });
  vi.stubGlobal("navigator", { languages: ["en"] });
  render(CallsPage);
  await screen.findByTestId("no-push");
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});

it("adds a mailbox that waits for its link, and removes it", async () => {
  const { fetch } = browser(CALLS);
  render(CallsPage);
  const [field] = await screen.findAllByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field!, { target: { value: " ada@example.org " } });
  await fireEvent.submit(field!.form!);
  const entry = await screen.findByTestId("mail");
  expect(entry.textContent).toContain("ada@example.org");
  expect(entry.querySelector("small")).not.toBeNull();
  expect(sent(fetch, 1)).toMatchObject({ address: "ada@example.org", quiet_from: 22 });
  await vi.waitFor(() => expect(field!.value).toBe(""));
  await fireEvent.click(entry.querySelector("button")!);
  await vi.waitFor(() => expect(screen.queryByTestId("mail")).toBeNull());
  expect(fetch.mock.calls[2]![0]).toBe("api/me/calls/2");
});

it("shows the secret of a webhook once, and changes quiet hours for all", async () => {
  const { fetch } = browser(CALLS);
  render(CallsPage);
  const [, field] = await screen.findAllByRole<HTMLInputElement>("textbox");
  await fireEvent.input(field!, { target: { value: "https://example.org/hook" } });
  await fireEvent.submit(field!.form!);
  expect((await screen.findByTestId("secret")).textContent).toContain("whsec_x");
  const from = screen.getAllByRole<HTMLSelectElement>("combobox").at(-2)!; // before them comes the language
  await fireEvent.change(from, { target: { value: "20" } });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(fetch.mock.calls[2]![1].method).toBe("PUT");
  expect(sent(fetch, 2)).toMatchObject({ quiet_from: 20, quiet_to: 8 });
  expect(screen.queryByTestId("secret")).toBeNull();
});
