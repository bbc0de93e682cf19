// What the viewer is choosing: a tile and how it is turned, a place, or one of the other moves.
import { Deliberate, pause } from "../../table/deliberate";
import { moveKey, sameMove, viewOf, type GameEvent, type Move, type TableModel } from "../../table/model.svelte";
import type { LichterfestSeatView, LichterfestView } from "../../wire/schema";
import { materialOf } from "../material.svelte";
import { arrived, type Flight } from "./flights";
import { facing, keyOf, nextPlace, quarter, quartersTo, same, turned, type At, type Point } from "./geometry";
import { changesOf, consequenceOf, valueOf } from "./preview";
import { COLORS, LETTERS, type Color } from "./shapes";

export type Chooser = "exchange" | "dedicate";

export class Choice {
  /** The chosen tile of the hand, if it is not the first. */
  picked = $state<number | null>(null);
  /** How tiles of the hand are turned, in quarters relative to the table. */
  private spun = $state<Record<number, number>>({});
  place = $state.raw<At | null>(null);
  hover = $state.raw<At | null>(null);
  /** Where the keys have gone: it is previewed, and chosen by a press. */
  focused = $state.raw<At | null>(null);
  /** A chosen move that lays no tile. */
  other = $state.raw<Move | null>(null);
  open = $state<Chooser | null>(null);
  /** Whether the confirming button does something: not while that may be a double click on what was there before. */
  ready = $state(true);
  /** The tile that is dragged from the hand, and where the pointer is. */
  drag = $state.raw<{ tile: number; pointer: Point } | null>(null);
  /** What still flies to its owner: it counts when it arrives. */
  flying = $state.raw<readonly Flight[]>([]);
  private readonly deliberate = new Deliberate();
  private waking: ReturnType<typeof setTimeout> | undefined;
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

