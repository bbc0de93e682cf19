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

  constructor(
    readonly publicView: TableView,
    readonly replay: Replay,
  ) {
    super();
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
    return this.replay.frames[this.at]!.events;
  }
  get log(): readonly Told[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
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
