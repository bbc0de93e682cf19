// What the drawings in Python read as well, for the page: the colours of both themes as custom properties, and the parts of
// drawings without comments and indentation.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/lichtspiel");
const NAME = "virtual:themes.css";
const SELECTORS = { both: ":root", night: ':root,[data-theme="night"]', morning: ':root[data-theme="morning"]' };

type Theme = keyof typeof SELECTORS;
interface Art {
  themes: { [theme in Theme]?: Record<string, string> };
  colors?: Record<string, { letter: string; base: string }>;
}

/** The files that say what the games look like. */
export function artFiles(): string[] {
  const games = readdirSync(join(SOURCE, "games")).map((name) => join("games", name));
  return ["core", ...games].map((folder) => join(SOURCE, folder, "art.json")).filter((file) => existsSync(file));
}

/** What a file says, with the colours of the pieces under the names of game and letter, for the pictures of home. */
function artOf(file: string): Art {
  const { themes, colors = {} } = JSON.parse(readFileSync(file, "utf-8")) as Art;
  const pieces = Object.values(colors).map(({ letter, base }) => [`${basename(dirname(file))}-${letter}`, base]);
  return { themes: { ...themes, both: { ...themes.both, ...Object.fromEntries(pieces) } } };
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
  const arts = files.map(artOf);
  return (Object.keys(SELECTORS) as Theme[]).map((theme) => ruleOf(theme, arts)).join("\n");
}

const tight = (svg: string) => svg.replace(/<!--.*?-->|\n\s*/g, "");

export function art(): Plugin {
  return {
    name: "lichtspiel-art",
    enforce: "pre",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id.endsWith(".svg?raw")) {
        const file = id.slice(0, -"?raw".length);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(tight(readFileSync(file, "utf-8")))}`;
      }
      if (id !== `\0${NAME}`) return null;
      const files = artFiles();
      for (const file of files) this.addWatchFile(file);
      return themesOf(files);
    },
  };
}
