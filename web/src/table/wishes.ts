// What one can wish for when a table is made, and how that is said to the server.
import type { GameCard, SeatWish, TableWish } from "../wire/schema";
import { say } from "../words/words.svelte";

/** The levels of the bots that people choose from, the weakest first. */
export const LEVELS = ["beginner", "casual", "skilled", "master"] as const;

/** With whom one plays: computers, friends elsewhere, or people who pass one device round. */
export type Company = "alone" | "friends" | "device";
export const COMPANIES: Company[] = ["alone", "friends", "device"];

/** For how many a game is. */
export function playerCounts({ least, most }: GameCard): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
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

/** How many milliseconds a computer player waits before a move; what is worth a longer look, the games know. */
export const PACES = { quick: 250, normal: 700, calm: 1500 } as const;
export type Pace = keyof typeof PACES;

/** The paces to choose from. */
export function paceChoices(): { value: Pace; label: string }[] {
  return (Object.keys(PACES) as Pace[]).map((pace) => ({ value: pace, label: say(`web-pace-${pace}`) }));
}

/** What a table's pace is called: that of the nearest. */
export function paceNamed(milliseconds: number): Pace {
  const distance = (pace: Pace) => Math.abs(PACES[pace] - milliseconds);
  return (Object.keys(PACES) as Pace[]).reduce((best, pace) => (distance(pace) < distance(best) ? pace : best));
}

/** The chairs of a new table: mine first, the others as the company suggests; what was chosen before is kept. */
export function chairs(company: Company, players: number, level: string, before: readonly Chair[] = []): Chair[] {
  const other = ({ alone: "bot", friends: "open", device: "here" } as const)[company];
  const fresh = (place: number): Chair => ({ kind: place === 0 ? "me" : other, level, name: "" });
  return Array.from({ length: players }, (_, place) => before[place] ?? fresh(place));
}

/** What may sit on a chair that is not mine. */
export function kindsFor(company: Company): Chair["kind"][] {
  return { alone: ["bot"], friends: ["open", "bot"], device: ["here", "bot"] }[company] as Chair["kind"][];
}

/** A chair as the server understands it. People at this device are all "me", under names of their own. */
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
