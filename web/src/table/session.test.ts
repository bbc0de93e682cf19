import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { State, TableView, Told } from "../wire/schema";
import { settings } from "../settings.svelte";
import { say, sentence, speak } from "../words/words.svelte";
import Advice from "./Advice.svelte";
import { seatOf, tableOf } from "./fixtures";
import { Session } from "./session.svelte";
import UndoButton from "./UndoButton.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  said: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {}
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function state(changes: Partial<State> = {}, sight: Partial<TableView> = {}): State {
  return {
    type: "state",
    table: "t",
    version: 5,
    since: 0,
    now: 0,
    viewer: 0,
    mine: [0, 1],
    kept: [],
    online: [true, true],
    watchers: 0,
    stand_in_from: [null, null],
    view: null,
    legal: null,
    prompt: null,
    no_undo: null,
    events: [],
    sight: tableOf(["Ada", "Ben"], { visibility: "local", to_move: 1, ...sight }),
    ...changes,
  };
}

const told = (version: number): Told => ({
  version,
  at: 0,
  by: "human",
  event: { event: "passed", seat: 0 },
  phrase: { key: `k${version}` },
});

function session(): [Session, FakeSocket] {
  const made = new Session("t");
  FakeSocket.last.onopen?.();
  return [made, FakeSocket.last];
}

beforeEach(() => vi.stubGlobal("WebSocket", FakeSocket));

describe("a device that is passed round", () => {
  it("closes the curtain for the player to move, until they confirm that they are there", async () => {
    const [table, socket] = session();
    socket.hear(state());
    expect(table.curtain).toBe(1);
    const opened = table.openCurtain(1);
    expect(socket.said[0]).toMatchObject({ type: "look", seat: 1 });
    socket.hear(state({ viewer: 1 }));
    socket.hear({ type: "done", ref: socket.said[0]!.ref, version: 5 });
    await opened;
    expect(table.curtain).toBeNull();
    expect(table.passTo).toBeNull();
  });

  it("is passed on when somebody else is to move, and then shows nothing again", async () => {
    const [table, socket] = session();
    socket.hear(state());
    const opened = table.openCurtain(1);
    socket.hear(state({ viewer: 1 }));
    socket.hear({ type: "done", ref: socket.said[0]!.ref, version: 5 });
    await opened;
    socket.hear(state({ viewer: 1, version: 6, since: 5 }, { to_move: 0 }));
    expect(table.curtain).toBeNull();
    expect(table.passTo).toBe(0);
    table.closeCurtain();
    expect(table.curtain).toBe(0);
  });

  it("asks for the whole log if it comes back to another seat", () => {
    const [table, socket] = session();
    socket.hear(state({ viewer: "table", mine: [], events: [told(4)] }));
    socket.hear(state({ version: 6, since: 5, viewer: 0, events: [told(6)] }));
    expect(socket.said).toEqual([expect.objectContaining({ type: "look" })]);
    socket.hear(state({ version: 6, viewer: 0, events: [told(5), told(6)] }));
    expect(table.log.map(({ version }) => version)).toEqual([5, 6]);
    expect(socket.said).toHaveLength(1);
  });

  it("keeps the curtain during a pause, and needs none at the end or with one person", () => {
    const [table, socket] = session();
    socket.hear(state({}, { phase: "paused" }));
    expect(table.curtain).toBe(1);
    socket.hear(state({}, { phase: "over", to_move: null }));
    expect(table.curtain).toBeNull();
    socket.hear(state({ mine: [0] }));
    expect(table.curtain).toBeNull();
  });
});

