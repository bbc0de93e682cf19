// A running table: the last state from the server, and what the user can send.
import type { PreviewEvent, FromServer, Hinted, Phrase, Presence, RefusedReply, State } from "../wire/schema";
import { TableSocket, type LinkState, type Message } from "../wire/socket";
import { sentence } from "../words/words.svelte";
import { TableModel, moveKey, sameMove, type Aid, type Move, type Pending } from "./model.svelte";

type Answer = Extract<FromServer, { ref: string }>;

/** A prefix for refs that no other page of this browser uses. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
let counted = 0;
const newRef = () => `${PAGE}-${++counted}`;
const ABSENCE = ["not-away", "is-there", "not-idle"];
/** What is another once the game has gone on: whose eyes, how many moves, whose turn, whether it is played at all. */
const turn = ({ viewer, sight: { moves, to_move, phase } }: State) => [viewer, moves, to_move, phase].join();
/** Shown instead of the server's prompt: nobody can move during a pause. */
const PAUSED: Phrase = { key: "web-paused" };

export class Session extends TableModel {
  state = $state.raw<State | null>(null);
  link = $state<LinkState>("connecting");
  fresh = $state.raw<State["events"]>([]);
  log = $state.raw<State["events"]>([]);
  refusal = $state.raw<RefusedReply | null>(null);
  advice = $state.raw<Hinted | null>(null);
  pending = $state.raw<(Pending & { ref: string }) | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  asking = $state(false);
  /** Whether the board still shows what was: the page says so, and nothing is advised meanwhile. */
  lingers = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** On one device that is passed round: the seat of the person holding it; null while the curtain is closed. */
  private holder = $state<number | null>(null);

  private readonly socket: TableSocket;
  private readonly asked = new Map<string, (answer: Answer) => void>();
  private previews = new Map<string, Promise<readonly PreviewEvent[]>>();
  /** Ends the wait for the answer to the pending move. */
  private drop = () => {};
  private aids = new Map<number, Promise<Aid>>();

  constructor(readonly table: string) {
    super();
    this.socket = new TableSocket(table, {
      receive: (message) => this.receive(message),
      linkChanged: (link) => (this.link = link),
      knownVersion: () => this.state?.version ?? 0,
      sent: (ref) => {
        if (this.pending?.ref === ref) this.pending = { ...this.pending, sent: true };
      },
    });
  }

  get view() {
    return this.state?.view ?? null;
  }
  get publicView() {
    return this.state?.sight ?? null;
  }
  get viewer() {
    return this.state?.viewer ?? "table";
  }
  get waiting() {
    return this.link === "open" ? null : this.pending;
  }
  /** None while a move waits for the connection: there is one choice, and it has been made. */
  get legal() {
    return this.waiting ? null : (this.state?.legal ?? null);
  }
  get prompt() {
    return this.publicView?.phase === "paused" ? PAUSED : (this.state?.prompt ?? null);
  }

  /** Whether this device is passed round between several people. */
  get passing(): boolean {
    return this.publicView?.visibility === "local" && (this.state?.mine.length ?? 0) > 1;
  }

  /** Seats of people who are not connected and for whom no bot plays. With days for a move, nobody has to be. */
  get absent(): number[] {
    const { phase, clock, seats } = this.publicView ?? {};
    if (!this.state || phase !== "playing" || clock?.kind === "days") return [];
    const { online, mine } = this.state;
    const gone = (seat: number) => !online[seat] && !mine.includes(seat);
    return (seats ?? []).flatMap(({ kind, bot }, seat) =>
      kind === "human" && bot === null && gone(seat) ? [seat] : [],
    );
  }

  /** Whether the user may ask for a hint now. */
  get canHint(): boolean {
    return this.acting && this.publicView?.aids.hints !== false && !this.asking && !this.lingers;
  }

  /** Whether the user can take a move back, or ask for it. The server says so in advance; a wait may be over since. */
  get canUndo(): boolean {
    const no = this.state?.no_undo;
    return no === null || no?.key === "table-refused-wait";
  }

  /** Why not, in a sentence; empty if the user can. */
  get noUndo(): string {
    return this.state?.no_undo ? sentence(this.state.no_undo) : "";
  }

  /** The seat whose person must confirm that they hold the device before anything is shown; null if nobody must. */
  get curtain(): number | null {
    const on = this.publicView?.phase === "playing" || this.publicView?.phase === "paused";
    if (!this.passing || !on || this.holder !== null) return null;
    return this.nextHere ?? this.state?.mine[0] ?? null;
  }

  /** The seat to pass the device on to; the holder first sees what their move brought. */
  get passTo(): number | null {
    return this.passing && this.holder !== null && this.nextHere !== this.holder ? this.nextHere : null;
  }

  /** The seat to move, if its person plays on this device and no bot plays for them. */
  private get nextHere(): number | null {
    const next = this.publicView?.to_move ?? null;
    const played = next === null || this.publicView?.seats[next]?.bot;
    return !played && this.state?.mine.includes(next) ? next : null;
  }

  /** Hide the table until the next person confirms that they hold the device. */
  closeCurtain(): void {
    this.holder = null;
  }

  /** Show the table to the person of this seat, who holds the device now. */
  async openCurtain(seat: number): Promise<void> {
    await this.ask({ type: "look", seat });
    this.holder = seat;
  }

