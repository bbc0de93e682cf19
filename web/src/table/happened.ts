// What just happened: one short line for each seat since the viewer's own last turn, what matters most first.
import type { Told } from "../wire/schema";
import { isolated } from "../words/fluent";
import { say, sentence } from "../words/words.svelte";
import { turnsOf, type Turn } from "./log";
import type { TableModel } from "./model.svelte";

export interface News {
  /** How much it matters: points and what decides the game most, a plain move least. */
  weight: number;
  /** A few words; the name of the seat is put before them. */
  says: string;
  /** Whether they are a sentence that names the seat itself. */
  whole?: boolean;
  /** Whose line it is on, if not that of the seat that moved. */
  seat?: number;
}

/** What an event is worth to somebody who did not look; null if nothing. `mover` is the seat whose move caused it. */
export type Tell = (told: Told, table: Listener, mover: number | null) => News | null;

/** What of a table the news depend on. */
export type Listener = Pick<TableModel, "log" | "viewer" | "me" | "names" | "publicView">;

/** News of one line. What happens at the table, as giving up, divides it into parts, which are told in their order. */
interface Timed extends News {
  order: number;
  part: number;
  /** Whether the seat has done it itself; what others brought about does not hide that. */
  own: boolean;
  /** Who sat there then. */
  name: string;
}

export interface Line {
  seat: number;
  says: string;
}

/** Several events that are told as one, as the steps of one piece; games that have none tell every event. */
export type Merge = (told: readonly Told[]) => readonly Told[];

/** How many things one line tells at most; fewer if there are many lines. */
const MOST = 5;
const FEW = 3;
const LONGEST = 10; // letters of a name
const AT_THE_TABLE = new Set(["handed-over", "resigned", "returned", "taken-back", "taken-over"]);

/** For games that do not say what is worth telling: the move itself, and what it brought the viewer. */
export const plainTell: Tell = (told, { viewer }, mover) => {
  if (mover === viewer) return null;
  const seat = seatOf(told);
  if (seat === mover) return { weight: 1, says: sentence(told.phrase), whole: true };
  return seat === viewer ? { weight: 2, says: sentence(told.phrase), whole: true } : null;
};

/** The lines, in the order in which happened what they begin with. What the log does not show any more is not told here either. */
export function happened(
  table: Listener,
  tell: Tell = plainTell,
  shown: (told: Told) => boolean = () => true,
  merge: Merge = (told) => told,
): Line[] {
  const lines = new Map<number, Timed[]>();
  const turns = lately(standing(table.log), table);
  const movers = new Map(turns.map(({ version, seat }) => [version, seat]));
  for (const [order, told] of merge(turns.flatMap((turn) => turn.told.filter(shown))).entries()) {
    const mover = movers.get(told.version) ?? null;
    const news = isOfTable(told) ? tableNews(told, table) : tell(told, table, mover);
    const seat = news?.seat ?? (mover === table.viewer ? seatOf(told) : mover);
    if (!news || seat === null) continue;
    const before = (lines.get(seat) ?? []).filter(({ says, whole }) => !whole || says !== news.says);
    const part = (before.at(-1)?.part ?? 0) + Number(isOfTable(told));
    lines.set(seat, [...before, { ...news, order, part, own: seat === mover, name: nameOf(seat, told, table) }]);
  }
  const most = lines.size > 2 ? FEW : MOST;
  return [...lines]
    .map(([seat, news]) => ({ seat, news: mattering(news, most) }))
    .sort((one, other) => one.news[0]!.order - other.news[0]!.order)
    .map(({ seat, news }) => ({ seat, says: lineOf(news) }));
}

/** The turns that were not taken back. */
function standing(log: readonly Told[]): Turn[] {
  return turnsOf(log, () => true).filter(({ undone }) => !undone);
}

/** The turns since the viewer's own last move, which still counts for what it caused, whoever made it for them;
 * their trailing moves do not hide it. That they were late for that turn is told with it. */