describe("a table", () => {
  it("adds what happened to the log, and begins anew for another viewer", () => {
    const [table, socket] = session();
    socket.hear(state({ events: [told(1), told(2)] }));
    socket.hear(state({ version: 6, since: 5, events: [told(6)] }));
    expect(table.log.map((each) => each.version)).toEqual([1, 2, 6]);
    expect(table.fresh.map((each) => each.version)).toEqual([6]);
    socket.hear(state({ viewer: 1, events: [told(1)] }));
    expect(table.log.map((each) => each.version)).toEqual([1]);
    expect(table.fresh).toEqual([]);
  });

  it("shows a refusal, and drops it with the next message that is done", async () => {
    const [table, socket] = session();
    socket.hear(state());
    const refused = table.do({ type: "undo" });
    const no = { type: "refused", code: "undo-nothing", rule: null, phrase: { key: "k" }, sentence: "", instead: [] };
    socket.hear({ ...no, ref: socket.said[0]!.ref });
    expect(await refused).toBe(false);
    expect(table.refusal?.code).toBe("undo-nothing");
    const done = table.do({ type: "pause" });
    socket.hear({ type: "done", ref: socket.said[1]!.ref, version: 6 });
    expect(await done).toBe(true);
    expect(table.refusal).toBeNull();
  });

  it.each<[string, Partial<State>, Partial<TableView>, boolean]>([
    ["somebody moves", {}, { moves: 1 }, false],
    ["the turn is over", {}, { to_move: 0 }, false],
    ["the game is paused", {}, { phase: "paused" }, false],
    ["the device is passed on", { viewer: 1 }, {}, false],
    ["somebody connects", { online: [true, false] }, {}, true],
    ["somebody asks to take a move back", {}, { undo: { seat: 1, waiting: [0] } }, true],
  ])("keeps a refusal only as long as it is about this turn: %s", async (_, changes, sight, stays) => {
    const [table, socket] = session();
    socket.hear(state());
    const refused = table.play({ type: "play", place: 4 });
    const no = { type: "refused", code: "x", rule: "M6", phrase: { key: "k" }, sentence: "", instead: [] };
    socket.hear({ ...no, ref: socket.said[0]!.ref });
    await refused;
    socket.hear(state({ version: 6, since: 5, ...changes }, sight));
    expect(table.refusal !== null).toBe(stays);
  });

  it("drops a refusal because of an absence when presence changes", async () => {
    const [table, socket] = session();
    socket.hear(state());
    const no = { type: "refused", code: "not-away", rule: null, phrase: { key: "k" }, sentence: "", instead: [] };
    const presence = { type: "presence", online: [true, true], watchers: 0, stand_in_from: [null, null] };
    for (const news of [presence, state({ version: 6, since: 5 })]) {
      const refused = table.do({ type: "hand-over", seat: 1 });
      socket.hear({ ...no, ref: socket.said.at(-1)!.ref });
      await refused;
      expect(table.refusal?.code).toBe("not-away");
      socket.hear(news);
      expect(table.refusal).toBeNull();
    }
  });

  it("sends unanswered messages again after a reconnection", () => {
    vi.useFakeTimers();
    const [table, socket] = session();
    socket.hear(state());
    void table.do({ type: "pause" });
    socket.onclose?.({ code: 1006 });
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last).not.toBe(socket);
    expect(FakeSocket.last.url.searchParams.get("since")).toBe("5");
    expect(FakeSocket.last.said).toEqual(socket.said);
    expect(table.link).toBe("open");
    vi.useRealTimers();
  });

  it("seats the viewer first, and each seat has one colour for everybody", () => {
    const [table, socket] = session();
    for (const viewer of [0, 1, "table"] as const) {
      socket.hear(state({ viewer }));
      expect(table.round[0]).toBe(viewer === "table" ? 0 : viewer);
      expect(table.tint(1)).toBe("var(--seat-1)");
    }
  });
});

