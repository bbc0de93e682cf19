// A running table: what the server last said of it, and how to answer.
import type { Aided, Foreseen, FromServer, Hinted, Phrase, Presence, Previewed, Refused, State } from "../wire/schema";
import { TableSocket, type LinkState } from "../wire/socket";
import { sentence } from "../words/words.svelte";
import { Seen, moveKey, type Move } from "./seen.svelte";

type Answer = Extract<FromServer, { ref: string }>;
type Deed = { type: string } & Record<string, unknown>;

/** Names of our messages that no other page of this browser uses. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
let counted = 0;
const ABSENCE = ["not-away", "is-there"];
/** Nobody is to move then, whoever's turn it is. */
const PAUSED: Phrase = { key: "web-paused" };

export class Session extends Seen {
  state = $state.raw<State | null>(null);
  link = $state<LinkState>("connecting");
  fresh = $state.raw<State["events"]>([]);
  log = $state.raw<State["events"]>([]);
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Hinted | null>(null);
  /** Whether advice has been asked for and is being thought about. */
  asking = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** On one device that is passed round: the seat whose person holds it; null behind the curtain. */
  private looked = $state<number | null>(null);

  private readonly socket: TableSocket;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private previews = new Map<string, Promise<readonly Foreseen[]>>();
  private aids = new Map<number, Promise<unknown>>();

  constructor(readonly table: string) {
    super();
    this.socket = new TableSocket(table, {
      hear: (message) => this.hear(message),
      linked: (link) => (this.link = link),
      seenVersion: () => this.state?.version ?? 0,
    });
  }

  get view() {
    return this.state?.view ?? null;
  }
  get sight() {
    return this.state?.sight ?? null;
  }
  get viewer() {
    return this.state?.viewer ?? "table";
  }
  get legal() {
    return this.state?.legal ?? null;
  }
  get prompt() {
    return this.sight?.phase === "paused" ? PAUSED : (this.state?.prompt ?? null);
  }

  /** Whether this device is passed round between several people. */
  get passing(): boolean {
    return this.sight?.visibility === "local" && (this.state?.mine.length ?? 0) > 1;
  }

  /** Whether a strong player may be asked now. */
  get canHint(): boolean {
    return this.acting && this.sight?.aids.hints !== false && !this.asking;
  }

  /** Whether one can take a move back now, or ask the others for it: the server says so beforehand. A wait may be over. */
  get canUndo(): boolean {
    const no = this.state?.no_undo;
    return no === null || no?.key === "table-refused-wait";
  }

  /** Why not, in a sentence; nothing if one can. */
  get noUndo(): string {
    return this.state?.no_undo ? sentence(this.state.no_undo) : "";
  }

  /** The seat whose person must say that they hold the device before anything is shown; null if somebody has. */
  get curtain(): number | null {
    const on = this.sight?.phase === "playing" || this.sight?.phase === "paused";
    if (!this.passing || !on || this.looked !== null) return null;
    return this.nextHere ?? this.state?.mine[0] ?? null;
  }

  /** The seat to pass the device on to, after the holder has seen what their move brought. */
  get passTo(): number | null {
    return this.passing && this.looked !== null && this.nextHere !== this.looked ? this.nextHere : null;
  }

  /** Whose turn it is, if that person plays on this device, and no bot for them. */
  private get nextHere(): number | null {
    const next = this.sight?.to_move ?? null;
    const played = next === null || this.sight?.seats[next]?.bot;
    return !played && this.state?.mine.includes(next) ? next : null;
  }

  /** Nobody sees anything until the next person says that they are there. */
  draw(): void {
    this.looked = null;
  }

  /** The person of this seat holds the device now. */
  async lift(seat: number): Promise<void> {
    await this.ask({ type: "look", seat });
    this.looked = seat;
  }

  /** Say something and wait for the answer to it. */
  ask(deed: Deed): Promise<Answer> {
    const ref = `${PAGE}-${++counted}`;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(ref, resolve));
    this.socket.say({ ...deed, ref });
    return answer;
  }

  /** The same for what is done or refused; a refusal is shown. */
  async do(deed: Deed): Promise<boolean> {
    const answer = await this.ask(deed);
    this.refusal = answer.type === "refused" ? answer : null;
    return answer.type !== "refused";
  }

  play(move: Move): Promise<boolean> {
    this.advice = null;
    return this.do({ type: "move", move, version: this.state?.version ?? 0 });
  }

  /** Take a move back, or ask for it; not if the game has gone on while the button was pressed. */
  undo(): Promise<boolean> {
    return this.do({ type: "undo", version: this.state?.version ?? 0 });
  }

  /** Yes or no to the wish of another that is shown now. */
  answer(agree: boolean): Promise<boolean> {
    return this.do({ type: "answer", agree, seat: this.seat, version: this.state?.version ?? 0 });
  }

  preview(move: Move): Promise<readonly Foreseen[]> {
    if (!this.sight?.aids.preview) return Promise.resolve([]);
    const key = moveKey(move);
    const known = this.previews.get(key) ?? this.foreseen(move);
    this.previews.set(key, known);
    return known;
  }

  private async foreseen(move: Move): Promise<readonly Foreseen[]> {
    const answer = await this.ask({ type: "preview", move, version: this.state?.version ?? 0 });
    return answer.type === "previewed" ? (answer as Previewed).events : [];
  }

  aid<T>(): Promise<T | null> {
    if (!this.sight?.aids.pad || this.watching) return Promise.resolve(null);
    const version = this.state?.version ?? 0;
    const known = this.aids.get(version) ?? this.aided();
    this.aids = new Map([[version, known]]);
    return known as Promise<T | null>;
  }

  private async aided(): Promise<unknown> {
    const answer = await this.ask({ type: "aid", seat: this.seat });
    return answer.type === "aided" ? (answer as Aided).aid : null;
  }

  /** Ask a strong player; what it says stands in `advice`. */
  async hint(): Promise<void> {
    this.asking = true;
    const answer = await this.ask({ type: "hint" });
    this.asking = false;
    if (answer.type === "hinted" && answer.version === this.state?.version) this.advice = answer;
    else if (answer.type === "refused") this.refusal = answer;
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: FromServer): void {
    if (message.type === "state") this.show(message);
    else if (message.type === "presence") this.meet(message);
    else this.settle(message);
  }

  private settle(answer: Answer): void {
    this.socket.answered(answer.ref);
    this.waiting.get(answer.ref)?.(answer);
    this.waiting.delete(answer.ref);
  }

  private show(next: State): void {
    const before = this.state;
    const follows = before !== null && before.viewer === next.viewer && next.since > 0;
    this.log = follows ? [...this.log.filter((told) => told.version <= next.since), ...next.events] : next.events;
    this.fresh = follows ? next.events : [];
    if (before?.version !== next.version || before?.viewer !== next.viewer) {
      this.previews.clear();
      this.aids.clear();
      this.advice = null;
    }
    this.ahead = next.now - Date.now();
    this.state = next;
    this.dropAbsence();
  }

  private meet({ online, watchers, stand_in_from }: Presence): void {
    if (this.state) this.state = { ...this.state, online, watchers, stand_in_from };
    this.dropAbsence();
  }

  /** What was refused because of who is there, or not yet away for long, no longer holds when that changes. */
  private dropAbsence(): void {
    if (ABSENCE.includes(this.refusal?.code ?? "")) this.refusal = null;
  }
}
