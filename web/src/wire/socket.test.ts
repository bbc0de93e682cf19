import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TableSocket, type Message } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.made.push(this);
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many connections are made in a minute if each is opened, perhaps sent a message, and closed. */
function connections(said: string | null): number {
  const socket = new TableSocket("t", { receive: () => {}, linkChanged: () => {}, knownVersion: () => 0 });
  for (let tenth = 0; tenth < 600; tenth++) {
    const last = FakeSocket.made.at(-1);
    if (last?.readyState === 1) {
      last.onopen?.();
      if (said !== null) last.onmessage?.({ data: said });
      last.readyState = 3;
      last.onclose?.({ code: 4429 });
    }
    vi.advanceTimersByTime(100);
  }
  socket.close();
  return FakeSocket.made.length;
}

it("waits longer and longer while the server only accepts to say no", () => {
  expect(connections(null)).toBeLessThan(20);
});

it("reconnects at once to a server that has sent something", () => {
  expect(connections('{"type": "pong", "ref": "", "now": 0}')).toBeGreaterThan(100);
});

it("connects anew when asked to, without a word about a lost connection", () => {
  const linkChanged = vi.fn();
  const socket = new TableSocket("t", { receive: () => {}, linkChanged, knownVersion: () => 0 });
  const [first] = FakeSocket.made;
  socket.renew();
  first?.onclose?.({ code: 1000 });
  expect(FakeSocket.made).toHaveLength(2);
  expect(linkChanged).not.toHaveBeenCalled();
  socket.close();
});

it.each([
  [0, 150],
  [0.999, 449],
])("waits a while of its own before it reconnects (%f)", (drawn, wait) => {
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  const socket = new TableSocket("t", { receive: () => {}, linkChanged: () => {}, knownVersion: () => 0 });
  FakeSocket.made[0]?.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(wait - 1);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(2);
  expect(FakeSocket.made).toHaveLength(2);
  socket.close();
  vi.restoreAllMocks();
});

it("has a type for each message, so that a wrong one does not compile", () => {
  const right: Message[] = [
    { type: "pause" },
    { type: "fill", seat: 1, bot: "casual" },
    { type: "move", version: 3, move: { type: "play", place: 4 } },
  ];
  const wrong: Message[] = [
    // @ts-expect-error There is no such message.
    { type: "dance" },
    // @ts-expect-error It must say which bot.
    { type: "fill", seat: 1 },
    // @ts-expect-error It has no seat.
    { type: "pause", seat: 1 },
    // @ts-expect-error A seat is a number.
    { type: "leave", seat: "1" },
    // @ts-expect-error There is no such move.
    { type: "move", version: 3, move: { type: "jump" } },
    // @ts-expect-error The session gives the ref.
    { type: "pause", ref: "x" },
  ];
  expect([right.length, wrong.length]).toEqual([3, 6]);
});
