// What this device adds to the shuffle of a table, kept so that it can be compared with what is shown after the game.
import type { Seated } from "../wire/schema";

const KEPT = "lichtspiel-salts";
const MOST_TABLES = 30;
const BYTES = 16;

export interface Added {
  salt: string;
  /** What the device was shown before; null if the game began with its request. */
  commitment: string | null;
}

export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

function all(): Record<string, Added[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** The salts that this device has sent to a table. */
export const addedAt = (table: string): readonly Added[] => all()[table] ?? [];

export function keepSalt(table: string, added: Added): void {
  const kept = Object.entries({ ...all(), [table]: [...addedAt(table), added] }).slice(-MOST_TABLES);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // nothing is compared then
  }
}

/** Ask for a seat with a new salt. */
export async function salted(
  commitment: string | null | undefined,
  ask: (salt: string) => Promise<Seated>,
): Promise<Seated> {
  const salt = newSalt();
  const seated = await ask(salt);
  keepSalt(seated.table, { salt, commitment: commitment ?? null });
  return seated;
}
