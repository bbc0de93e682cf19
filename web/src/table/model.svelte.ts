// A table as one viewer sees it. Boards draw this, whether it is a running game or a moment of a finished one.
import type { Component } from "svelte";
import type { Aided, PreviewEvent, Hinted, Phrase, RefusedReply, State, TableView, Told } from "../wire/schema";

export type View = NonNullable<State["view"]>;
export type GameName = View["game"];
export type ViewOf<Game extends GameName> = Extract<View, { game: Game }>;
export type Move = NonNullable<State["legal"]>[number];
export type Viewer = State["viewer"];
export type GameEvent = Told["event"];
export type Aid = Aided["aid"];

/** A move that was made and is not answered yet. */
export interface Pending {
  move: Move;
  /** Whether it is on its way: then it cannot be withdrawn any more. */
  sent: boolean;
}

/** A move that a review marks on the board, beside another. */
export interface Mark {
  move: Move;
  /** What was played, what would have been better, or only where that is. */
  as: "made" | "better" | "where";
  label: string;
}

export abstract class TableModel {
  /** What a review marks. */
  get marks(): readonly Mark[] {
    return [];
  }
  /** What draws the marks on the board of this game, given where things lie there; it comes with the review. */
  readonly Marks: Component<{ table: TableModel; board: any }> | null = null;

  abstract readonly view: View | null;
  abstract readonly publicView: TableView | null;
  abstract readonly viewer: Viewer;
  abstract readonly legal: readonly Move[] | null;
  /** What is going on and what the viewer can do; null in a replay, where there is nothing to do. */
  abstract readonly prompt: Phrase | null;
  /** What the viewer is collecting, and for what. */
  get goal(): Phrase | null {
    return null;
  }
  /** The events of the last change, for boards to animate; empty when the table is first shown. */
  abstract readonly fresh: readonly Told[];
  /** All events the viewer was told so far. */
  abstract readonly log: readonly Told[];

  /** The hint, if the viewer has asked for one; boards mark its move. */
  abstract readonly advice: Hinted | null;
  /** The move that waits for the connection; boards show it as chosen, and no other can be made meanwhile. */
  abstract readonly waiting: Pending | null;
  /** Why the last thing the user tried is not possible. */
  abstract readonly refusal: RefusedReply | null;

  /** Whether the viewer is to move now. */
  get acting(): boolean {
    return this.legal !== null && this.legal.length > 0;
  }

  /** Whose turn it is. */
  get mover(): number | null {
    return this.view?.to_move ?? null;
  }

  get names(): string[] {
    return this.publicView?.seats.map((seat) => seat.name) ?? [];
  }

  /** The viewer's own seat; the first one for spectators. */
  get seat(): number {
    return this.viewer === "table" ? 0 : this.viewer;
  }

  /** The user's own seat; null for spectators, and in a replay seen from somebody else's. */
  get me(): number | null {
    return this.viewer === "table" ? null : this.viewer;
  }

  /** Whether no seat here is the user's own: nothing may say "you" then. */
  get watching(): boolean {
    return this.me === null;
  }

  /** All seats clockwise, starting with the viewer's. */
  get round(): number[] {
    const count = this.publicView?.players ?? 0;
    return Array.from({ length: count }, (_, offset) => (this.seat + offset) % count);
  }

  /** The colour of a seat, the same for everybody at the table. */
  tint(seat: number): string {
    return `var(--seat-${seat})`;
  }

  /** Tell the server that the viewer has looked at what the game stopped for; in a replay there is nobody to tell. */
  ready(): void {}

  /** Make a move. False if it was refused; the refusal is shown then. */
  abstract play(move: Move): Promise<boolean>;

  /** The events a move would visibly cause; none if the table does not allow previews. */
  abstract preview(move: Move): Promise<readonly PreviewEvent[]>;

  /** Say why a move is not possible, in `refusal`; nothing happens if it is possible. */
  explain(_move: Move): Promise<void> {
    return Promise.resolve();
  }

  /** The result of the game's own aid (the reach finder, the deduction pad); null if there is none. */
  abstract aid(): Promise<Aid>;
}

/** The view at a table of this game: a game's own components are never shown at another table. */
export function viewOf<Game extends GameName>({ view }: Pick<TableModel, "view">, game: Game): ViewOf<Game> {
  if (isOf(view, game)) return view;
  throw new TypeError(`no view of ${game}`);
}

function isOf<Game extends GameName>(view: View | null, game: Game): view is ViewOf<Game> {
  return view?.game === game;
}

/** Whether two moves are the same, whatever the order of their fields. */
export function sameMove(one: Move, other: Move): boolean {
  return moveKey(one) === moveKey(other);
}

export function moveKey(move: Move): string {
  return JSON.stringify(move, Object.keys(move).sort());
}
