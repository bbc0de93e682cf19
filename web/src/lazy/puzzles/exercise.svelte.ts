// A choice that somebody looks for the best move in. Boards draw it as they draw a running table.
import { sentenceOf } from "../../wire/http";
import type { Hinted, PreviewEvent, PuzzleVerdict, ShownPuzzle, Told } from "../../wire/schema";
import { moveKey, TableModel, type Aid, type Move } from "../../table/model.svelte";

/** Who is asked about the moves of an exercise. */
export interface Examiner {
  try: (move: Move) => Promise<PuzzleVerdict>;
  preview: (move: Move) => Promise<readonly PreviewEvent[]>;
}

export class Exercise extends TableModel {
  /** How the last tried move compares; null before the first, and while the next one is asked about. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  solved = $state(false);
  /** Whether a tried move is being compared: nothing can be chosen meanwhile, and nothing stays chosen. */
  private examining = $state(false);
  /** The best move, once it is shown; boards mark it as they mark a hint. */
  advice = $state.raw<Hinted | null>(null);
  /** What could not be done, in a sentence. */
  trouble = $state("");
  readonly fresh: readonly Told[] = [];
  readonly waiting = null;
  readonly refusal = null;
  private readonly previews = new Map<string, Promise<readonly PreviewEvent[]>>();

  constructor(
    readonly shown: ShownPuzzle,
    private readonly examiner: Examiner,
  ) {
    super();
  }

  get view() {
    return this.shown.view;
  }
  get publicView() {
    return this.shown.sight;
  }
  get viewer() {
    return this.shown.viewer;
  }
  get log() {
    return this.shown.events;
  }
  get prompt() {
    return this.shown.prompt;
  }
  override get goal() {
    return this.shown.goal ?? null;
  }
  /** Nothing is left to choose once the best move is found. */
  get legal() {
    return this.solved || this.examining ? null : this.shown.legal;
  }

  async play(move: Move): Promise<boolean> {
    this.trouble = "";
    this.examining = true;
    try {
      this.verdict = await this.examiner.try(move);
    } catch (error) {
      this.trouble = sentenceOf(error);
      return false;
    } finally {
      this.examining = false;
    }
    this.solved = this.verdict.right;
    if (this.solved) this.mark(move);
    return true;
  }

  /** Mark a move on the board. */
  mark(move: Move): void {
    this.advice = { type: "hinted", ref: "", version: 0, move, bot: "", says: [], reasons: [], chances: null };
  }

  preview(move: Move): Promise<readonly PreviewEvent[]> {
    const key = moveKey(move);
    const known = this.previews.get(key) ?? this.examiner.preview(move).catch(() => []);
    this.previews.set(key, known);
    return known;
  }

  override async explain(move: Move): Promise<void> {
    try {
      await this.examiner.preview(move);
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
  }

  aid(): Promise<Aid> {
    return Promise.resolve(this.shown.aid);
  }
}
