import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Announcer } from "../../table/announcer.svelte";
import LogPanel from "../../table/LogPanel.svelte";
import { lumenView, seatOf, tableOf } from "../../table/fixtures";
import type { Session } from "../../table/session.svelte";
import type { Spoken, Told } from "../../wire/schema";
import { say, speak } from "../../words/words.svelte";
import Panel from "./Panel.svelte";
import { PHRASES, REACTIONS } from "./sayings";
import { Talk } from "./talk.svelte";

const NAMES = ["Guest", "Ben", "Cem"];
const told = (version: number, at: number) =>
  ({ version, at, by: null, event: { event: "paused", seat: 0 }, phrase: { key: "web-paused" } }) as unknown as Told;
const spoken = (number: number, more: Partial<Spoken> = {}): Spoken => ({
  number,
  at: 1000 * number,
  seat: 1,
  name: "Ben",
  watcher: null,
  saying: null,
  text: "hello",
  ...more,
});

function tableWith(log: Told[] = []) {
  const table = { publicView: tableOf(NAMES), view: lumenView(), names: NAMES, table: "t", log, ahead: 0 };
  return { ...table, state: { mine: [0] }, tint: () => "" } as unknown as Session;
}

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});
afterEach(() => cleanup());

it("every saying has words in every language", async () => {
  for (const lang of ["en", "de", "pl"] as const) {
    await speak(lang);
    const keys = [...Object.keys(REACTIONS), ...PHRASES].map((saying) => `web-say-${saying}`);
    expect(keys.filter((key) => say(key) === key)).toEqual([]);
  }
});

it("a bubble goes when its speaker is muted", () => {
  const talk = new Talk(tableWith());
  talk.hear([spoken(1, { at: Date.now() })]);
  render(talk.Bubbles, { talk, announcer: new Announcer() });
  flushSync();
  expect(screen.getByTestId("bubble").textContent).toContain("Ben");
  talk.mute({ seat: 1, watcher: null }, true);
  flushSync();
  expect(screen.queryByTestId("bubble")).toBeNull();
});

it("words are told once, in their order, and old ones are not new", () => {
  const talk = new Talk(tableWith());
  const now = spoken(3, { at: Date.now() });
  talk.hear([spoken(2), spoken(1)]);
  expect(talk.fresh).toEqual([]);
  talk.hear([spoken(1), spoken(2), now]);
  expect(talk.words.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(talk.fresh).toEqual([now]);
});

it("who is muted is muted here, and nobody of that name at another table", () => {
  const talk = new Talk(tableWith());
  talk.hear([spoken(1), spoken(2, { seat: null, watcher: 1 })]);
  talk.mute({ seat: 1, watcher: null }, true);
  talk.mute({ seat: null, watcher: 1 }, true);
  expect(talk.among([])).toEqual([]);
  const next = new Talk({ ...tableWith(), table: "u", names: ["Ben", "Guest"] } as unknown as Session);
  expect(next.isMuted({ seat: 0, watcher: null })).toBe(false);
  expect(next.isMuted({ seat: 1, watcher: null })).toBe(false);
  expect(next.isMuted({ seat: null, watcher: 1 })).toBe(false);
  const renamed = new Talk({ ...tableWith(), names: ["Guest", "Bo", "Cem"] } as unknown as Session);
  expect(renamed.isMuted({ seat: 1, watcher: null })).toBe(true);
  talk.mute({ seat: 1, watcher: null }, false);
  expect(talk.among([])).toHaveLength(1);
});

it.each([
  [false, "Everybody here can read it. It is not stored."],
  [true, "Only others who watch can read it. It is not stored."],
])("the field for one's own words says who reads them (watching: %s)", (watching, about) => {
  const publicView = tableOf(NAMES, { chat: true });
  const table = { ...tableWith(), watching, publicView } as unknown as Session;
  render(Panel, { table, talk: new Talk(table), onsaid: () => undefined });
  const described = screen.getByTestId("talk-text").getAttribute("aria-describedby")!;
  expect(document.getElementById(described)?.textContent).toBe(about);
});

it("whoever sits down at a seat has not said what was said there before, and is not muted for it", () => {
  const sight = tableOf(NAMES, { seats: NAMES.map((name) => seatOf(name, { came: 7 })) });
  const talk = new Talk({ ...tableWith(), publicView: sight, state: { mine: [1], sight } } as unknown as Session);
  const mallory = { name: "Mallory", came: 2 };
  const [before, own] = [spoken(1, mallory), spoken(2, { name: "Ben", came: 7 })];
  talk.hear([before, own]);
  expect([before, own].map((one) => [talk.speakerOf(one), talk.isOwn(one)])).toEqual([
    ["Mallory", false],
    ["Ben", true],
  ]);
  talk.mute({ seat: 1, ...mallory, watcher: null }, true);
  expect(talk.among([]).map(({ said }) => said)).toEqual([own]);
});

it("the log quotes people, so that nobody takes their words for the table's", () => {
  const table = tableWith([told(1, 500), told(2, 2500)]);
  const talk = new Talk(table);
  const event = say("web-paused");
  talk.hear([spoken(1, { text: event }), spoken(3, { saying: "good-game", text: null })]);
  render(LogPanel, { table, talk });
  const lines = [...screen.getByTestId("log").querySelectorAll("li")];
  expect(lines.map((line) => line.dataset["testid"] === "spoken")).toEqual([true, false, true, false]);
  const [newest, paused, imitation] = lines;
  expect(newest?.querySelector("q")?.textContent).toBe("Good game");
  expect(paused?.querySelector("q")).toBeNull();
  expect(imitation?.querySelector("b")?.textContent).toBe("Ben:");
  expect(imitation?.querySelector("q")?.textContent).toBe(event);
});
