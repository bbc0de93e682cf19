// What the viewer is choosing: a tile and how it is turned, a place, or one of the other moves.
import { moveKey, sameMove, viewOf, type GameEvent, type Move, type TableModel } from "../../table/model.svelte";
import type { LichterfestView } from "../../wire/schema";
import { materialOf } from "../material";
import { facing, keyOf, nextPlace, quarter, quartersTo, same, turned, type At } from "./geometry";
import { changesOf, consequenceOf } from "./preview";
import type { Color } from "./shapes";

export type Chooser = "exchange" | "dedicate";

export class Choice {
  /** The chosen tile of the hand, if it is not the first. */
  private picked = $state<number | null>(null);
  /** How tiles of the hand are turned, in quarters relative to the table. */
  private spun = $state<Record<number, number>>({});
  place = $state.raw<At | null>(null);
  hover = $state.raw<At | null>(null);
  /** A chosen move that lays no tile. */
  other = $state.raw<Move | null>(null);
  open = $state<Chooser | null>(null);
  give = $state<Color | null>(null);
  /** Whose chair the table is shown from; null for the viewer's own. */
  private otherChair = $state<number | null>(null);
  private asked = $state.raw<{ key: string; events: GameEvent[] } | null>(null);

  constructor(readonly table: TableModel) {}

  get view(): LichterfestView {
    return viewOf(this.table, "lichterfest");
  }

  // Seats and sides

  get chair(): number {
    return this.otherChair ?? this.table.seat;
  }

  set chair(seat: number) {
    this.otherChair = seat === this.table.seat ? null : seat;
  }

  readonly quarters = $derived.by(() => quartersTo(this.view.seats[this.chair]!.side));

  /** The side of the screen at which a seat is. */
  sideOf(seat: number): number {
    return quarter(this.view.seats[seat]!.side + this.quarters);
  }

  // The tiles

  colors(tile: number, turns: number): string {
    return facing(materialOf("lichterfest").tiles[tile]!.sides, turns + this.quarters);
  }

  middle(tile: number): string {
    const { tiles, start } = materialOf("lichterfest");
    return tile === start ? "ship" : (tiles[tile]!.symbol ?? "ripples");
  }

  readonly hand = $derived.by(() => this.view.seats[this.table.seat]!.hand ?? []);
  readonly kinds = $derived.by(() => new Set((this.table.legal ?? []).map((move) => move.type)));
  private readonly laying = $derived.by(() => (this.table.legal ?? []).filter((move) => move.type === "place"));

  /** Where a tile may be laid, row by row as they are on the screen. */
  readonly places = $derived.by(() => {
    const found = new Map<string, At>(this.laying.map((move) => [keyOf(move.at), move.at]));
    return [...found.values()].sort((one, other) => {
      const [a, b] = [turned(one, this.quarters), turned(other, this.quarters)];
      return a[1] - b[1] || a[0] - b[0];
    });
  });

  get tile(): number | null {
    const { hand } = this;
    return this.picked !== null && hand.includes(this.picked) ? this.picked : (hand[0] ?? null);
  }

  pick(tile: number): void {
    this.picked = tile;
    this.settle(null);
  }

  /** How a tile of the hand is turned; at first upright for its owner. */
  turnsOf(tile: number): number {
    return this.spun[tile] ?? quarter(-quartersTo(this.view.seats[this.table.seat]!.side));
  }

  turn(by = 1): void {
    if (this.tile !== null) this.spun[this.tile] = quarter(this.turnsOf(this.tile) + by);
  }

  // The move

  /** Where the ghost of the chosen tile lies. */
  readonly ghost = $derived.by(() => (this.other || this.open ? null : (this.place ?? this.hover)));

  /** Whether the pointer only previews a place; it must be pressed before the move can be confirmed. */
  readonly pointed = $derived.by(() => this.ghost !== null && this.place === null);

  /** Whether this is the chosen move that lays no tile. */
  isChosen(move: Move): boolean {
    return this.other !== null && sameMove(this.other, move);
  }

  isLegal(move: Move): boolean {
    return (this.table.legal ?? []).some((one) => sameMove(one, move));
  }

  /** Choose a move that lays no tile; pressing it again makes it. */
  press(move: Move): void {
    if (this.isChosen(move)) void this.confirm();
    else this.chooseOther(move);
  }

  /** The move whose preview is shown, and which Enter makes once it is chosen. */
  readonly move = $derived.by((): Move | null => {
    const legal = this.table.legal ?? [];
    if (this.other) return legal.find((move) => this.isChosen(move)) ?? null;
    if (this.ghost && this.tile !== null) {
      const turns = this.turnsOf(this.tile);
      return (
        this.laying.find((one) => one.tile === this.tile && one.turns === turns && same(one.at, this.ghost)) ?? null
      );
    }
    return legal.length === 1 && legal[0]!.type === "pass" ? legal[0]! : null;
  });

  readonly preview = $derived.by(() => (this.move && this.asked?.key === moveKey(this.move) ? this.asked.events : []));
  readonly consequence = $derived.by(() => consequenceOf(this.preview));
  readonly changes = $derived.by(() => changesOf(this.preview, this.table.seat));

  /** Ask for the preview of the move, a moment after the pointer has come to rest. */
  askPreview(): (() => void) | void {
    const { move } = this;
    if (!move) return;
    let wanted = true;
    const ask = async () => {
      const preview = await this.table.preview(move);
      if (wanted) this.asked = { key: moveKey(move), events: preview.map(({ event }) => event) };
    };
    const timer = setTimeout(ask, this.place || this.other ? 0 : 70);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  choosePlace(at: At | null): void {
    this.place = at;
    this.hover = null;
    this.settle(null);
  }

  step(side: number): At | null {
    const shown = this.places.map((at) => turned(at, this.quarters));
    const next = nextPlace(shown, this.place && turned(this.place, this.quarters), side);
    if (next) this.choosePlace(turned(next, -this.quarters));
    return this.place;
  }

  chooseOther(move: Move): void {
    this.settle(move);
  }

  /** Choose a whole move at once: that of a hint. */
  take(move: Move): void {
    if (move.type !== "place") return this.chooseOther(move);
    this.picked = move.tile;
    this.spun[move.tile] = move.turns;
    this.choosePlace(move.at);
  }

  toggle(chooser: Chooser): void {
    const open = this.open === chooser ? null : chooser;
    this.settle(null);
    this.place = null;
    this.open = open;
  }

  private settle(other: Move | null): void {
    this.other = other;
    if (other === null) [this.open, this.give] = [null, null];
  }

  /** Whether something is chosen that can be taken back. */
  get chosen(): boolean {
    return this.place !== null || this.other !== null || this.open !== null;
  }

  back(): void {
    if (this.other && this.open) this.other = null;
    else this.choosePlace(null);
  }

  async confirm(): Promise<void> {
    const { move } = this;
    this.choosePlace(null);
    if (move) await this.table.play(move);
  }
}

const made = new WeakMap<TableModel, Choice>();

/** The one choice at a table, shared by the board and the sheets. */
export function choiceOf(table: TableModel): Choice {
  const known = made.get(table) ?? lasting(table);
  made.set(table, known);
  return known;
}

/** Made in a root effect, as it outlives the component that asks for it first. */
function lasting(table: TableModel): Choice {
  let choice!: Choice;
  $effect.root(() => {
    choice = new Choice(table);
  });
  return choice;
}
