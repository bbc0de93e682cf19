import { describe, expect, it } from "vitest";
import { saidOf } from "./fixtures";
import { beyond, courseOf, exercises, firstOf, notes } from "./noteworthy";

const said = [
  saidOf(1, 0),
  saidOf(2, 1, { table: [3000, 7000] }),
  saidOf(3, 0, { verdict: "slip", loss: 400 }),
  saidOf(4, 0, { verdict: "blunder", loss: 2000 }),
  saidOf(5, 1, { verdict: "mistake", loss: 900 }),
];
const numbers = (seats: number[] | null) => notes(said, [2, 4], seats).map(({ said: { moment } }) => moment.number);

describe("what is worth looking at", () => {
  it("is where it turned, and serious mistakes; of one's own moves, slips too", () => {
    expect(numbers(null)).toEqual([2, 4, 5]);
    expect(numbers([0])).toEqual([3, 4]);
    expect(numbers([1])).toEqual([2, 5]);
    expect(notes(said, [2, 4], null).map(({ turning }) => turning)).toEqual([true, true, false]);
  });

  it("can be practised where a better move is known", () => {
    expect(exercises(said, [0])).toEqual([3, 4]);
    expect(exercises([saidOf(1, 0, { verdict: "good", points: 2 })], [0])).toEqual([]);
  });

  it("is not one's own where a bot made the move in one's place", () => {
    const stoodIn = said.map((each) => ({ ...each, stood_in: each.moment.number > 3 }));
    expect(exercises(stoodIn, [0])).toEqual([3]);
    expect(notes(stoodIn, [2, 4], [0]).map((note) => note.said.moment.number)).toEqual([3]);
    expect(notes(stoodIn, [2, 4], null)).toHaveLength(3);
  });

  it("begins where it turned first, or with a mistake if it turned nowhere", () => {
    expect(firstOf(notes(said, [5], null), false)).toEqual({ number: 5, turning: true });
    expect(firstOf(notes(said, [], null), false)).toEqual({ number: 4, turning: false });
    expect(firstOf(notes(said, [], null), true)).toBeNull();
    expect(firstOf([], false)).toBeNull();
  });

  it("is gone through in both directions, and ends", () => {
    expect([beyond([2, 4, 5], 0, true), beyond([2, 4, 5], 4, true), beyond([2, 4, 5], 5, true)]).toEqual([2, 5, null]);
    expect([beyond([2, 4, 5], 9, false), beyond([2, 4, 5], 4, false), beyond([2, 4, 5], 2, false)]).toEqual([
      5,
      2,
      null,
    ]);
  });
});

it("the course is known as far as the moments are", () => {
  const course = courseOf([5000, 5000], said.slice(0, 2));
  expect(course).toEqual([
    [5000, 5000],
    [5000, 5000],
    [3000, 7000],
  ]);
  expect(courseOf(null, [])).toEqual([]);
});
