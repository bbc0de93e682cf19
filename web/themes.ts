// The colours of both themes as custom properties, made from the files that the drawings in Python read as well.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/lichtspiel");
const NAME = "virtual:themes.css";
const SELECTORS = { both: ":root", night: ':root,:root[data-theme="night"]', morning: ':root[data-theme="morning"]' };

type Theme = keyof typeof SELECTORS;
type Art = { themes: { [theme in Theme]?: Record<string, string> } };

/** The files that say what the games look like. */
export function artFiles(): string[] {
  const games = readdirSync(join(SOURCE, "games")).map((name) => join("games", name));
  return ["core", ...games].map((folder) => join(SOURCE, folder, "art.json")).filter((file) => existsSync(file));
}

/** The rules of one theme; a colour that two files name would be either's by chance. */
function ruleOf(theme: Theme, arts: readonly Art[]): string {
  const colors = arts.flatMap(({ themes }) => Object.entries(themes[theme] ?? {}));
  const names = colors.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`two files name the colour ${twice}`);
  return `${SELECTORS[theme]}{${colors.map(([name, color]) => `--${name}:${color}`).join(";")}}`;
}

export function themesOf(files: readonly string[]): string {
  const arts = files.map((file) => JSON.parse(readFileSync(file, "utf-8")) as Art);
  return (Object.keys(SELECTORS) as Theme[]).map((theme) => ruleOf(theme, arts)).join("\n");
}

export function themes(): Plugin {
  return {
    name: "lichtspiel-themes",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = artFiles();
      for (const file of files) this.addWatchFile(file);
      return themesOf(files);
    },
  };
}
