// A running table: the last state from the server, and what the user can send.
import type { PreviewEvent, FromServer, Hinted, Phrase, Presence, RefusedReply, State, Told } from "../wire/schema";
import { openTalk } from "../lazy/parts";
import type { Talk } from "../lazy/talk/talk.svelte";
import { coached, settings } from "../settings.svelte";
import { TableSocket, type LinkState, type Message } from "../wire/socket";
import { sentence } from "../words/words.svelte";
import { isMoving } from "./atrest";
import { TableModel, moveKey, sameMove, type Aid, type Move, type Pending } from "./model.svelte";

type Answer = Extract<FromServer, { ref: string }>;

/** A prefix for refs that no other page of this browser uses. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
let counted = 0;
const newRef = () => `${PAGE}-${++counted}`;
/** How long a move waits for the coach; then it is made. */
const COACH_MS = 2500;
export interface Caution extends Pending {
  sentence: string;
  rule: string | null;
}
const ABSENCE = ["not-away", "is-there", "not-idle", "host-away"];
/** The page's own refusal of what nobody can hear now. */
const UNHEARD = "unheard";
/** Milliseconds for which the viewer's turn waits for the board at most, and after which it looks again. */
const LATE = 1500;
const SOON = 50;
/** Refusals that hold for a moment only, and milliseconds for which they are shown. */
const PASSING = ["slow-down", "busy"];
const MOMENT = 5000;
/** What is another once the game has gone on: whose eyes, how many moves, whose turn, whether it is played at all. */
const turn = ({ viewer, sight: { moves, to_move, phase } }: State) => [viewer, moves, to_move, phase].join();
const isActing = ({ legal }: State) => !!legal?.length;
/** A refusal that the page itself gives. */
const ownRefusal = (code: string, phrase: Phrase): RefusedReply => {
  return { type: "refused", ref: "", code, rule: null, phrase, sentence: "", instead: [] };
};
/** Shown instead of the server's prompt: nobody can move during a pause. */
const PAUSED: Phrase = { key: "web-paused" };