function lately(turns: Turn[], table: Listener): Turn[] {
  const whose = table.viewer === "table" ? table.publicView?.to_move : table.viewer;
  const own = ({ seat, told }: Turn) => seat === whose && told.some((each) => !isOfTable(each));
  const before = turns.findLastIndex((turn) => !own(turn)) + 1;
  const since = Math.max(0, turns.slice(0, before).findLastIndex(own));
  const begun = turns.slice(0, since).findLastIndex((turn) => !own(turn));
  return turns.slice(turns[begun]?.seat === whose ? begun : since);
}

/** The weightiest, of equal ones the latest; where there are many lines, nothing that weighs little beside another. */
function mattering(news: Timed[], most: number): Timed[] {
  const kept = [...news].sort((one, other) => other.weight - one.weight || other.order - one.order);
  const beside = ({ own }: Timed) => kept.find((other) => other.own === own)!;
  return kept
    .slice(0, most)
    .filter((one) => most !== FEW || one.weight > beside(one).weight / 2)
    .sort((one, other) => one.part - other.part || rank(other) - rank(one) || one.order - other.order);
}

/** Within a part sentences come before short words, and what matters most first. */
function rank({ weight, whole }: News): number {
  return whole ? weight + 100 : weight;
}

/** Sentences one after the other; short words behind the name. */
function lineOf(news: Timed[]): string {
  let line = "";
  let named = false;
  for (const { says, name, whole = false } of news) {
    line += `${line && (named ? " · " : " ")}${whole || named ? "" : `${name}: `}${says}`;
    named = !whole;
  }
  return line;
}

/** A long name is cut, not what happened; the colour of the line tells whose it is. */
function nameOf(seat: number, { version }: Told, { log, me, names }: Listener): string {
  const later = log.find((told) => told.version > version && takesOver(told, seat));
  const now = seat === me ? say("web-me") : (names[seat] ?? "");
  const name = later?.event.event === "taken-over" ? later.event.name : now;
  return isolated(name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
}

function isOfTable({ phrase }: Told): boolean {
  return phrase.key.startsWith("table-event-");
}

function tableNews(told: Told, table: Listener): News | null {
  const worth = endsRequest(told)
    ? seatOf(told) !== table.me && !isOverruled(told, table)
    : AT_THE_TABLE.has(told.event.event) && !isPast(told, table);
  if (!worth || (told.event.event === "taken-back" && seatOf(told) === table.me)) return null;
  return { weight: 10, says: sentence(told.phrase), whole: true, seat: seatOf(told) ?? 0 };
}

/** Whether somebody does not agree to what another has asked for, or asks for it no longer. */
function endsRequest({ event }: Told): boolean {
  return /undo-declined|request-withdrawn/.test(event.event) || (event.event === "end-answered" && !event.agree);
}

/** Whether what was refused or withdrawn was asked for again or done since, or the game is over. */
function isOverruled(told: Told, { log, publicView }: Listener): boolean {
  const { event } = told;
  const aboutEnd = event.event === "end-answered" || (event.event === "request-withdrawn" && event.about === "end");
  const later = aboutEnd ? /end-asked/ : /undo-wished|taken-back/;
  return publicView?.phase === "over" || log.slice(log.indexOf(told)).some(({ event }) => later.test(event.event));
}

/** Who was late for a turn is not told so in the next one; nor that a bot plays where somebody else does by now. */
function isPast(told: Told, { log, publicView }: Listener): boolean {
  const { event } = told;
  if (event.event !== "handed-over") return false;
  if (log.slice(log.indexOf(told)).some((later) => takesOver(later, event.seat))) return true;
  return event.reason === "late" && publicView?.to_move === event.seat && publicView.seats[event.seat]?.bot === null;
}

function takesOver({ event }: Told, seat: number): boolean {
  return event.event === "taken-over" && event.seat === seat;
}

function seatOf({ event }: Told): number | null {
  return "seat" in event ? event.seat : null;
}