describe("the viewer's turn", () => {
  const legal = [{ type: "play", place: 4 } as const];
  const mine = { legal, prompt: { key: "mine" } };
  const others = { prompt: { key: "others" } };
  const on = (version: number, changes: Partial<State> = {}) =>
    state({ version, since: version - 1, events: [told(version)], ...changes }, { to_move: changes.legal ? 0 : 1 });

  function shown(): [Session, FakeSocket] {
    vi.useFakeTimers();
    settings.motion = true;
    const [table, socket] = session();
    table.shows = (_before, told) => 1600 * told.length;
    socket.hear(state(others));
    return [table, socket];
  }
  afterEach(() => vi.useRealTimers());

  it("comes when the board has shown what led to it", () => {
    const [table, socket] = shown();
    socket.hear(on(6, mine));
    expect([table.acting, table.prompt?.key, table.mover]).toEqual([false, "others", 1]);
    vi.advanceTimersByTime(1599);
    expect(table.acting).toBe(false);
    vi.advanceTimersByTime(1);
    expect([table.acting, table.prompt?.key, table.mover]).toEqual([true, "mine", 0]);
  });

  it("waits for a board that is late, but not long", () => {
    for (const [moving, late] of [
      [400, 400],
      [60_000, 1500],
    ] as const) {
      const [table, socket] = shown();
      socket.hear(on(6, mine));
      const still = Date.now() + 1600 + moving;
      const flight = { playState: "running", effect: null } as unknown as Animation;
      document.getAnimations = () => (Date.now() < still ? [flight] : []);
      vi.advanceTimersByTime(1600 + late - 1);
      expect(table.acting).toBe(false);
      vi.advanceTimersByTime(1);
      expect(table.acting).toBe(true);
    }
    document.getAnimations = () => [];
  });

  it("comes after all that is still to be shown, whatever is told meanwhile", () => {
    const [table, socket] = shown();
    socket.hear(on(6, others));
    vi.advanceTimersByTime(1000);
    socket.hear(on(7, mine));
    vi.advanceTimersByTime(1000);
    socket.hear(on(8, { ...mine, events: [] }));
    vi.advanceTimersByTime(1199);
    expect(table.acting).toBe(false);
    vi.advanceTimersByTime(1);
    expect(table.acting).toBe(true);
  });

  it("goes on at once after what the viewer did, and where nothing moves", () => {
    const [table, socket] = shown();
    socket.hear(on(6, { ...mine, events: [] }));
    expect(table.acting).toBe(true);
    socket.hear(on(7, mine));
    expect(table.acting).toBe(true);
    vi.advanceTimersByTime(2000);
    settings.motion = false;
    socket.hear(on(8, others));
    socket.hear(on(9, mine));
    expect(table.acting).toBe(true);
  });
});

describe("a refusal", () => {
  it.each([
    ["slow-down", null],
    ["busy", null],
    ["must-follow", "must-follow"],
  ])("for %s is %s after a while", async (code, later) => {
    vi.useFakeTimers();
    const [table, socket] = session();
    socket.hear(state());
    const done = table.do({ type: "pause" });
    const no = { type: "refused", code, rule: null, phrase: { key: "no" }, sentence: "No.", instead: [] };
    socket.hear({ ...no, ref: socket.said[0]!.ref });
    await done;
    expect(table.refusal?.code).toBe(code);
    vi.advanceTimersByTime(6000);
    expect(table.refusal?.code ?? null).toBe(later);
    vi.useRealTimers();
  });
});

it("asks for the pad again if it was refused for haste", async () => {
  vi.useFakeTimers();
  const [table, socket] = session();
  socket.hear(state());
  table.publicView!.aids.pad = true;
  const pad = table.aid();
  const asked = () => socket.said.filter(({ type }) => type === "aid");
  const no = { code: "slow-down", rule: null, phrase: { key: "no" }, sentence: "No.", instead: [] };
  socket.hear({ type: "refused", ...no, ref: asked()[0]!.ref });
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked()).toHaveLength(2);
  socket.hear({ type: "aided", ref: asked()[1]!.ref, aid: [] });
  expect(await pad).toEqual([]);
  vi.useRealTimers();
});

