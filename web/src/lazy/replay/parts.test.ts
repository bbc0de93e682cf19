import { reviews } from "./reviews";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lumenView, tableOf } from "../../table/fixtures";
import type { JudgedMove } from "../../wire/schema";
import { say, speak, speakOf } from "../../words/words.svelte";
import Balances from "./Balances.svelte";
import CourseTable from "./CourseTable.svelte";
import { Decision } from "./decision.svelte";
import Finder from "./Finder.svelte";
import { CONCLUSION, saidOf } from "./fixtures";
import Graph from "./Graph.svelte";
import MomentCard from "./MomentCard.svelte";
import Moments from "./Moments.svelte";
import { costOf, notes } from "./noteworthy";
import Overview from "./Overview.svelte";
import { Review } from "./review.svelte";

const NAMES = ["Ada", "Ben"];
const tint = (seat: number) => `var(--seat-${seat})`;
const SAID = [saidOf(1, 0), saidOf(2, 1), saidOf(3, 0, { verdict: "blunder", loss: 2000 })];
const COURSE = [
  [5000, 5000],
  [6000, 4000],
  [3000, 7000],
  [1000, 9000],
];

beforeEach(async () => {
  await speak("en");
  await speakOf("replay");
});
afterEach(cleanup);

describe("the graph", () => {
  const points = [
    { number: 2, seat: 1, verdict: "good" as const, turning: true },
    { number: 3, seat: 0, verdict: "blunder" as const, turning: true },
  ];
  const shown = (at: number) => ({ course: COURSE, moves: 3, names: NAMES, tint, points, at, onpick: () => {} });

  it("has a line of its own pattern for each seat, and says everybody's chance at the move that is shown", () => {
    const { container } = render(Graph, shown(2));
    const dashes = [...container.querySelectorAll(".chance")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(dashes).toEqual(["none", "9 4"]);
    expect([...container.querySelectorAll("li b")].map((each) => each.textContent)).toEqual(["30%", "70%"]);
  });

  it("marks where it turned, and mistakes", () => {
    const { container } = render(Graph, shown(0));
    expect(container.querySelectorAll(".turning")).toHaveLength(2);
    expect(screen.getAllByTestId("graph-mark").map((mark) => mark.textContent?.trim())).toEqual(["??"]);
  });

  it("shows no moment on paper", () => {
    const { container } = render(Graph, shown(-1));
    expect(container.querySelector(".now")).toBeNull();
  });

  it("is a table, too", () => {
    const rows = SAID.map(({ moment: { number }, heading }) => ({ number, says: heading }));
    render(CourseTable, { course: COURSE, names: NAMES, rows });
    const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(cells).toEqual(["At the start50%50%", "Move 1: Ada60%40%", "Move 2: Ben30%70%", "Move 3: Ada10%90%"]);
  });
});

describe("the list of moments", () => {
  it("leads to each, and says what it is", async () => {
    const onpick = vi.fn();
    const props = { names: NAMES, tint, at: 3, own: false, making: false, onown: () => {}, onpick };
    render(Moments, { ...props, notes: notes(SAID, [2, 3], null) });
    const [turning, blunder] = screen.getAllByTestId("moment");
    expect(turning?.textContent).toContain("Turning point");
    expect(blunder?.textContent).toContain("Blunder and turning point");
    expect(blunder?.textContent).toContain("−20%");
    expect(blunder?.getAttribute("aria-current")).toBe("true");
    await fireEvent.click(turning!);
    expect(onpick).toHaveBeenCalledWith(2);
  });

  it("says that there is nothing, but not before all is looked at", async () => {
    const props = { notes: [], names: NAMES, tint, at: 0, own: null, onown: () => {}, onpick: () => {} };
    const { rerender } = render(Moments, { ...props, making: true });
    expect(screen.queryByText(say("web-review-none"))).toBeNull();
    await rerender({ ...props, making: false });
    expect(screen.getByText(say("web-review-none"))).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
  });
});

describe("a moment", () => {
  const props = { before: true, tint: "red", onbefore: vi.fn(), onfind: vi.fn(), onagain: vi.fn() };

  it("says beside each of the two moves what speaks against it, or for it", () => {
    render(MomentCard, { ...props, said: { ...SAID[2]!, addressed: "The reasons are put as advice to Ada." } });
    const read = (move: string) => screen.getByTestId(move).textContent?.replace(/\s+/g, " ").trim();
    expect(read("was-made")).toBe("Played: #1. Against the move played: It gives up a trump.");
    expect(read("was-better")).toBe("Better: #2. For the better move: It wins the trick.");
    expect(screen.getByText("The reasons are put as advice to Ada.")).toBeTruthy();
    expect([...document.querySelectorAll("dd")].map((each) => each.textContent?.trim())).toEqual(["40%", "60%"]);
  });

  it("shows the chances in the numbers of its sentence", () => {
    const option = (chances: number[]) => ({ ...SAID[2]!.moment.made!, chances });
    const moment = { ...SAID[2]!.moment, made: option([1250, 8750]), better: option([2850, 7150]) };
    render(MomentCard, { ...props, said: { ...SAID[2]!, moment } });
    expect([...document.querySelectorAll("dd")].map((each) => each.textContent?.trim())).toEqual(["13%", "29%"]);
    expect(costOf(moment)).toBe(16);
  });

  it("offers no exercise where nothing better is known, but another try", async () => {
    render(MomentCard, { ...props, said: SAID[1]! });
    expect(screen.queryByTestId("find")).toBeNull();
    await fireEvent.click(screen.getByTestId("play-on"));
    expect(props.onagain).toHaveBeenCalled();
    await fireEvent.click(screen.getByText(say("web-review-after")));
    expect(props.onbefore).toHaveBeenCalledWith(false);
  });
});

it("luck and skill are said in a sentence and add up, row by row", () => {
  render(Balances, { conclusion: CONCLUSION, tint });
  const section = screen.getByTestId("balances");
  expect(section?.textContent).toContain("Luck was kindest to Ben: it was worth 0.4 wins.");
  expect(section?.textContent).toContain("Ada’s own choices cost them most: 0.2 wins.");
  expect(section?.textContent).toContain(CONCLUSION.scale);
  const rows = [...section.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  const number = (said: string | null | undefined) => Number(said?.replace("−", "-").replace(/[^\d-]/g, ""));
  for (const seat of [0, 1]) {
    const column = rows.map((row) => number(row[seat]));
    expect(column.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(column.at(-1));
  }
});

it("giving up is told apart from choices, so nobody without a slip is said to have chosen badly", () => {
  const balances = [
    { start: 5000, own: -3000, others: 0, luck: -2000, estimate: 0, ended: -3000, result: 0 },
    { start: 5000, own: 0, others: 3000, luck: 2000, estimate: 0, ended: 0, result: 10_000 },
  ];
  render(Balances, { conclusion: { ...CONCLUSION, balances }, tint });
  const said = screen.getByTestId("balances").textContent;
  expect(said).toContain("Ending the game early cost Ada most: 0.3 wins.");
  expect(said).not.toContain("own choices cost");
});

it("the bars of luck and skill all lie within their drawing, even where a sum is worth more than a game", () => {
  const balances = [
    { start: 5000, own: -18_700, others: 5_000, luck: 8_700, estimate: 0, ended: 0, result: 0 },
    { start: 5000, own: -5_000, others: 18_700, luck: -8_700, estimate: 0, ended: 0, result: 10_000 },
  ];
  render(Balances, { conclusion: { ...CONCLUSION, balances }, tint });
  for (const bar of document.querySelectorAll(".bar rect")) {
    const [x, width] = ["x", "width"].map((name) => Number(bar.getAttribute(name) ?? 0));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(width).toBeGreaterThan(0);
    expect(x! + width!).toBeLessThanOrEqual(1004);
  }
});

it("what leads to the first moment says what that is", async () => {
  const props = { review: new Review("t"), exercises: 0, onfirst: vi.fn(), onfind: () => {} };
  const { rerender } = render(Overview, { ...props, first: { number: 7, turning: true } });
  expect(screen.getByTestId("first-turning").textContent).toContain("First turning point");
  await rerender({ ...props, first: { number: 4, turning: false } });
  expect(screen.getByTestId("first-turning").textContent).toContain("First mistake");
  await fireEvent.click(screen.getByTestId("first-turning"));
  expect(props.onfirst).toHaveBeenCalledWith(4);
});

describe("finding the better move", () => {
  const choosing = {
    number: 3,
    seat: 0,
    view: lumenView(),
    legal: [{ type: "play" as const, place: 1 }],
    prompt: { key: "lumen-prompt-lead" },
  };
  const finder = (changes: object = {}) => {
    const decision = new Decision("t", tableOf(NAMES), choosing, [0], null);
    decision.finding = true;
    const calls = { onanswer: vi.fn(), onclose: vi.fn(), onhint: vi.fn(), onnext: vi.fn() };
    const props = {
      decision,
      said: SAID[2]!,
      hints: ["A red card.", "The second."],
      player: "Ada",
      ...calls,
      ...changes,
    };
    render(Finder, { ...props, place: { number: 1, of: 2 } });
    return { decision, ...calls };
  };

  it("gives hints in steps, and the answer at last", async () => {
    const { onanswer, onhint } = finder();
    expect(screen.getByTestId("series-place")?.textContent).toContain("1 of 2");
    expect(screen.queryByText("A red card.")).toBeNull();
    const hint = screen.getByTestId("hint");
    await fireEvent.click(hint);
    expect(screen.getByText("A red card.")).toBeTruthy();
    await fireEvent.click(hint);
    expect(onhint.mock.calls).toEqual([[1], [2]]);
    expect(onanswer).not.toHaveBeenCalled();
    await fireEvent.click(hint);
    expect(onanswer).toHaveBeenCalled();
  });

  it("says how a try compares, and gives the answer away only to whoever found it", async () => {
    const tried = {
      found: false,
      says: "Good, but not best.",
      brings: "",
      arguments: [{ against: false, sentence: "Why" }],
    };
    const judge = vi.spyOn(reviews, "judge").mockResolvedValueOnce(tried as unknown as JudgedMove);
    const { decision, onnext } = finder();
    await decision.play({ type: "play", place: 1 });
    expect((await screen.findByTestId("judged")).textContent).toContain("Good, but not best.");
    expect(screen.queryByText("Why")).toBeNull();
    await fireEvent.click(screen.getByTestId("retry"));
    expect(screen.queryByTestId("judged")).toBeNull();
    judge.mockResolvedValueOnce({ ...tried, found: true, says: "That is it." } as unknown as JudgedMove);
    await decision.play({ type: "play", place: 1 });
    expect(await screen.findByText("That is it.")).toBeTruthy();
    const whys = screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim());
    expect(whys).toEqual(["For the better move: It wins the trick."]);
    await fireEvent.click(screen.getByTestId("next-exercise"));
    expect(onnext).toHaveBeenCalled();
  });
});
