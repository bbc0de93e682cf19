// Where everything is on the graph of chances, calculated from its width and height in pixels.

/** Everybody's chances in ten-thousandths, before the first move and after each. */
export type Course = readonly (readonly number[])[];

export const WHOLE = 10_000;
/** Lines are told apart without colours, too: one pattern for each seat. */
export const DASHES = ["none", "9 4", "2 4", "12 4 2 4", "5 5"] as const;

export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Graph {
  constructor(
    readonly width: number,
    readonly height: number,
    /** How many moves the game has, though not all may have been looked at yet. */
    readonly moves: number,
    readonly edges: Edges,
  ) {}

  x(move: number): number {
    const { left, right } = this.edges;
    return left + ((this.width - left - right) * move) / Math.max(1, this.moves);
  }

  y(chance: number): number {
    const { top, bottom } = this.edges;
    return top + (this.height - top - bottom) * (1 - chance / WHOLE);
  }

  /** The line of a seat, as the d of a path. */
  line(course: Course, seat: number): string {
    return course
      .map((chances, move) => `${move ? "L" : "M"}${short(this.x(move))} ${short(this.y(chances[seat] ?? 0))}`)
      .join("");
  }

  /** The move under a pointer, of those that have been looked at. */
  moveAt(x: number, known: number): number {
    const { left, right } = this.edges;
    const share = (x - left) / Math.max(1, this.width - left - right);
    return Math.max(0, Math.min(known, Math.round(share * this.moves)));
  }

  /** The nearest of some moves, if the pointer is near enough to mean it. */
  near(x: number, moves: readonly number[], reach: number): number | null {
    const far = (move: number) => Math.abs(this.x(move) - x);
    const [nearest] = [...moves].sort((one, other) => far(one) - far(other));
    return nearest !== undefined && far(nearest) <= reach ? nearest : null;
  }
}

/** Everybody's chances in percent, which sum up to 100: what rounding leaves goes to those it took most from. The
 * server's sentences are made the same way (`in_percents`). */
export function percents(chances: readonly number[]): number[] {
  const rest = (seat: number) => chances[seat]! % (WHOLE / 100);
  const found = chances.map((chance) => Math.floor(chance / (WHOLE / 100)));
  const sum = (shares: readonly number[]) => shares.reduce((all, share) => all + share, 0);
  const left = Math.floor(sum(chances) / (WHOLE / 100)) - sum(found);
  const byRest = chances.map((_, seat) => seat).sort((one, other) => rest(other) - rest(one));
  for (const seat of byRest.slice(0, left)) found[seat]! += 1;
  return found;
}

/** How far some balances reach, at least from 0 to a victory: the sums of a long game go beyond both. */
export function reach(courses: readonly (readonly { from: number; to: number }[])[]): [number, number] {
  const ends = courses.flat().flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(WHOLE, ...ends)];
}

/** A number with one decimal, for paths. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** From where to where each part of a balance reaches, one after the other, so that the last ends at the result. */
export function steps(start: number, parts: readonly number[]): { from: number; to: number }[] {
  let at = start;
  return parts.map((part) => ({ from: at, to: (at += part) }));
}
