// What people say to each other at a table: what was heard, and who is not to be. It is kept as long as the page is open.
import type { Turn } from "../../table/log";
import type { Session } from "../../table/session.svelte";
import type { Spoken } from "../../wire/schema";
import { say } from "../../words/words.svelte";
import Bubbles from "./Bubbles.svelte";
import Line from "./Line.svelte";
import Panel from "./Panel.svelte";

const KEPT = "lichtspiel-muted";
const MOST_MUTED = 200;
/** Milliseconds for which words are new: who comes in is told of older ones, too. */
const NEW = 10_000;

/** Somebody who may say something: at a seat since a version, which tells them from whoever sits there later. */
export type Speaker = Pick<Spoken, "seat" | "name" | "came" | "watcher">;

export class Talk {
  readonly Bubbles = Bubbles;
  readonly Line = Line;
  readonly Panel = Panel;
  /** All that was heard, the oldest first. */
  words = $state.raw<readonly Spoken[]>([]);
  /** What has just been heard. */
  fresh = $state.raw<readonly Spoken[]>([]);
  private muted = $state.raw<readonly string[]>(remembered());

  constructor(private readonly table: Session) {}

  hear(words: readonly Spoken[]): void {
    const known = new Set(this.words.map(nameOf));
    const unknown = words.filter((one) => !known.has(nameOf(one)));
    this.words = [...this.words, ...unknown].sort((one, other) => one.at - other.at || one.number - other.number);
    const now = Date.now() + this.table.ahead;
    this.fresh = unknown.filter((one) => one.at > now - NEW);
  }

  /** What the page says for it: the sentence of a saying in the reader's language, or the text. */
  wordsOf({ saying, text }: Spoken): string {
    return saying ? say(`web-say-${saying}`) : (text ?? "");
  }

  speakerOf({ seat, name, watcher }: Speaker): string {
    return seat === null ? say("web-talk-watcher", { number: watcher ?? 0 }) : (name ?? "");
  }

  isOwn({ seat, came }: Spoken): boolean {
    const { mine, sight } = this.table.state ?? {};
    return seat !== null && !!mine?.includes(seat) && sight?.seats[seat]?.came === came;
  }

  isMuted(speaker: Speaker): boolean {
    return this.muted.includes(this.mark(speaker));
  }

  mute(speaker: Speaker, muted: boolean): void {
    const mark = this.mark(speaker);
    const others = this.muted.filter((other) => other !== mark);
    this.muted = (muted ? [...others, mark] : others).slice(-MOST_MUTED);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.muted));
    } catch {
      // it holds until the page is closed
    }
  }

  /** The log with what was said in between, the newest first; nothing of who is muted. */
  among(turns: readonly Turn[]): Turn[] {
    const heard = this.words.filter((one) => !this.isMuted(one));
    const said = heard.map((one) => ({
      version: -(one.at + one.number / 1e6), // no version of a table, and unlike any other
      seat: one.seat,
      told: [],
      undone: false,
      said: one,
    }));
    const time = (turn: Turn) => turn.said?.at ?? turn.told[0]?.at ?? 0;
    return [...turns, ...said].sort((one, other) => time(other) - time(one));
  }

  /** By when they came, whatever they are called later; at another table the same name may be somebody else's. */
  private mark({ seat, came, watcher }: Speaker): string {
    return `${this.table.table}/${seat === null ? `w${watcher}` : `${seat}-${came}`}`;
  }
}

const nameOf = ({ at, number }: Spoken) => `${at} ${number}`;

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === "string") : [];
  } catch {
    return [];
  }
}
