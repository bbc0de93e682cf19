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
}

const KEPT = "lichtspiel";

function remembered(): Settings {
  const usual: Settings = {
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
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = $state(remembered());

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

/** Change the user's name, here and on the server, for the next tables. */
export async function rename(name: string): Promise<void> {
  await set({ name });
  if (name) await server.rename(name).catch(() => undefined); // the next table sends it anyway
}

export async function apply(): Promise<void> {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion ? "full" : "less";
  await speak(settings.lang);
}