  /** What lies before a seat, as far as it has arrived. */
  seatOf(seat: number): LichterfestSeatView {
    const lies = this.view.seats[seat]!;
    const cards = lies.cards.map((count, color) => arrived(count, seat, LETTERS[color]!, this.flying));
    return { ...lies, cards, boats: arrived(lies.boats, seat, null, this.flying) };
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

  readonly swaps = $derived.by(() => (this.table.legal ?? []).filter((move) => move.type === "exchange"));

  /** The sets that can be dedicated, the most valuable first. */
  readonly sets = $derived.by(() =>
    (this.table.legal ?? [])
      .filter((move) => move.type === "dedicate")
      .sort((one, other) => valueOf(this.view.rewards, other.kind) - valueOf(this.view.rewards, one.kind)),
  );

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
  readonly ghost = $derived.by(() => (this.other || this.open ? null : (this.cursor ?? this.hover)));

  /** Whether the pointer only previews a place; it must be pressed before the move can be confirmed. */
  readonly pointed = $derived.by(() => this.ghost !== null && this.place === null);

  /** Choose the colour to give in an exchange. One that cannot be given for any other is refused. */
  giveOf(color: Color): void {
    const [give, take] = [color, COLORS.find((other) => other !== color)!];
    if (!this.swaps.some((swap) => swap.give === give)) return this.askWhy({ type: "exchange", give, take });
    this.give = give;
    this.other = null;
  }

  /** Whether this is the chosen move that lays no tile. */
  isChosen(move: Move): boolean {
    return this.other !== null && sameMove(this.other, move);
  }

  isLegal(move: Move): boolean {
    return (this.table.legal ?? []).some((one) => sameMove(one, move));
  }

  /** Press a move that lays no tile: the first time it is chosen, later it is made. One that is not legal is refused. */
  press(move: Move): void {
    if (!this.isLegal(move)) return this.askWhy(move);
    const confirms = this.deliberate.press(moveKey(move));
    if (!this.isChosen(move)) this.chooseOther(move);
    else if (confirms) void this.confirm();
    this.ready = true;
  }

  /** Press a place: the first time it is chosen, later the tile is laid. */
  pressPlace(at: At): void {
    const confirms = this.deliberate.press(keyOf(at));
    if (!same(this.place, at)) this.choosePlace(at);
    else if (confirms) void this.confirm();
  }

  /** Press a place where a tile lies, or any at a time when none can be laid. */
  pressTaken(at: At, tile = this.tile): void {
    if (tile !== null) this.askWhy({ type: "place", tile, turns: this.turnsOf(tile), at: [...at] });
  }

  private askWhy(move: Move): void {
    void this.table.explain(move);
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
    const timer = setTimeout(ask, this.cursor || this.other ? 0 : 70);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }

  choosePlace(at: At | null): void {
    this.place = at;
    this.hover = this.focused = null;
    this.settle(null);
  }

  /** The place that was chosen or gone to, but not one that the mouse is over. */
  get cursor(): At | null {
    return this.place ?? this.focused;
  }

  /** Go to a place with the keyboard; Enter then chooses it. */
  goTo(at: At): void {
    this.choosePlace(null);
    this.deliberate.forget();
    this.focused = at;
  }

  /** Move the mouse over a place. */
  pointAt(at: At): void {
    if (this.place) return;
    this.focused = null;
    this.hover = at;
  }

  step(side: number): At | null {
    const shown = this.places.map((at) => turned(at, this.quarters));
    const next = nextPlace(shown, this.cursor && turned(this.cursor, this.quarters), side);
    if (next) this.goTo(turned(next, -this.quarters));
    return this.cursor;
  }

  chooseOther(move: Move): void {
    this.settle(move);
  }

  /** Choose a whole move at once, that of a hint. It is never made by that, however often it is shown. */
  take(move: Move): void {
    if (move.type !== "place") return this.chooseOther(move);
    this.picked = move.tile;
    this.spun[move.tile] = move.turns;
    this.deliberate.press(keyOf(move.at));
    this.choosePlace(move.at);
  }

  /** Drag a tile of the hand; over a place it is previewed. */
  dragTo(tile: number, pointer: Point, over: At | null): void {
    if (!this.drag) this.choosePlace(null);
    this.drag = { tile, pointer };
    this.hover = over;
  }

  /** Drop it: that chooses the place under it, and never lays the tile; elsewhere it goes back to the hand. */
  drop(): void {
    const over = this.hover;
    this.drag = null;
    if (over) this.pressPlace(over);
    else this.choosePlace(null);
  }

  /** Open or close what there is to choose from. A set that is the only one is chosen by that. */
  toggle(chooser: Chooser): void {
    const open = this.open === chooser ? null : chooser;
    this.choosePlace(null);
    if (chooser === "dedicate" && this.sets.length === 1) this.chooseOther(this.sets[0]!);
    else this.open = open;
    this.rest();
  }

  /** Choose to end the last turn. */
  endTurn(): void {
    this.chooseOther({ type: "pass" });
    this.rest();
  }

  /** Take no press for as long as a double click takes. */
  private rest(): void {
    clearTimeout(this.waking);
    this.ready = false;
    this.waking = setTimeout(() => (this.ready = true), pause());
  }

  private settle(other: Move | null): void {
    this.other = other;
    if (other === null) [this.open, this.give] = [null, null];
  }

  /** Whether something is chosen that can be taken back. */
  get chosen(): boolean {
    return this.place !== null || this.other !== null || this.open !== null;
  }

  /** Tile, turn, place and colour, none of which the buttons name. */
  get parts(): unknown[] {
    return [this.tile, this.turnsOf(this.tile ?? 0), this.place, this.give];
  }

  back(): void {
    this.deliberate.forget();
    if (this.other && this.open) this.other = null;
    else this.choosePlace(null);
  }

  async confirm(): Promise<void> {
    const { move } = this;
    this.choosePlace(null);
    this.deliberate.forget();
    this.rest();
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
