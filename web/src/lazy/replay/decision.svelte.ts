// A moment of a finished game before its move, as its mover saw it: boards mark what was played and what was better,
// or let somebody choose again.
import { reviews } from "./reviews";
import type { Component } from "svelte";
import { sentenceOf } from "../../wire/http";
import type { Choosing, JudgedMove, Phrase, PreviewEvent, RefusedReply, TableView } from "../../wire/schema";
import { moveKey, sameMove, TableModel, type Aid, type Mark, type Move, type View } from "../../table/model.svelte";

export class Decision extends TableModel {
  private marked = $state.raw<readonly Mark[]>([]);
  /** Whether somebody looks for a better move: then the board is pressed as at the table. */
  finding = $state(false);
  /** How the last tried move compares; null while none was tried, or another is chosen. */
  judged = $state.raw<JudgedMove | null>(null);
  judging = $state(false);
  /** Why the last thing tried is not possible. */
  failed = $state("");
  readonly fresh = [];
  readonly log = [];
  readonly advice = null;
  readonly waiting = null;
  readonly refusal: RefusedReply | null = null;
  readonly publicView: TableView;
  private readonly previews = new Map<string, Promise<readonly PreviewEvent[]>>();

  constructor(
    private readonly name: string,
    over: TableView,
    private readonly choosing: Choosing,
    private readonly mine: readonly number[],
    override readonly Marks: Component<{ table: TableModel; board: any }> | null,
  ) {
    super();
    const { seat, number } = choosing;
    this.publicView = { ...over, phase: "playing", to_move: seat, moves: number - 1, result: null };
  }

  override get marks(): readonly Mark[] {
    return this.marked;
  }
  mark(...marks: Mark[]): void {
    this.marked = marks;
  }

  get number(): number {
    return this.choosing.number;
  }
  get view(): View {
    return this.choosing.view;
  }
  get viewer(): number {
    return this.choosing.seat;
  }
  /** Whoever looks for a better move takes the mover's seat for it. */
  override get me(): number | null {
    return this.finding || this.mine.includes(this.viewer) ? this.viewer : null;
  }
  get legal(): readonly Move[] | null {
    return this.finding && !this.judging && !this.judged ? this.choosing.legal : null;
  }
  get choices(): readonly Move[] {
    return this.choosing.legal;
  }
  get prompt(): Phrase | null {
    return this.finding ? this.choosing.prompt : null;
  }

  /** Try a move: the server says how it compares. */
  async play(move: Move): Promise<boolean> {
    this.failed = "";
    if (!this.choosing.legal.some((legal) => sameMove(legal, move))) {
      await this.explain(move);
      return false;
    }
    this.judging = true;
    try {
      this.judged = await reviews.judge(this.name, this.number, move);
      return true;
    } catch (error) {
      this.failed = sentenceOf(error);
      return false;
    } finally {
      this.judging = false;
    }
  }

  /** Choose again. */
  retry(): void {
    this.judged = null;
    this.failed = "";
  }

  preview(move: Move): Promise<readonly PreviewEvent[]> {
    const key = moveKey(move);
    const known = this.previews.get(key) ?? this.askPreview(move);
    this.previews.set(key, known);
    return known;
  }

  private async askPreview(move: Move): Promise<readonly PreviewEvent[]> {
    try {
      return (await reviews.preview(this.name, this.number, move)).events;
    } catch {
      return []; // a board without its consequences is still one to choose on
    }
  }

  override async explain(move: Move): Promise<void> {
    try {
      await reviews.preview(this.name, this.number, move);
    } catch (error) {
      this.failed = sentenceOf(error);
    }
  }

  aid(): Promise<Aid> {
    return Promise.resolve(null);
  }
}
