// What this browser remembers: language, theme, motion, sound, the user's name, and what was played last.
import type { Pace } from "./table/wishes";
import { server } from "./wire/http";
import { guessLanguage, speak, type Language } from "./words/words.svelte";

export type Theme = "night" | "morning";
interface Settings {
  lang: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  name: string;
  level: string;
  /** How long a bot waits before its move. */
  pace: Pace;
  /** The games played before: for the first time, the computer takes its time. */
  played: readonly string[];
  /** How many players the last table of each game had. */
  players: Record<string, number>;
  /** The game last played. */
  game: string;
  /** Whether the log is folded away. */
  folded: boolean;
  /** Whether the coach speaks before a move that gives up much; null for the first games of a kind. */
  coach: boolean | null;
  /** The last tables of each game that were played to the end, as many as count as the first games. */
  finished: Record<string, readonly string[]>;
}

/** How many finished games of a kind count as the first ones. */
const FIRST = 3;

const KEPT = "lichtspiel";

/** What somebody has who comes for the first time. */
export const usual = (): Settings => ({
  lang: guessLanguage(),
  theme: matchMedia("(prefers-color-scheme: light)").matches ? "morning" : "night",
  motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
  sound: false,
  name: "",
  level: "casual",
  pace: "normal",
  played: [],
  players: {},
  game: "lichterfest",
  folded: false,
  coach: null,
  finished: {},
});

function remembered(): Settings {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return usual();
  }
}

export const settings = $state(remembered());
addEventListener("storage", () => {
  Object.assign(settings, remembered()); // changed in another tab, which must not be undone here
  void apply();
});

/** Change settings, remember them and show them at once. */
export async function set(changes: Partial<Settings>): Promise<void> {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // nothing is stored then; the page works all the same
  }
  await apply();
}

/** The pace of the computer at a new table: calm in somebody's first game of a kind, unless they wished for another. */
export function paceFor(game: string): Pace {
  return settings.pace === "normal" && !settings.played.includes(game) ? "calm" : settings.pace;
}

/** Whether the coach speaks at tables of a game: as the user wishes, or in the first games. */
export function coached(game: string): boolean {
  return settings.coach ?? (settings.finished[game]?.length ?? 0) < FIRST;
}

/** A table was played to the end; one that is looked at again does not count twice. */
export function noteFinished(game: string, table: string): void {
  const known = settings.finished[game] ?? [];
  if (known.length >= FIRST || known.includes(table)) return;
  void set({ finished: { ...settings.finished, [game]: [...known, table] } });
}

/** Change the user's name, here and on the server, for the next tables. */
export async function rename(name: string): Promise<void> {
  const before = settings.name;
  await set({ name });
  if (name)
    await server.rename(name).catch(async (error) => {
      await set({ name: before });
      throw error;
    });
}

export async function apply(): Promise<void> {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion ? "full" : "less";
  await speak(settings.lang);
}
