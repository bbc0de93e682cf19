// What the viewer is choosing: a stone to lift, where to land it, or a stone of the supply.
import type { PreviewEvent, Reach, Refill, Step } from "../../wire/schema";
import type { Move, TableModel } from "../../table/model.svelte";
import { landings, origins, type LegalLanding } from "./board";
import { distance, islandAfter } from "./ring";
import type { Color } from "./shapes";

export class Choice {
  origin = $state<number | null>(null);
  target = $state<number | null>(null);
  stone = $state<Color | null>(null);
  preview = $state.raw<readonly PreviewEvent[]>([]);

  constructor(private readonly table: TableModel) {}

  // Getters, not $derived: a choice outlives the component that asked for it first.
  get legal(): readonly Move[] {
    return this.table.legal ?? [];
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
    if (!this.table.acting) return;
    if (this.costOf(place) !== null) this.aimOrConfirm(place);
    else if (place === this.origin) this.drop();
    else if (this.liftable.has(place)) this.lift(place);
    else this.attempt(place);
  }

  private aimOrConfirm(place: number): void {
    if (this.target === place) void this.confirm();
    else this.target = place;
  }

  lift(place: number): void {
    this.drop();
    this.origin = place;
  }

  /** Choose a landing, if it is one. */
  aim(place: number): void {
    if (this.costOf(place) !== null) this.target = place;
  }

  drop(): void {
    this.origin = this.target = this.stone = null;
  }

  choose(stone: Color): void {
    if (this.stone === stone) void this.confirm();
    else this.stone = stone;
  }

  async confirm(): Promise<void> {
    if (this.move && !(await this.table.play(this.move))) this.drop();
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

  /** Send a move that is not legal: the refusal says why, with its paragraph. */
  private attempt(place: number): void {
    if (this.legal.every((move) => move.type !== "move")) return;
    const move: Step = { type: "move", from: this.origin ?? place, by: 1 };
    if (this.origin !== null) move.by = distance(this.origin, place);
    if (place > 0 || this.origin === null) void this.table.play(move);
  }
}

const choices = new WeakMap<TableModel, Choice>();

/** The one choice at a table, shared by the chart, the orders and the sheets. */
export function choiceOf(table: TableModel): Choice {
  const known = choices.get(table) ?? new Choice(table);
  choices.set(table, known);
  return known;
}