export class Session extends TableModel {
  state = $state.raw<State | null>(null);
  link = $state<LinkState>("connecting");
  fresh = $state.raw<State["events"]>([]);
  /** What people say to each other, and whether the user is about to say something. */
  talk = $state.raw<Talk | null>(null);
  talking = $state(false);
  log = $state.raw<State["events"]>([]);
  refusal = $state.raw<RefusedReply | null>(null);
  advice = $state.raw<Hinted | null>(null);
  /** What the coach says of a move that gives up much: it waits until that is confirmed, or taken back. */
  caution = $state.raw<Caution | null>(null);
  pending = $state.raw<(Pending & { ref: string }) | null>(null);
  /** Whether a hint was asked for and has not come yet. */
  asking = $state(false);
  /** Whether the board still shows what was: the page says so, and nothing is advised meanwhile. */
  lingers = $state(false);
  /** For how many milliseconds the board shows what happened after a state. */
  shows: (before: State, told: readonly Told[]) => number = () => 0;
  /** The state from before the viewer's turn, while the board still shows what led to it: it has not come yet. */
  private held = $state.raw<State | null>(null);
  /** When the board will have shown all, and what happens then. */
  private shownAt = 0;
  private turning: ReturnType<typeof setTimeout> | undefined;
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
      linkChanged: (link) => {
        this.link = link;
        if (link === "open" && this.refusal?.code === UNHEARD) this.refusal = null;
      },
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
    return this.caution ?? (this.link === "open" ? null : this.pending);
  }
  /** None while a move waits for the connection: there is one choice, and it has been made. */
  get legal() {
    return this.waiting || this.held ? null : (this.state?.legal ?? null);
  }
  get prompt() {
    return this.publicView?.phase === "paused" ? PAUSED : ((this.held ?? this.state)?.prompt ?? null);
  }
  override get goal() {
    return this.state?.goal ?? null;
  }
  override get mover() {
    return (this.held ?? this.state)?.sight.to_move ?? null;
  }

  /** Whether this device is passed round between several people. */
  get passing(): boolean {
    return this.publicView?.visibility === "local" && (this.state?.mine.length ?? 0) > 1;
  }

  /** Whether the user has no say in the game: without a seat here, or having given up. */
  get out(): boolean {
    const { mine = [], sight } = this.state ?? {};
    return mine.every((seat) => sight?.seats[seat]?.reason === "resigned");
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

  get missing(): string {
    const { mover, absent, names } = this;
    return mover !== null && absent.includes(mover) ? (names[mover] ?? "") : "";
  }

  /** Whether the user may ask for a hint now. */
  get canHint(): boolean {
    return this.acting && this.publicView?.aids.hints !== false && !this.asking && !this.lingers;
  }

  /** Whether the user can take a move back, or ask for it. The server says so in advance; a wait may be over since. */
  get canUndo(): boolean {
    if (this.waiting && !this.waiting.sent) return true;
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

  /** Send a message that is either done or refused, and show the refusal. False if it was refused.
   * Nothing but a move waits for a connection: what is not shown as waiting must not happen later. */
  async do(message: Message, ref = newRef()): Promise<boolean> {
    if (this.link === "lost" && message.type !== "move") {
      this.refuse(ownRefusal(UNHEARD, { key: "web-unheard" }));
      return false;
    }
    const answer = await this.ask(message, ref);
    this.refuse(answer.type === "refused" ? answer : null);
    return answer.type !== "refused";
  }

  /** Make a move. Without a connection it waits for one, and can be withdrawn; no second one is made meanwhile.
   * If the coach has something to say of it, it waits for `sure`. */
  async play(move: Move, sure = false): Promise<boolean> {
    if (this.pending) return false;
    const version = this.state?.version ?? 0;
    const advised = !!this.advice && sameMove(this.advice.move, move);
    this.advice = this.caution = null;
    const ref = newRef();
    const withdrawn = new Promise<boolean>((resolve) => (this.drop = () => resolve(false)));
    this.pending = { move, ref, sent: false };
    if (!sure && !advised && this.weighs(move) && (await this.cautioned(move))) return false;
    const done = this.do({ type: "move", move, version }, ref);
    const made = await Promise.race([done, withdrawn]);
    if (this.pending?.ref === ref) this.pending = null;
    return made;
  }

  /** Whether the coach is asked about a move. One that is not legal is refused anyway. */
  private weighs(move: Move): boolean {
    const { legal } = this.state ?? {};
    const chosen = (legal?.length ?? 0) > 1 && legal!.some((one) => sameMove(one, move));
    return chosen && this.coach && this.link === "open";
  }

  /** Whether the coach asks to think again. Nobody waits long for it. */
  private async cautioned(move: Move): Promise<boolean> {
    const version = this.state?.version ?? 0;
    const late = new Promise<null>((resolve) => setTimeout(resolve, COACH_MS, null));
    const answer = await Promise.race([this.ask({ type: "coach", move, version }), late]);
    const said = answer?.type === "coached" && version === this.state?.version ? answer : null;
    if (said?.caution == null) return false;
    this.pending = null;
    this.caution = { move, sent: false, sentence: said.caution, rule: said.rule };
    return true;
  }

  /** Whether this table has a coach, and the user wants one. */
  get coach(): boolean {
    return this.coachable && coached(this.publicView?.game ?? "");
  }

  /** Whether a coach is allowed: by agreement, or since all others are bots. */
  get coachable(): boolean {
    const { aids, seats = [] } = this.publicView ?? {};
    if (this.publicView?.daily?.ranked || this.publicView?.rated) return false;
    return !this.watching && (!!aids?.coach || seats.filter(({ kind }) => kind === "human").length === 1);
  }

  /** Withdraw the move that waits for the connection. False if it is on its way already. */
  withdraw(): boolean {
    if (this.caution) {
      this.caution = null;
      return true;
    }
    if (!this.pending || !this.socket.withdraw(this.pending.ref)) return false;
    this.asked.delete(this.pending.ref);
    this.drop();
    return true;
  }

  override async explain(move: Move): Promise<void> {
    const quiet = this.pending || this.waiting || this.held || this.watching || this.publicView?.phase !== "playing";
    if (quiet || this.legal?.some((legal) => sameMove(legal, move))) return;
    const type = this.publicView?.aids.preview ? "preview" : "move"; // either is refused with the rule
    const answer = await this.ask({ type, move, version: this.state?.version ?? 0 });
    if (answer.type === "refused") this.refuse(answer);
  }

  /** Show why something is not possible; if it will be in a moment, then not for longer. */
  private refuse(refusal: RefusedReply | null): void {
    this.refusal = refusal;
    if (refusal && PASSING.includes(refusal.code))
      setTimeout(() => {
        if (this.refusal === refusal) this.refusal = null;
      }, MOMENT);
  }

  /** Take a move back, or ask for it; if that cannot be, say why. A move that waits is withdrawn.
   * The version keeps a late click from taking back another move. */
  undo(): Promise<boolean> {
    if (this.waiting && this.withdraw()) return Promise.resolve(true);
    const no = this.state?.no_undo;
    if (no && !this.canUndo) {
      this.refusal = ownRefusal("no-undo", no);
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
    const known = this.aids.get(version) ?? this.askAid(version);
    this.aids = new Map([[version, known]]);
    return known;
  }

  private async askAid(version: number): Promise<Aid> {
    const answer = await this.ask({ type: "aid", seat: this.seat });
    if (answer.type === "refused" && PASSING.includes(answer.code)) {
      await new Promise((done) => setTimeout(done, MOMENT));
      return version === this.state?.version ? this.askAid(version) : null;
    }
    return answer.type === "aided" ? answer.aid : null;
  }

  /** Ask for a hint; it is put into `advice`. */
  async hint(): Promise<void> {
    this.asking = true;
    const answer = await this.ask({ type: "hint" });
    this.asking = false;
    if (answer.type === "hinted" && answer.version === this.state?.version) this.advice = answer;
    else if (answer.type === "refused") this.refuse(answer);
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

  /** Whether there is anybody else to talk to. */
  get canTalk(): boolean {
    const people = this.publicView?.seats.filter(({ kind }) => kind === "human").length ?? 0;
    return !this.passing && (this.watching || people > 1 || !!this.state?.watchers);
  }

  /** Let the user say something. */
  async startTalk(): Promise<void> {
    await this.hearing();
    this.talking = true;
  }

  /** It loads with the first word. */
  private async hearing(): Promise<Talk> {
    const Part = await openTalk();
    return (this.talk ??= new Part(this));
  }

  private receive(message: FromServer): void {
    if (message.type === "state") this.show(message);
    else if (message.type === "said")
      void this.hearing().then(
        (talk) => talk.hear(message.words),
        () => undefined,
      );
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
    this.hold(follows ? before : null, next);
    if (before?.version !== next.version || before?.viewer !== next.viewer) {
      this.previews.clear();
      this.aids.clear();
      this.advice = this.caution = null;
    }
    // The seat is another since the connection was lost: what it was told before is missing.
    if (before && !follows && next.since > 0) void this.ask({ type: "look" });
    this.ahead = next.now - Date.now();
    this.state = next;
    // What was not possible may be by now.
    if (before && turn(before) !== turn(next)) this.refusal = null;
    this.dropAbsence();
  }

  /** The viewer's turn comes when the board has shown what led to it; where nothing moves, at once. */
  private hold(before: State | null, next: State): void {
    clearTimeout(this.turning);
    const [now, from] = [Date.now(), this.held ?? before];
    const seen = before && settings.motion && !document.hidden;
    this.shownAt = seen ? Math.max(now, this.shownAt) + this.shows(before, this.fresh) : now;
    this.held = from && !isActing(from) && isActing(next) && this.shownAt > now ? from : null;
    if (this.held) this.turning = setTimeout(() => this.come(), this.shownAt - now);
  }

  /** On a slow device what is shown takes longer: the turn waits for it, but never long. */
  private come(waited = 0): void {
    if (waited < LATE && isMoving()) this.turning = setTimeout(() => this.come(waited + SOON), SOON);
    else this.held = null;
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
