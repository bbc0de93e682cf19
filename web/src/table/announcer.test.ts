import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Told } from "../wire/schema";
import { sentence, sentences, speak } from "../words/words.svelte";
import Announcements from "./Announcements.svelte";
import { Announcer, CALM, GAP, Mention, STAY } from "./announcer.svelte";
import { tableOf } from "./fixtures";
import type { Session } from "./session.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const passed = (version: number, player: string): Told => ({
  version,
  at: 0,
  by: null,
  event: { event: "passed", seat: 1 },
  phrase: { key: "lichterfest-event-passed", args: { who: "other", player } },
});
/** Milliseconds between two looks at the region. */
const STEP = 10;
const YOURS = { key: "table-prompt-yours" };
const WAITS = { key: "table-prompt-waits", args: { player: "Ben" } };

/** What is new in the live region at each step, and how long after the one before. */
function heard(announcer: Announcer, milliseconds: number): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  for (let at = 0, seen = 0; at <= milliseconds; at += STEP) {
    for (const { id, text } of announcer.said.filter((one) => one.id > seen)) {
      found.push({ text, at });
      seen = id;
    }
    vi.advanceTimersByTime(STEP);
  }
  return found;
}

it("says every event in order and then the prompt, each for some time, and loses none", () => {
  const announcer = new Announcer();
  const log = [passed(1, "Ada")];
  announcer.follow({ log, viewer: 0, prompt: WAITS });
  vi.advanceTimersByTime(1000);
  log.push(passed(2, "Ben"), passed(2, "Bo"));
  announcer.follow({ log: [...log], viewer: 0, prompt: WAITS });
  log.push(passed(3, "Cleo"));
  announcer.follow({ log: [...log], viewer: 0, prompt: YOURS }); // within the same moment
  const said = heard(announcer, 3000);
  expect(said.map(({ text }) => text)).toEqual([
    sentence(WAITS),
    sentences([log[1]!.phrase, log[2]!.phrase]),
    sentence(log[3]!.phrase),
    sentence(YOURS),
  ]);
  const times = said.slice(1).map(({ at }) => at);
  expect(Math.min(...times.slice(1).map((at, index) => at - times[index]!))).toBeGreaterThanOrEqual(GAP - STEP);
});

it("says in every turn that it is one's own, also if others move too fast to be waited for", () => {
  const announcer = new Announcer();
  const log = [passed(1, "Ada")];
  announcer.follow({ log, viewer: 0, prompt: YOURS });
  vi.advanceTimersByTime(1000);
  log.push(passed(2, "Ada"));
  announcer.follow({ log: [...log], viewer: 0, prompt: WAITS });
  log.push(passed(3, "Ben"));
  announcer.follow({ log: [...log], viewer: 0, prompt: YOURS });
  expect(heard(announcer, 3000).map(({ text }) => text)).toEqual([
    sentence(YOURS),
    sentence(log[1]!.phrase),
    sentence(log[2]!.phrase),
    sentence(YOURS),
  ]);
});

it("is quiet only when the prompt was said", () => {
  const announcer = new Announcer();
  const log = [passed(1, "Ada")];
  announcer.follow({ log, viewer: 0, prompt: WAITS });
  vi.advanceTimersByTime(1000);
  expect(announcer.quiet).toBe(true);
  announcer.follow({ log: [...log, passed(2, "Ben")], viewer: 0, prompt: YOURS });
  while (announcer.said.at(-1)?.text !== sentence(YOURS)) {
    expect(announcer.quiet).toBe(false);
    vi.advanceTimersByTime(STEP);
  }
  vi.advanceTimersByTime(GAP);
  expect(announcer.quiet).toBe(true);
});

it("does not repeat itself when only presence changes, and tidies up", () => {
  const announcer = new Announcer();
  const log = [passed(1, "Ada")];
  announcer.follow({ log, viewer: 0, prompt: YOURS });
  announcer.follow({ log, viewer: 0, prompt: YOURS });
  expect(heard(announcer, 2000)).toHaveLength(1);
  vi.advanceTimersByTime(STAY);
  expect(announcer.said).toEqual([]);
});

