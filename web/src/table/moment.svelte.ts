// A moment of a finished game, which boards draw as they draw a running one.
import type { PreviewEvent, Hinted, Phrase, Replay, TableView, Told } from "../wire/schema";
import { TableModel, type Move, type View } from "./model.svelte";

export class Moment extends TableModel {
  /** The frame shown. */
  at = $state(0);
  fresh = $state.raw<readonly Told[]>([]);
  readonly legal: readonly Move[] | null = null;
  readonly prompt: Phrase | null = null;
  readonly advice: Hinted | null = null;
  readonly waiting = null;
  readonly refusal = null;

  constructor(
    readonly publicView: TableView,
    private readonly replay: Replay,
    /** The seats that were the user's own. */
    private readonly mine: readonly number[] = [],
  ) {
    super();
  }

  override get me(): number | null {
    return this.viewer !== "table" && this.mine.includes(this.viewer) ? this.viewer : null;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }
  get view(): View {
    return this.replay.frames[this.at]!.view;
  }
  get viewer() {
    return this.replay.viewer;
  }
  get told(): readonly Told[] {
    return this.replay.frames[this.at]!.events.map((told) => this.heard(told));
  }
  get log(): readonly Told[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.events.map((told) => this.heard(told)));
  }

  /** From somebody else's seat, what they do or lose is told by their name: "you" is the user alone. */
  private heard(told: Told): Told {
    if (this.me !== null || !told.phrase.args) return told;
    const others = Object.entries(told.phrase.args).map(([key, said]) =>
      said === "you" && /^who$|_is$/.test(key) ? [key, "other"] : [key, said],
    );
    return { ...told, phrase: { ...told.phrase, args: Object.fromEntries(others) } };
  }

  /** The move of this number, the first of which is 1. */
  moveAt(number: number): Move {
    return this.replay.frames[number]!.move!;
  }

  /** Show another frame. Boards animate only the step to the next one. */
  show(at: number): void {
    const next = Math.max(0, Math.min(this.last, at));
    const before = this.at;
    this.at = next;
    this.fresh = next === before + 1 ? this.told : [];
  }

  play(): Promise<boolean> {
    return Promise.resolve(false);
  }
  preview(): Promise<readonly PreviewEvent[]> {
    return Promise.resolve([]);
  }
  aid(): Promise<null> {
    return Promise.resolve(null);
  }
}
