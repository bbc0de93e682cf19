// Choosing and confirming: pressing the chosen thing again confirms it, unless that may be the second half of a double click.
import { isKeyed } from "../parts/keys";

/** Milliseconds: the longest double click of common systems, and a little more. */
export const DOUBLE = 600;

/** By keys, of which one that is held repeats nothing. */
const KEYED = 350;

/** Milliseconds after which a press is meant for what is there now. */
export function pause(): number {
  return isKeyed() ? KEYED : DOUBLE;
}

export class Deliberate {
  private chosen: string | null = null;
  private since = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Something was pressed. True if that confirms it: it was pressed before, long enough ago to mean it. */
  press(key: string): boolean {
    const before = this.chosen === key ? this.since : Infinity;
    this.chosen = key;
    this.since = this.now();
    return this.since - before >= pause();
  }

  /** Something was chosen by going to it, not by pressing it: the next press confirms it. */
  hold(key: string): void {
    this.chosen = key;
    this.since = -Infinity;
  }

  /** Nothing is chosen any more. */
  forget(): void {
    this.chosen = null;
  }
}
