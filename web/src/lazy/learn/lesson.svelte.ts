// A lesson: a table as boards draw it, and what the learner is told about it. The server plays it again for every answer.
import { settings } from "../../settings.svelte";
import { TableModel, moveKey, sameMove, type Aid, type Move, type View } from "../../table/model.svelte";
import { RefusedError, sentenceOf } from "../../wire/http";
import { say } from "../../words/words.svelte";
import type { Frame, Hinted, LessonState, PreviewEvent, RefusedReply, TableView, Told } from "../../wire/schema";
import { requests } from "./requests";

/** The move that answers a step, or null where there was only something to read. */
export type Answer = Move | null;

/** How much sooner the others move where nothing is animated. */
const STILL = 0.4;

/** What the server says of answers that no step waits for any more; a busy server says something else. */
const STALE = ["bad-request", "rule"];

export class LessonTable extends TableModel {
  readonly viewer = 0;
  readonly waiting = null;
  state = $state.raw<LessonState | null>(null);
  view = $state.raw<View | null>(null);
  fresh = $state.raw<readonly Told[]>([]);
  log = $state.raw<readonly Told[]>([]);
  advice = $state.raw<Hinted | null>(null);
  refusal = $state.raw<RefusedReply | null>(null);
  /** Whether the answer is on its way, or what it brought is still being shown. */
  busy = $state(true);
  /** Why nothing could be shown, in a sentence. */
  trouble = $state("");
  answers = $state.raw<readonly Answer[]>([]);
  /** The lesson before the move that was only tried. */
  private before: { state: LessonState; view: View; log: readonly Told[] } | null = null;
  private previews = new Map<string, Promise<readonly PreviewEvent[]>>();
  private closed = false;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super();
  }

  /** The learner is called as everywhere; while moves are shown, nobody is to move. */
  get publicView(): TableView | null {
    const sight = this.state?.sight;
    if (!sight) return null;
    const [me, ...others] = sight.seats;
    const name = settings.name || say("web-guest");
    return { ...sight, seats: [{ ...me!, name }, ...others], to_move: this.busy ? null : sight.to_move };
  }
  get legal(): readonly Move[] | null {
    return this.busy ? null : (this.state?.legal ?? null);
  }
  /** Where there is something to read or to take back, it is nobody's turn yet, whatever the board would let one do. */
  get prompt() {
    if (!this.state?.prompt) return null;
    return this.first ? { key: this.first } : this.state.prompt;
  }
  override get goal() {
    return this.state?.goal ?? null;
  }
  get done(): boolean {
    return this.state?.says === null;
  }
  /** Whether the last move was only tried, and is to be taken back. */
  get tried(): boolean {
    return !this.busy && (this.state?.tried ?? false);
  }

  /** The sentence about what has to be pressed before the next move; none if one can be made, or all is done. */
  private get first(): string | null {
    if (this.busy || !this.state?.says) return null;
    return this.tried ? "learn-read-back" : this.state.waits ? null : "learn-read-on";
  }

  /** Begin, or go on after these answers; from the beginning if they do not fit the lesson any more. */
  async begin(answers: readonly Answer[]): Promise<void> {
    try {
      await this.load(answers);
    } catch (error) {
      const stale = error instanceof RefusedError && STALE.includes(error.refusal.code);
      if (stale && answers.length > 0) return this.begin([]);
      this.trouble = sentenceOf(error);
    }
  }

  private async load(answers: readonly Answer[]): Promise<void> {
    const state = await requests.lesson(this.game, this.lesson, answers);
    [this.answers, this.before, this.log, this.fresh] = [answers, null, [], []];
    this.settle(state);
    this.view = state.frames.at(-1)!.view;
    this.busy = false;
  }

  /** Answer the step: by a move, or by going on. False if the move is refused; the refusal is shown then. */
  private async answer(answer: Answer): Promise<boolean> {
    if (this.busy || !this.state || !this.view) return false;
    const [state, view, log] = [this.state, this.view, this.log];
    this.busy = true;
    try {
      const next = await requests.lesson(this.game, this.lesson, [...this.answers, answer]);
      this.before = next.tried ? { state, view, log } : null;
      if (!next.tried) this.answers = [...this.answers, answer];
      this.settle(next);
      await this.show(next.frames, next.pauses);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private settle(state: LessonState): void {
    this.state = state;
    this.trouble = "";
    this.advice = this.refusal = null;
    this.previews.clear();
  }

  /** What an answer brought, move by move, as slowly as at a table. */
  private async show(frames: readonly Frame[], pauses: readonly number[]): Promise<void> {
    for (const [number, { events, view }] of frames.entries()) {
      if (this.closed) return;
      this.log = [...this.log, ...events];
      this.fresh = events;
      this.view = view;
      if (number < frames.length - 1) await rest(pauses[number]! * (settings.motion ? 1 : STILL));
    }
  }

  goOn(): Promise<boolean> {
    return this.answer(null);
  }

  play(move: Move): Promise<boolean> {
    return this.answer(move);
  }

  takeBack(): void {
    if (!this.before) return;
    const { state, view, log } = this.before;
    this.settle(state);
    [this.view, this.log, this.fresh, this.before] = [view, log, [], null];
  }

  /** Mark a move on the board that the step waits for. */
  showWay(): void {
    const move = this.state?.way;
    if (!move || !this.acting) return;
    this.advice = { type: "hinted", ref: "", version: 0, move, bot: "", says: [], reasons: [], chances: null };
  }

  preview(move: Move): Promise<readonly PreviewEvent[]> {
    const key = moveKey(move);
    const known = this.previews.get(key) ?? this.askPreview(move);
    this.previews.set(key, known);
    return known;
  }

  private async askPreview(move: Move): Promise<readonly PreviewEvent[]> {
    try {
      return (await requests.preview(this.game, this.lesson, this.answers, move)).events;
    } catch {
      return [];
    }
  }

  override async explain(move: Move): Promise<void> {
    if (this.first) return this.sayFirst(this.first);
    if (!this.legal || this.legal.some((legal) => sameMove(legal, move))) return;
    try {
      await requests.preview(this.game, this.lesson, this.answers, move);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Answer a press on the board for which it is too early. */
  private sayFirst(key: string): void {
    this.refusal = {
      type: "refused",
      ref: "",
      instead: [],
      code: key,
      rule: null,
      phrase: { key },
      sentence: say(key),
    };
  }

  private refuse(error: unknown): void {
    if (error instanceof RefusedError) this.refusal = { type: "refused", ref: "", instead: [], ...error.refusal };
    else this.trouble = sentenceOf(error);
  }

  aid(): Promise<Aid> {
    return Promise.resolve(this.busy ? null : (this.state?.aid ?? null));
  }

  /** No move ever waits for a connection here. */
  withdraw(): boolean {
    return false;
  }

  close(): void {
    this.closed = true;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
