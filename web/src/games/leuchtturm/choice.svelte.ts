// What the viewer is choosing: a stone to lift, where to land it, or a stone of the supply.
import type { PreviewEvent, Reach, Refill } from "../../wire/schema";
import { Deliberate } from "../../table/deliberate";
import { viewOf, type Move, type TableModel } from "../../table/model.svelte";
import { landings, origins, type Board, type LegalLanding } from "./board";
import type { Spot } from "./geometry";
import { distance, islandAfter } from "./ring";
import type { Color } from "./shapes";

export class Choice {
  origin = $state<number | null>(null);
  target = $state<number | null>(null);
  stone = $state<Color | null>(null);
  /** Where the chosen stone is while it is dragged. */
  carried = $state.raw<Spot | null>(null);
  preview = $state.raw<readonly PreviewEvent[]>([]);
  /** The landing that the keyboard has gone to. */
  private visited: number | null = null;

  constructor(
    private readonly table: TableModel,
    private readonly deliberate = new Deliberate(),
  ) {}

  // Getters, not $derived: a choice outlives the component that asked for it first.
  get legal(): readonly Move[] {
    const { waiting, legal } = this.table;
    return waiting ? [waiting.move] : (legal ?? []);
  }
  get board(): Board {
    return viewOf(this.table, "leuchtturm");
  }
  get liftable(): Set<number> {
    return origins(this.legal);
  }
  get landings(): LegalLanding[] {
    return this.origin === null ? [] : landings(this.legal, this.origin);
  }
  get landing(): LegalLanding | null {
    return this.landings.find(({ island }) => island === this.target) ?? null;
  }
  get refills(): Refill[] {
    return this.legal.filter((move) => move.type === "refill");
  }
  get canStop(): boolean {
    return this.legal.some((move) => move.type === "stop");
  }
  get move(): Move | null {
    return this.refills.find(({ stone }) => stone === this.stone) ?? this.landing?.move ?? null;
  }
  /** How many points the chosen landing costs. */
  get spend(): number {
    return this.landing?.points ?? 0;
  }

  /** What it costs to land the lifted stone at a place; null if it cannot land there. */
  costOf(place: number): number | null {
    return this.landings.find(({ island }) => island === place)?.points ?? null;
  }

  /** A place was clicked, tapped or entered. */
  touch(place: number): void {
    if (!this.table.acting) void this.table.explain({ type: "move", from: place, by: 1 });
    else if (this.stone && place === 0) this.choose(this.stone);
    else if (this.costOf(place) !== null) this.land(place);
    else if (place === this.origin) this.drop();
    else if (this.liftable.has(place)) this.lift(place);
    else this.attempt(place);
  }

  /** The first press chooses a landing, whatever the pointer has shown already; another one, later, confirms it. */
  private land(place: number): void {
    this.target = place;
    if (this.deliberate.press(this.wayTo(place))) void this.confirm();
  }

  lift(place: number): void {
    this.drop();
    this.origin = place;
  }

  /** Choose a landing, if it is one. */
  aim(place: number): void {
    if (this.costOf(place) !== null) this.target = place;
  }

  /** The keyboard has gone to a place: what a landing brings is shown; Enter then chooses it. */
  goTo(place: number): void {
    if (this.target === place) return;
    this.aim(place);
    this.deliberate.forget();
    if (this.target === place) this.visited = place;
  }

  /** Enter does what the action line says, wherever a hint or the mouse has chosen; where only the keyboard has gone, it chooses first. */
  enter(place: number): void {
    if (this.stone || (this.move && this.visited !== this.target)) void this.confirm();
    else this.touch(place);
  }

  private wayTo(place: number): string {
    return `${this.origin} to ${place}`;
  }

  drop(): void {
    this.origin = this.target = this.stone = this.carried = this.visited = null;
    this.deliberate.forget();
  }

  /** Take a stone of the supply, without confirming it. */
  pick(stone: Color): void {
    this.drop();
    this.stone = stone;
  }

  /** Take a stone by its digit or its button: the next press confirms it. */
  name(stone: Color): void {
    this.pick(stone);
    this.deliberate.hold(stone);
  }

  /** A stone of the supply was pressed, or its place in the harbour. */
  choose(stone: Color): void {
    if (!this.refills.some((move) => move.stone === stone)) {
      void this.table.explain({ type: "refill", stone });
      return;
    }
    this.stone = stone;
    if (this.deliberate.press(stone)) void this.confirm();
  }

  /** The dragged stone is let go at a place, or at none: it shows what would follow there, and does not move by itself. */
  letGo(place: number | null): void {
    this.carried = null;
    if (this.stone) {
      if (place === 0) this.deliberate.press(this.stone);
      else this.drop();
    } else if (place !== null && this.costOf(place) !== null) this.land(place);
    else {
      if (place !== null && place !== this.origin) this.attempt(place);
      this.drop();
    }
  }

  async confirm(): Promise<void> {
    if (this.move) await this.table.play(this.move);
  }

  /** Choose a whole move at once: that of a hint. */
  take(move: Move): void {
    this.drop();
    if (move.type === "refill") this.stone = move.stone;
    if (move.type === "move") [this.origin, this.target] = [move.from, islandAfter(move.from, move.by)];
  }

  /** Choose the first move of a way that the aid found. */
  follow({ moves }: Reach): void {
    const [first] = moves;
    if (!first || !this.liftable.has(first.from)) return;
    this.lift(first.from);
    this.aim(islandAfter(first.from, first.by));
  }

  /** Ask why a move is not legal: the refusal says it, with its paragraph. */
  private attempt(place: number): void {
    const from = this.origin ?? place;
    void this.table.explain({ type: "move", from, by: from === place ? 1 : distance(from, place) });
  }
}

const choices = new WeakMap<TableModel, Choice>();

/** The one choice at a table, shared by the chart, the orders and the sheets. */
export function choiceOf(table: TableModel): Choice {
  const known = choices.get(table) ?? new Choice(table);
  choices.set(table, known);
  return known;
}