  /** Send a message and wait for the answer to it. */
  ask(message: Message, ref = newRef()): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => this.asked.set(ref, resolve));
    this.socket.send({ ...message, ref });
    return answer;
  }

  /** Send a message that is either done or refused, and show the refusal. False if it was refused. */
  async do(message: Message, ref = newRef()): Promise<boolean> {
    const answer = await this.ask(message, ref);
    this.refusal = answer.type === "refused" ? answer : null;
    return answer.type !== "refused";
  }

  /** Make a move. Without a connection it waits for one, and can be withdrawn; no second one is made meanwhile. */
  async play(move: Move): Promise<boolean> {
    if (this.pending) return false;
    this.advice = null;
    const ref = newRef();
    const withdrawn = new Promise<boolean>((resolve) => (this.drop = () => resolve(false)));
    this.pending = { move, ref, sent: false };
    const done = this.do({ type: "move", move, version: this.state?.version ?? 0 }, ref);
    const made = await Promise.race([done, withdrawn]);
    if (this.pending?.ref === ref) this.pending = null;
    return made;
  }

  /** Withdraw the move that waits for the connection. False if it is on its way already. */
  withdraw(): boolean {
    if (!this.pending || !this.socket.withdraw(this.pending.ref)) return false;
    this.asked.delete(this.pending.ref);
    this.drop();
    return true;
  }

  override async explain(move: Move): Promise<void> {
    if (!this.legal || this.pending || this.legal.some((legal) => sameMove(legal, move))) return;
    const type = this.publicView?.aids.preview ? "preview" : "move"; // either is refused with the rule
    const answer = await this.ask({ type, move, version: this.state?.version ?? 0 });
    if (answer.type === "refused") this.refusal = answer;
  }

  /** Take a move back, or ask for it; if that cannot be, say why. The version keeps a late click from taking back another move. */
  undo(): Promise<boolean> {
    const no = this.state?.no_undo;
    if (no && !this.canUndo) {
      this.refusal = { type: "refused", ref: "", code: "no-undo", rule: null, phrase: no, sentence: "", instead: [] };
      return Promise.resolve(false);
    }
    return this.do({ type: "undo", version: this.state?.version ?? 0 });
  }

  /** Answer the request that is shown now, to take a move back or to end the game. */
  answer(about: "undo" | "end", agree: boolean): Promise<boolean> {
    const type = about === "undo" ? "answer" : "answer-end";
    return this.do({ type, agree, seat: this.seat, version: this.state?.version ?? 0 });
  }

  ready(): void {
    if (!this.watching) void this.ask({ type: "ready", seat: this.seat, version: this.state?.version ?? 0 });
  }

  preview(move: Move): Promise<readonly PreviewEvent[]> {
    if (!this.publicView?.aids.preview) return Promise.resolve([]);
    const key = moveKey(move);
    const known = this.previews.get(key) ?? this.askPreview(move);
    this.previews.set(key, known);
    return known;
  }

  private async askPreview(move: Move): Promise<readonly PreviewEvent[]> {
    const answer = await this.ask({ type: "preview", move, version: this.state?.version ?? 0 });
    return answer.type === "previewed" ? answer.events : [];
  }

  aid(): Promise<Aid> {
    if (!this.publicView?.aids.pad || this.watching) return Promise.resolve(null);
    const version = this.state?.version ?? 0;
    const known = this.aids.get(version) ?? this.askAid();
    this.aids = new Map([[version, known]]);
    return known;
  }

  private async askAid(): Promise<Aid> {
    const answer = await this.ask({ type: "aid", seat: this.seat });
    return answer.type === "aided" ? answer.aid : null;
  }

  /** Ask for a hint; it is put into `advice`. */
  async hint(): Promise<void> {
    this.asking = true;
    const answer = await this.ask({ type: "hint" });
    this.asking = false;
    if (answer.type === "hinted" && answer.version === this.state?.version) this.advice = answer;
    else if (answer.type === "refused") this.refusal = answer;
  }

  /** Mark the move of the hint on the board again. */
  showAdvice(): void {
    if (this.advice) this.advice = { ...this.advice };
  }

  /** Connect again, as whoever the browser's cookie says. */
  renew(): void {
    this.socket.renew();
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: FromServer): void {
    if (message.type === "state") this.show(message);
    else if (message.type === "presence") this.showPresence(message);
    else this.settle(message);
  }

  private settle(answer: Answer): void {
    this.socket.answered(answer.ref);
    this.asked.get(answer.ref)?.(answer);
    this.asked.delete(answer.ref);
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
    // The seat is another since the connection was lost: what it was told before is missing.
    if (before && !follows && next.since > 0) void this.ask({ type: "look" });
    this.ahead = next.now - Date.now();
    this.state = next;
    // What was not possible may be by now.
    if (before && turn(before) !== turn(next)) this.refusal = null;
    this.dropAbsence();
  }

  private showPresence({ online, watchers, stand_in_from }: Presence): void {
    if (this.state) this.state = { ...this.state, online, watchers, stand_in_from };
    this.dropAbsence();
  }

  /** A refusal because of who is present, or not absent for long enough, no longer holds once that changes. */
  private dropAbsence(): void {
    if (ABSENCE.includes(this.refusal?.code ?? "")) this.refusal = null;
  }
}
