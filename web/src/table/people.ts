// Words for the seats of a table and for its settings.
import { usualOptions } from "../games/material.svelte";
import type { TableSeatView, TableSummary, TableView } from "../wire/schema";
import { say } from "../words/words.svelte";

/** Who plays at a seat: nobody yet, a person, a bot with its level, or a bot standing in for a person, who may be the reader. */
export function seatWords(seat: TableSeatView, online: boolean, own = false): string {
  const kept = seat.kept_for ? say("web-seat-kept", { player: seat.kept_for }) : "";
  if (seat.kind === "open") return kept || say("web-seat-free");
  if (seat.kind === "bot") {
    const bot = say("web-seat-bot", { level: say(`level-${seat.bot ?? "random"}`) });
    return kept ? `${bot} · ${kept}` : bot;
  }
  if (seat.bot !== null) return own ? ownWords(seat) : say(`web-seat-${seat.reason ?? "away"}`);
  if (seat.reason === "resigned") return say("web-seat-gave-up");
  return online ? "" : say("web-seat-offline");
}

/** To the person whose seat it is: that a bot plays for them, and why. */
export function ownWords({ reason }: TableSeatView): string {
  return say(`web-own-${reason ?? "away"}`);
}

/** After the game: that a seat gave up, and whether a bot finished it; empty for all others. */
export function gaveUpWords({ seats, resigned = [] }: Pick<TableSummary, "seats" | "resigned">, seat: number): string {
  if (!resigned.includes(seat)) return "";
  return say(seats[seat]?.finished_by_bot ? "web-seat-finished" : "web-seat-gave-up");
}

/** The settings of a table, each in a few words; nothing about what is not used. */
export function terms(table: TableView): string[] {
  return [...commonTerms(table), ...optionWords(table.options, usualOptions(table.game))];
}

/** The same without the options of the game. */
export function commonTerms(table: TableView): string[] {
  return [
    ...(table.daily ? [say("web-daily")] : []),
    ...(table.practice ? [say("web-practice")] : []),
    ...(table.rated ? [say("web-rated")] : []),
    ...clockWords(table),
    ...aidWords(table),
    ...(table.chat ? [say("web-with-chat")] : []),
  ];
}

function clockWords({ clock }: TableView): string[] {
  switch (clock.kind) {
    case "move":
      return [say("web-clock-move-of", { seconds: clock.seconds })];
    case "total":
      return [say("web-clock-total-of", { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 })];
    case "days":
      return [say("web-clock-days-of", { days: clock.days })];
    default:
      return [];
  }
}

function aidWords({ aids }: TableView): string[] {
  const off = (["preview", "hints", "pad"] as const).filter((aid) => aids[aid] === false);
  const on = (["memory", "coach"] as const).filter((aid) => aids[aid]);
  return [...off.map((aid) => say(`web-without-${aid}`)), ...on.map((aid) => say(`web-with-${aid}`))];
}

/** The options of the game that are not as usual. */
export function optionWords(options: object, usual: Record<string, unknown> = {}): string[] {
  const unusual = Object.entries(options).filter(([name, value]) => usual[name] !== value);
  return unusual.map(([name, value]: [string, unknown]) =>
    typeof value === "number"
      ? say(`web-option-${name.replace("_", "-")}-of`, { value })
      : say(`web-option-${name.replace("_", "-")}-${value}`),
  );
}

/** Time left as people read it: 1:05, 12:00, or days and hours. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172_800) return say("web-days-left", { days: Math.floor(seconds / 86_400) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