describe("a move without a connection", () => {
  const legal = [{ type: "play", place: 4 } as const];
  const asked = (socket: FakeSocket) => socket.said.filter(({ type }) => type === "move");

  function cut(): [Session, FakeSocket] {
    vi.useFakeTimers();
    const [table, socket] = session();
    socket.hear(state({ legal }));
    socket.readyState = 3;
    socket.onclose?.({ code: 1006 });
    return [table, socket];
  }
  function back(): FakeSocket {
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    return FakeSocket.last;
  }
  afterEach(() => vi.useRealTimers());

  it("waits, keeps any other move from being made, and is sent once", async () => {
    const [table, socket] = cut();
    const played = table.play(legal[0]!);
    expect(table.pending).toMatchObject({ move: legal[0], sent: false });
    expect(table.acting).toBe(false);
    expect(await table.play({ type: "play", place: 5 })).toBe(false);
    const next = back();
    expect(asked(socket)).toEqual([]);
    expect(asked(next)).toHaveLength(1);
    expect(table.pending?.sent).toBe(true);
    next.hear({ type: "done", ref: asked(next)[0]!.ref, version: 6 });
    expect(await played).toBe(true);
    expect(table.pending).toBeNull();
  });

  it("can be withdrawn, and is never sent then", async () => {
    const [table] = cut();
    const played = table.play(legal[0]!);
    expect(table.withdraw()).toBe(true);
    expect(await played).toBe(false);
    expect([table.pending, table.acting]).toEqual([null, true]);
    expect(asked(back())).toEqual([]);
  });

  it("is withdrawn by taking it back", async () => {
    const [table] = cut();
    const played = table.play(legal[0]!);
    expect(table.canUndo).toBe(true);
    expect(await table.undo()).toBe(true);
    expect(await played).toBe(false);
    expect([table.pending, FakeSocket.last.said]).toEqual([null, []]);
    expect(back().said).toEqual([]);
  });

  it("is all that waits for one: whatever else is pressed is refused and never sent", async () => {
    const [table] = cut();
    expect(await table.undo()).toBe(false);
    expect(await table.do({ type: "resign", seat: 0 })).toBe(false);
    expect(table.refusal?.phrase.key).toBe("web-unheard");
    const next = back();
    expect([next.said, table.refusal]).toEqual([[], null]);
  });

  it("cannot be withdrawn once it is on its way", () => {
    vi.useFakeTimers();
    const [table, socket] = session();
    socket.hear(state({ legal }));
    void table.play(legal[0]!);
    socket.readyState = 3;
    socket.onclose?.({ code: 1006 });
    expect(table.pending?.sent).toBe(true);
    expect(table.withdraw()).toBe(false);
    expect(asked(back())).toEqual(asked(socket));
  });

  it("is refused where everybody sees it if the table has moved on", async () => {
    const [table] = cut();
    const played = table.play(legal[0]!);
    const next = back();
    const no = { type: "refused", code: "stale", rule: null, phrase: { key: "k" }, sentence: "", instead: [] };
    next.hear({ ...no, ref: asked(next)[0]!.ref });
    expect(await played).toBe(false);
    expect([table.refusal?.code, table.pending]).toEqual(["stale", null]);
  });
});

it("knows who is gone, but not where days are given for a move", () => {
  const [table, socket] = session();
  socket.hear(state({ mine: [0], online: [true, false] }));
  expect(table.absent).toEqual([1]);
  socket.hear(state({ mine: [0], online: [true, false] }, { clock: { kind: "days", days: 1 } }));
  expect(table.absent).toEqual([]);
});

describe("why a move is not possible", () => {
  const no = { type: "refused", code: "x", rule: "M6", phrase: { key: "k" }, sentence: "", instead: [] };
  const legal = [{ type: "play", place: 4 } as const];

  it.each([true, false])("is asked of the server, with previews (%s)", async (preview) => {
    const [table, socket] = session();
    socket.hear(state({ legal }, { aids: { preview } }));
    const explained = table.explain({ type: "play", place: 5 });
    expect(socket.said[0]).toMatchObject({ type: preview ? "preview" : "move", version: 5 });
    socket.hear({ ...no, ref: socket.said[0]!.ref });
    await explained;
    expect(table.refusal?.rule).toBe("M6");
  });

  it("is not asked of what is possible, of those who watch, or when the game is over", async () => {
    const [table, socket] = session();
    socket.hear(state({ legal }));
    await table.explain(legal[0]!);
    socket.hear(state({ version: 6, since: 5, viewer: "table" }));
    await table.explain({ type: "play", place: 5 });
    socket.hear(state({ version: 7, since: 6 }, { phase: "over" }));
    await table.explain({ type: "play", place: 5 });
    expect(socket.said.filter(({ type }) => type !== "look")).toEqual([]);
  });

  it("is asked out of turn, too: nothing that is pressed stays mute", async () => {
    const [table, socket] = session();
    socket.hear(state({}));
    const explained = table.explain({ type: "play", place: 5 });
    socket.hear({ ...no, code: "not-your-turn", ref: socket.said[0]!.ref });
    await explained;
    expect(table.refusal?.code).toBe("not-your-turn");
  });
});

