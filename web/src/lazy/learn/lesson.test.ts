import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lumenView, tableOf } from "../../table/fixtures";
import { RefusedError } from "../../wire/http";
import { requests } from "./requests";
import type { Frame, LessonState, Told } from "../../wire/schema";
import { speak } from "../../words/words.svelte";
import { answersOf, leave } from "./learnt.svelte";
import Lesson from "./Lesson.svelte";
import { LessonTable } from "./lesson.svelte";

// Boards load when they are needed, which may be in the middle of the next test; nothing here is about them.
vi.mock("../../games/games", async (real) => ({ ...(await real<object>()), gameTable: () => new Promise(() => {}) }));

const told = (version: number): Told => ({
  version,
  at: 0,
  by: null,
  event: { event: "passed", seat: 1 },
  phrase: { key: `told-${version}` },
});
const frame = (version: number, round = 1): Frame => ({
  seat: 0,
  move: null,
  events: version ? [told(version)] : [],
  view: { ...lumenView(), round },
});

function state(changes: Partial<LessonState> = {}): LessonState {
  return {
    at: 0,
    says: { key: "learn-next" },
    marks: [],
    rules: [],
    waits: true,
    way: { type: "play", place: 3 },
    tried: false,
    sight: tableOf(["You", "Ben", "Cem"]),
    frames: [frame(0)],
    pauses: [0],
    legal: [{ type: "play", place: 3 }],
    prompt: { key: "lumen-prompt-lead" },
    aid: null,
    ...changes,
  };
}

const REFUSED = new RefusedError({ code: "rule", rule: "M6", phrase: { key: "x" }, sentence: "No." });
const BUSY = new RefusedError({ code: "busy", rule: null, phrase: { key: "x" }, sentence: "Too much to do." });

beforeAll(() => speak("en"));

const lesson = vi.spyOn(requests, "lesson");
beforeEach(() => void lesson.mockReset());

describe("a lesson", () => {
  async function begun(): Promise<LessonTable> {
    lesson.mockResolvedValueOnce(state());
    const table = new LessonTable("lumen", "bid");
    await table.begin([]);
    return table;
  }

  it("shows what an answer brought, move by move, and keeps the answer", async () => {
    const table = await begun();
    lesson.mockResolvedValueOnce(state({ at: 1, frames: [frame(1), frame(2, 2)], pauses: [1, 1] }));
    const done = table.play({ type: "play", place: 3 });
    expect(table.legal).toBeNull();
    expect(await done).toBe(true);
    expect(table.log.map(({ version }) => version)).toEqual([1, 2]);
    expect(table.fresh.map(({ version }) => version)).toEqual([2]);
    expect(table.view).toMatchObject({ round: 2 });
    expect(table.answers).toEqual([{ type: "play", place: 3 }]);
    expect(table.acting).toBe(true);
  });

  it("takes back what was only tried, and forgets it", async () => {
    const table = await begun();
    const before = table.view;
    lesson.mockResolvedValueOnce(state({ tried: true, legal: null, way: null, frames: [frame(1, 2)] }));
    await table.play({ type: "play", place: 4 });
    expect([table.tried, table.acting, table.answers]).toEqual([true, false, []]);
    expect(table.prompt).toEqual({ key: "learn-read-back" });
    table.takeBack();
    expect(table.prompt).toEqual({ key: "lumen-prompt-lead" });
    expect([table.tried, table.acting, table.view, table.log]).toEqual([false, true, before, []]);
  });

  it("says why a move is not possible, and changes nothing", async () => {
    const table = await begun();
    lesson.mockRejectedValueOnce(REFUSED);
    expect(await table.play({ type: "play", place: 9 })).toBe(false);
    expect(table.refusal).toMatchObject({ type: "refused", rule: "M6" });
    expect([table.answers, table.acting]).toEqual([[], true]);
    vi.spyOn(requests, "preview").mockRejectedValueOnce(REFUSED);
    table.refusal = null;
    await table.explain({ type: "play", place: 8 });
    expect(table.refusal).toMatchObject({ rule: "M6" });
  });

  it("asks to read on where there is only something to read, instead of saying whose turn it is", async () => {
    lesson.mockResolvedValueOnce(state({ waits: false, legal: null, way: null }));
    const table = new LessonTable("lumen", "bid");
    await table.begin([]);
    expect(table.prompt).toEqual({ key: "learn-read-on" });
    await table.explain({ type: "play", place: 3 });
    expect(table.refusal).toMatchObject({ phrase: { key: "learn-read-on" }, rule: null });
  });

  it("begins anew if what was remembered does not fit any more", async () => {
    lesson.mockRejectedValueOnce(REFUSED).mockResolvedValueOnce(state());
    const table = new LessonTable("lumen", "bid");
    await table.begin([null, null]);
    expect([table.answers, table.trouble, table.busy]).toEqual([[], "", false]);
  });

  it("does not begin anew because the server is busy", async () => {
    lesson.mockRejectedValueOnce(BUSY);
    const table = new LessonTable("lumen", "bid");
    await table.begin([null, null]);
    expect([lesson.mock.calls.length, table.trouble, table.busy]).toEqual([1, "Too much to do.", true]);
  });

  it("marks the way on the board when asked", async () => {
    const table = await begun();
    table.showWay();
    expect(table.advice?.move).toEqual({ type: "play", place: 3 });
  });

  it("is done when there is nothing more to say", async () => {
    lesson.mockResolvedValueOnce(state({ says: null, waits: false, legal: null }));
    const table = new LessonTable("lumen", "bid");
    await table.begin([]);
    expect(table.done).toBe(true);
  });
});

describe("where a lesson was left", () => {
  const LESSONS = [
    { name: "bid", steps: 4 },
    { name: "follow", steps: 3 },
  ];
  const open = () => render(Lesson, { name: "lumen", lesson: "bid", lessons: LESSONS });
  beforeEach(() => leave("lumen", "bid", [null, null]));
  afterEach(cleanup);

  it("stays remembered if the server has no time for it", async () => {
    lesson.mockRejectedValueOnce(BUSY);
    open();
    await screen.findByText("Too much to do.");
    expect(answersOf("lumen", "bid")).toEqual([null, null]);
  });

  it("stays remembered if another is opened, and even if this one begins anew", async () => {
    leave("lumen", "follow", [null]);
    lesson.mockRejectedValueOnce(REFUSED).mockResolvedValueOnce(state());
    open();
    await screen.findByTestId("learn-show");
    expect(answersOf("lumen", "follow")).toEqual([null]);
    expect(answersOf("lumen", "bid")).toEqual([null, null]);
  });

  it("is forgotten by going back to the beginning", async () => {
    leave("lumen", "bid", [null]);
    lesson.mockResolvedValue(state({ at: 1 }));
    open();
    await screen.findByTestId("learn-show");
    await fireEvent.click(screen.getByLabelText("One step back"));
    await vi.waitFor(() => expect(answersOf("lumen", "bid")).toEqual([]));
  });
});
