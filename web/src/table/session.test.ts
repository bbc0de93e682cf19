import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { State, TableView, Told } from "../wire/schema";
import { speak } from "../words/words.svelte";
import Advice from "./Advice.svelte";
import { tableOf } from "./fixtures";
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

  it("seats the viewer first and gives each seat its colour", () => {
    const [table, socket] = session();
    socket.hear(state({ viewer: 1 }));
    expect(table.round).toEqual([1, 0]);
    expect(table.tint(1)).toBe("var(--seat-0)");
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
    const why = "Nothing can be taken back: a hidden tile was laid or drawn.";
    expect([button.disabled, button.title]).toEqual([true, why]);
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(why);
    button.click();
    expect(socket.said).toEqual([]);
    socket.hear(state({ version: 6 }));
    flushSync();
    expect([button.disabled, button.title]).toEqual([false, "Undo"]);
    expect(button.hasAttribute("aria-describedby")).toBe(false);
    button.click();
    expect(socket.said[0]).toMatchObject({ type: "undo", version: 6 });
    void table.answer(false);
    expect(socket.said[1]).toMatchObject({ type: "answer", agree: false, version: 6 });
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
    socket.hear({ ...hint, reasons: [{ key: "lumen-reason-need-none" }], ref: socket.said[0]!.ref });
    await asked;
    flushSync();
    const text = screen.getByTestId("advice").textContent;
    expect(text).toContain("You play the red card at place 4.");
    expect(text).toContain("Your bid is met");
  });
});