describe("what the server says in advance", () => {
  beforeAll(() => speak("en"));
  afterEach(cleanup);

  it("lets a move be taken back only when it can be, and says why not", async () => {
    const [table, socket] = session();
    socket.hear(state({ no_undo: { key: "lichterfest-revealed" } }));
    render(UndoButton, { table });
    const button = screen.getByTestId<HTMLButtonElement>("undo");
    const why = "This can’t be undone: a tile has been laid or drawn since.";
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", why]);
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(why);
    button.click(); // on touch there is no tooltip
    expect(sentence(table.refusal!.phrase)).toBe(why);
    expect(socket.said).toEqual([]);
    socket.hear(state({ version: 6 }));
    flushSync();
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["false", "Undo"]);
    expect(button.hasAttribute("aria-describedby")).toBe(false);
    button.click();
    expect(socket.said[0]).toMatchObject({ type: "undo", version: 6 });
    void table.answer("undo", false);
    expect(socket.said[1]).toMatchObject({ type: "answer", agree: false, version: 6 });
    void table.answer("end", true);
    expect(socket.said[2]).toMatchObject({ type: "answer-end", agree: true, version: 6 });
  });

  it("lets the user ask again for an undo that had to wait", () => {
    const [table, socket] = session();
    expect(table.canUndo).toBe(false);
    socket.hear(state({ no_undo: { key: "table-refused-wait", args: { seconds: 4 } } }));
    expect(table.canUndo).toBe(true);
    expect(table.noUndo).toContain("4 s");
  });

  it("names the move of a hint, also where there is no preview of it", async () => {
    const [table, socket] = session();
    socket.hear(state());
    render(Advice, { table });
    const asked = table.hint();
    const says = [{ key: "lumen-announced", args: { place: 4, color: "red" } }];
    const hint = { type: "hinted", version: 5, move: { type: "play", place: 4 }, bot: "master", says, chances: null };
    socket.hear({ ...hint, reasons: [{ key: "lumen-reason-only-card" }], ref: socket.said[0]!.ref });
    await asked;
    flushSync();
    const text = screen.getByTestId("advice").textContent;
    expect(text).toContain("You play the red card in place 4.");
    expect(text).toContain(say("lumen-reason-only-card"));
  });

  it("leaves no say to whoever watches or has given up all their seats", () => {
    const [table, socket] = session();
    const [on, gone] = [seatOf("Ada"), seatOf("Ben", { bot: "random", reason: "resigned" })];
    const out = (mine: number[]) => {
      socket.hear(state({ mine }, { seats: [on, gone] }));
      return table.out;
    };
    expect([out([]), out([0]), out([0, 1]), out([1])]).toEqual([true, false, false, true]);
  });

  it("advises nothing while the board still shows what was, and says why", () => {
    const [table, socket] = session();
    socket.hear(state({ legal: [{ type: "play", place: 4 }] }));
    render(Advice, { table });
    expect(table.canHint).toBe(true);
    table.lingers = true;
    flushSync();
    expect(table.canHint).toBe(false);
    expect(screen.getByTestId("advice").textContent).toContain(say("web-hint-later"));
  });

  it("calls the reader of a hint by no name", async () => {
    const [table, socket] = session();
    socket.hear(state());
    render(Advice, { table });
    const asked = table.hint();
    const hint = { type: "hinted", version: 5, move: { type: "play", place: 4 }, bot: "master", says: [], reasons: [] };
    socket.hear({ ...hint, chances: [0.7, 0.3], ref: socket.said[0]!.ref });
    await asked;
    flushSync();
    expect(screen.getAllByRole("term").map((one) => one.textContent)).toEqual(["You", "Ben"]);
  });
});
