// What screen readers say by themselves: every event in order, then the prompt, and what is chosen or pointed at. Nothing is overwritten
// before it was there for a while.
import type { Told } from "../wire/schema";
import { sentence, sentences, spoken } from "../words/words.svelte";
import type { TableModel } from "./model.svelte";

/** Milliseconds between two announcements, so that a screen reader notices each. */
export const GAP = 300;
/** Milliseconds that an announcement stays in the page. */
export const STAY = 10_000;
/** Milliseconds for which what is chosen or pointed at must stay the same to be said. */
export const CALM = 250;

export interface Announcement {
  id: number;
  text: string;
}

export class Announcer {
  /** What is in the live region now, the oldest first. */
  said = $state.raw<readonly Announcement[]>([]);
  /** Whether all is said: what moved before that would cut it off. */
  quiet = $state(true);
  private events: string[] = [];
  private prompt = "";
  private prompted = "";
  /** The version in which that was said. */
  private promptedAt = 0;
  private version: number | null = null;
  private viewer: TableModel["viewer"] | null = null;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say what is new at the table: its events, one announcement a move, then what the viewer can do. `asked`: what they
   * are asked to agree to is said by whoever asks. */
  follow({ log, viewer, prompt }: Pick<TableModel, "log" | "viewer" | "prompt">, asked = false): void {
    const told = asked ? log.filter(({ event }) => !/^(undo-wished|end-asked)$/.test(event.event)) : log;
    const news = viewer === this.viewer ? this.news(told) : [];
    if (viewer !== this.viewer) this.events = []; // somebody sits down before a table that is there already
    this.viewer = viewer;
    this.version = log.at(-1)?.version ?? 0;
    const next = prompt ? sentence(prompt) : "";
    // It is another turn, though nobody was told what was between; but not when the connection was lost meanwhile.
    if (next !== this.prompt && this.version !== this.promptedAt) this.prompted = "";
    this.prompt = next;
    this.say(...news);
  }

  /** Say something, the log's news or what is not in it. */
  say(...texts: string[]): void {
    this.events.push(...texts);
    this.quiet = false;
    this.timer ??= setTimeout(() => this.next());
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private news(log: readonly Told[]): string[] {
    const fresh = log.filter(({ version }) => version > (this.version ?? 0));
    const moves = [...new Set(fresh.map(({ version }) => version))];
    return moves.map((move) =>
      spoken(sentences(fresh.filter(({ version }) => version === move).map(({ phrase }) => phrase))),
    );
  }

  private next(): void {
    this.timer = undefined;
    const text = this.events.shift() ?? this.newPrompt();
    this.quiet = text === null;
    if (text === null) return;
    this.add(text);
    this.timer = setTimeout(() => this.next(), GAP);
  }

  /** The prompt, once all events are said; only the last one counts. */
  private newPrompt(): string | null {
    if (!this.prompt || this.prompt === this.prompted) return null;
    [this.prompted, this.promptedAt] = [this.prompt, this.version ?? 0];
    return this.prompt;
  }

  private add(text: string): void {
    const id = ++this.count;
    this.said = [...this.said, { id, text }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), STAY);
  }
}

/** What is chosen or pointed at. One tap points, focuses and chooses, and its consequence comes later: all of that is said once. */
export class Mention {
  text = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(text: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.text = spoken(text);
      this.timer = setTimeout(() => (this.text = ""), STAY); // whoever reads on finds it once
    }, CALM);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
