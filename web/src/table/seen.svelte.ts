// A table as one viewer sees it. The boards draw this, whether it is a running game or a moment of a finished one.
import type { Foreseen, Hinted, Phrase, State, TableSight, Told } from "../wire/schema";

export type View = NonNullable<State["view"]>;
export type Move = NonNullable<State["legal"]>[number];
export type Viewer = State["viewer"];
export type GameEvent = Told["event"];

export abstract class Seen {
  abstract readonly view: View | null;
  abstract readonly sight: TableSight | null;
  abstract readonly viewer: Viewer;
  abstract readonly legal: readonly Move[] | null;
  /** What is going on and what the viewer can do; null where there is nothing to do, in a replay. */
  abstract readonly prompt: Phrase | null;
  /** What the last change brought, for the boards to animate; empty when the table is shown for the first time. */
  abstract readonly fresh: readonly Told[];
  /** All that the viewer was told so far. */
  abstract readonly log: readonly Told[];

  /** What a strong player would do now, if the viewer has asked; boards mark its move. */
  abstract readonly advice: Hinted | null;

  /** Whether the viewer is to decide now. */
  get acting(): boolean {
    return this.legal !== null && this.legal.length > 0;
  }

  get names(): string[] {
    return this.sight?.seats.map((seat) => seat.name) ?? [];
  }

  /** The viewer's own seat; the first one for who only watches. */
  get seat(): number {
    return this.viewer === "table" ? 0 : this.viewer;
  }

  get watching(): boolean {
    return this.viewer === "table";
  }

  /** All seats clockwise, beginning with the viewer's. */
  get round(): number[] {
    const count = this.sight?.players ?? 0;
    return Array.from({ length: count }, (_, offset) => (this.seat + offset) % count);
  }

  /** The colour of a seat: the viewer's own is always the same. */
  tint(seat: number): string {
    return `var(--seat-${this.round.indexOf(seat)})`;
  }

  /** Make a move. False if it was refused; then the refusal is shown. */
  abstract play(move: Move): Promise<boolean>;

  /** What a move would visibly bring; nothing if the table does not allow looking ahead. */
  abstract preview(move: Move): Promise<readonly Foreseen[]>;

  /** What the game's own aid says (the reach finder, the deduction pad); null if there is none. */
  abstract aid<T>(): Promise<T | null>;
}

/** The same move, whatever the order of its fields. */
export function sameMove(one: Move, other: Move): boolean {
  return moveKey(one) === moveKey(other);
}

export function moveKey(move: Move): string {
  return JSON.stringify(move, Object.keys(move).sort());
}
