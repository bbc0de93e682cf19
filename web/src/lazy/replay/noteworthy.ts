// What of a review is worth looking at, and in which order.
import type { Moment, SaidMoment } from "../../wire/schema";
import { percents, WHOLE, type Course } from "./graph";

export type Verdict = NonNullable<Moment["verdict"]>;

const SERIOUS: readonly Verdict[] = ["mistake", "blunder"];

export function courseOf(start: readonly number[] | null, said: readonly SaidMoment[]): Course {
  return start ? [start, ...said.map(({ moment }) => moment.table)] : [];
}

export function verdictOf({ verdict }: Moment): Verdict {
  return verdict ?? "good";
}

export function isSerious(moment: Moment): boolean {
  return SERIOUS.includes(verdictOf(moment));
}

/** What a choice cost its mover, in percent, as the two moves are shown. */
export function costOf({ made, better, seat, loss }: Moment): number {
  if (!made || !better) return Math.round((loss ?? 0) / (WHOLE / 100));
  return (percents(better.chances)[seat] ?? 0) - (percents(made.chances)[seat] ?? 0);
}

/** Something to show of a game: a turning point, a mistake, or both. */
export interface Note {
  said: SaidMoment;
  turning: boolean;
}

/** Turning points and serious mistakes of all; of some seats alone, their slips too, and no turning point of others, nor of a bot in their place. */
export function notes(
  said: readonly SaidMoment[],
  turning: readonly number[],
  seats: readonly number[] | null,
): Note[] {
  return said
    .map((each) => ({ said: each, turning: turning.includes(each.moment.number) }))
    .filter(({ said: { moment, stood_in }, turning }) => {
      if (seats) return seats.includes(moment.seat) && !stood_in && (turning || verdictOf(moment) !== "good");
      return turning || isSerious(moment);
    });
}

/** Where to begin: where it turned first, or with the first mistake. While a review is made, nobody knows where it turned. */
export function firstOf(noted: readonly Note[], making: boolean): { number: number; turning: boolean } | null {
  const found = noted.find(({ turning }) => turning) ?? (making ? undefined : noted[0]);
  return found ? { number: found.said.moment.number, turning: found.turning } : null;
}

/** The moves for which a better one is known, and which cost something: exercises. Those of a stand-in are nobody's. */
export function exercises(said: readonly SaidMoment[], seats: readonly number[]): number[] {
  return said
    .filter(
      ({ moment, stood_in }) =>
        moment.better && seats.includes(moment.seat) && !stood_in && verdictOf(moment) !== "good",
    )
    .map(({ moment }) => moment.number);
}

/** The next of some numbers after this one, or the one before it. */
export function beyond(numbers: readonly number[], from: number, forward: boolean): number | null {
  return (forward ? numbers.find((each) => each > from) : numbers.findLast((each) => each < from)) ?? null;
}