it("does not say again what there is to do when the connection comes back", () => {
  const announcer = new Announcer();
  const log = [passed(1, "Ada")];
  announcer.follow({ log, viewer: 0, prompt: YOURS });
  vi.advanceTimersByTime(1000);
  announcer.follow({ log, viewer: 0, prompt: null });
  vi.advanceTimersByTime(1000);
  announcer.follow({ log: [...log], viewer: 0, prompt: YOURS });
  expect(heard(announcer, 2000)).toHaveLength(1);
  announcer.follow({ log, viewer: 0, prompt: null });
  log.push(passed(2, "Ben"));
  announcer.follow({ log: [...log], viewer: 0, prompt: null });
  announcer.follow({ log: [...log], viewer: 0, prompt: YOURS });
  expect(heard(announcer, 2000).at(-1)?.text).toBe(sentence(YOURS));
  expect(announcer.said).toHaveLength(3);
});

it("says once what the viewer is asked to agree to", () => {
  const announcer = new Announcer();
  const wish = { ...passed(2, "Ben"), event: { event: "undo-wished", seat: 1 } } as Told;
  announcer.follow({ log: [passed(1, "Ada")], viewer: 0, prompt: null });
  announcer.follow({ log: [passed(1, "Ada"), wish], viewer: 0, prompt: null }, true);
  expect(heard(announcer, 1000)).toEqual([]);
});

it("tells nothing of the past to somebody who sits down", () => {
  const announcer = new Announcer();
  announcer.follow({ log: [passed(1, "Ada"), passed(2, "Ben")], viewer: 1, prompt: null });
  expect(heard(announcer, 2000)).toEqual([]);
});

it("reads no paragraphs of the rules", () => {
  const announcer = new Announcer();
  announcer.follow({ log: [passed(1, "Ada")], viewer: 0, prompt: null });
  const phrase = { key: "leuchtturm-event-pulled-down", args: { island: 3, why: "buried" } };
  announcer.follow({ log: [passed(1, "Ada"), { ...passed(2, "Ada"), phrase }], viewer: 0, prompt: null });
  expect(sentence(phrase)).toContain("(A14)");
  expect(heard(announcer, 1000).map(({ text }) => text)).toEqual([
    "The lighthouse on island 3 is pulled down: its order is still buried in a public stack.",
  ]);
});

it("says what is chosen once, however many steps lead there", () => {
  const mention = new Mention();
  const said = new Set<string>();
  const look = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    said.add(mention.text);
  };
  for (const step of ["pointed at", "", "pointed at", "chosen (M6)"]) {
    mention.follow(step);
    look(15);
  }
  look(CALM);
  expect([...said]).toEqual(["", "chosen"]);
  vi.advanceTimersByTime(STAY);
  expect(mention.text).toBe("");
});

it("does not say what others have to do", async () => {
  const table = { log: [], viewer: 0, prompt: YOURS, acting: false, absent: [], view: {} } as unknown as Session;
  const { rerender } = render(Announcements, { table, lingers: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByTestId("announced").textContent).toBe("");
  await rerender({ table: { ...table, acting: true } as unknown as Session });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByTestId("announced").textContent).toBe(sentence(YOURS));
});

it("leaves the end to the event that tells of it", async () => {
  const table = { log: [passed(1, "Ada")], viewer: 0, absent: [], view: {} } as unknown as Session;
  const { rerender } = render(Announcements, { table, lingers: false });
  const ended = { ...passed(2, "Ada"), phrase: { key: "lichterfest-event-ended", args: { who: "you", score: 48 } } };
  const over = {
    ...table,
    log: [...table.log, ended],
    prompt: ended.phrase,
    publicView: tableOf([], { phase: "over" }),
  };
  await rerender({ table: over as unknown as Session });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByTestId("announced").textContent).toBe("You win with 48 points.");
});

it("does not say what comes next while the table still shows what was", async () => {
  const table = { log: [], viewer: 0, prompt: YOURS, acting: true, absent: [], view: {} } as unknown as Session;
  const { rerender } = render(Announcements, { table, lingers: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByTestId("announced").textContent).toBe("");
  await rerender({ lingers: false });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByTestId("announced").textContent).toBe(sentence(YOURS));
});
