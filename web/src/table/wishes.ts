// What can be chosen for a new table, and how it is put to the server.
import type { GameCard, SeatWish, TableWish } from "../wire/schema";
import { say } from "../words/words.svelte";

/** The levels of the bots that people choose from, the weakest first. */
export const LEVELS: readonly string[] = ["beginner", "casual", "skilled", "master"];

/** Whom to play with: bots, friends elsewhere, or people who pass one device round. */
export type Company = "alone" | "friends" | "device";
export const COMPANIES: Company[] = ["alone", "friends", "device"];

/** The possible numbers of players of a game. */
export function playerCounts({ least, most }: GameCard): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** How many play if nobody has chosen: a small table, for most people want to see the others' moves soon. */
export function usualCount({ name }: GameCard): number {
  return name === "lumen" ? 4 : 2;
}

export interface Chair {
  kind: "me" | "open" | "bot" | "here";
  level: string;
  name: string;
}

export const CLOCKS: Record<string, NonNullable<TableWish["clock"]>> = {
  none: { kind: "none" },
  "move-thirty": { kind: "move", seconds: 30 },
  "move-ninety": { kind: "move", seconds: 90 },
  "total-ten": { kind: "total", seconds: 600, increment: 5 },
  "total-thirty": { kind: "total", seconds: 1800, increment: 10 },
  "days-one": { kind: "days", days: 1 },
  "days-three": { kind: "days", days: 3 },
};

/** How many milliseconds a bot waits before its move; the games themselves lengthen it where there is more to see. */
export const PACES = { quick: 250, normal: 700, calm: 1500 };
export type Pace = keyof typeof PACES;
const PACE_NAMES: readonly Pace[] = ["quick", "normal", "calm"];

/** The paces to choose from. */
export function paceChoices(): { value: Pace; label: string }[] {
  return PACE_NAMES.map((pace) => ({ value: pace, label: say(`web-pace-${pace}`) }));
}

/** The name of a table's pace: that of the nearest. */
export function paceNamed(milliseconds: number): Pace {
  const distance = (pace: Pace) => Math.abs(PACES[pace] - milliseconds);
  return PACE_NAMES.reduce((best, pace) => (distance(pace) < distance(best) ? pace : best));
}

/** The chairs of a new table: the user's first, the others by company; earlier choices are kept. */
export function chairs(company: Company, players: number, level: string, before: readonly Chair[] = []): Chair[] {
  const other = ({ alone: "bot", friends: "open", device: "here" } as const)[company];
  const fresh = (place: number): Chair => ({ kind: place === 0 ? "me" : other, level, name: "" });
  return Array.from({ length: players }, (_, place) => before[place] ?? fresh(place));
}

/** The choices for a chair that is not the user's. */
export function kindsFor(company: Company): readonly Chair["kind"][] {
  return KINDS[company];
}

const KINDS: Record<Company, readonly Chair["kind"][]> = {
  alone: ["bot"],
  friends: ["open", "bot"],
  device: ["here", "bot"],
};

/** A chair as the server wants it. All people at this device are "me", under names of their own. */
export function seatWish(chair: Chair, number: number, called: (number: number) => string): SeatWish {
  switch (chair.kind) {
    case "bot":
      return { kind: "bot", bot: chair.level, name: chair.name || null };
    case "here":
      return { kind: "me", name: chair.name || called(number) };
    default:
      return { kind: chair.kind };
  }
}
