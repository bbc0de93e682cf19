// A small review for tests, of which each test says only what it is about.
import type { Conclusion, GameReview, Moment, SaidMoment } from "../../wire/schema";

const option = (place: number, chances: number[]) => ({
  move: { type: "play" as const, place },
  chances,
  score: 1,
  reasons: [],
});

export function momentOf(number: number, seat: number, changes: Partial<Moment> = {}): Moment {
  return {
    number,
    seat,
    move: { type: "play", place: 0 },
    choices: 3,
    table: [5000, 5000],
    decision: [0, 0],
    luck: [0, 0],
    estimate: [0, 0],
    ...changes,
  };
}

export function saidOf(number: number, seat: number, changes: Partial<Moment> = {}): SaidMoment {
  const moment = momentOf(number, seat, changes);
  const wrong = (moment.verdict ?? "good") !== "good";
  const compared = { made: option(0, [4000, 6000]), better: option(1, [6000, 4000]) };
  return {
    moment: wrong ? { ...compared, ...moment } : moment,
    heading: `Move ${number}: ${["Ada", "Ben"][seat]}`,
    verdict: wrong ? "A mistake: cost 20 %." : "The chances shift.",
    made: "Played: #1.",
    better: wrong ? "Better: #2." : null,
    arguments: wrong
      ? [
          { against: false, sentence: "It wins the trick." },
          { against: true, sentence: "It gives up a trump." },
        ]
      : [],
  };
}

export const CONCLUSION: Conclusion = {
  balances: [
    { start: 5000, own: -2000, others: 500, luck: -4000, estimate: 500, ended: 0, result: 0 },
    { start: 5000, own: -500, others: 2000, luck: 4000, estimate: -500, ended: 0, result: 10_000 },
  ],
  summary: { turning: [2], decided: 2, tallies: [] },
  outcome: "From move 2 on, Ben had the best chances to the end.",
  tallies: ["Ada: 2 choices", "Ben: 1 choice"],
  heads: ["Player", "At the start", "Own choices", "Others’ choices", "Luck", "Misjudged", "In the end"],
  rows: [
    ["Ada", "50", "−20", "+5", "−40", "+5", "0"],
    ["Ben", "50", "−5", "+20", "+40", "−5", "100"],
  ],
  scale: "In points: 100 are one game won.",
  note: "Each choice is judged by what its player could know then.",
};

export function reviewOf(changes: Partial<GameReview> = {}): GameReview {
  return {
    table: "t",
    state: "underway",
    title: "LUMEN: a look back",
    moves: 4,
    reviewed: 0,
    start: [5000, 5000],
    moments: [],
    conclusion: null,
    ...changes,
  };
}
