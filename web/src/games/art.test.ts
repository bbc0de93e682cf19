// What the page makes of the files that Python draws with, too; what Python makes of them: tests/test_art.py.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, test } from "vitest";
import { artFiles, themesOf } from "../../art.ts";
import { filled, scaled } from "./art";
import LeuchtturmDefs from "./leuchtturm/parts/Defs.svelte";
import LichterfestDefs from "./lichterfest/parts/Defs.svelte";
import LumenDefs from "./lumen/parts/Defs.svelte";

const GAMES = join(import.meta.dirname, "../../../src/lichtspiel/games");
const DEFS: [string, Component][] = [
  ["lichterfest", LichterfestDefs],
  ["leuchtturm", LeuchtturmDefs],
  ["lumen", LumenDefs],
];
type Values = Record<string, string | number>;
interface Art {
  colors: Record<string, Values>;
  icons?: Values;
}

const read = (game: string, name: string) => readFileSync(join(GAMES, game, name), "utf-8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!);
const ruleOf = (theme: string) =>
  themesOf(artFiles())
    .split("\n")
    .find((rule) => rule.includes(theme)) ?? "";

describe.each(DEFS)("the parts of %s", (game, Defs) => {
  const { container } = render(Defs);
  const drawn = container.innerHTML;
  const art = JSON.parse(read(game, "art.json")) as Art;
  const color = read(game, "color.svg");
  const shades = Object.values(art.colors);

  test("are those of the files, with every name filled in", () => {
    const ids = [
      ...all(read(game, "defs.svg"), /id="([^"]+)"/g),
      ...shades.flatMap((one) => all(color, /id="([^"]+)"/g).map((id) => filled(id, one))),
    ];
    expect(ids.length).toBeGreaterThan(8);
    const there = all(drawn, /id="([^"]+)"/g);
    expect(there.filter((id) => id !== "lt-arrow").sort()).toEqual(ids.sort());
    expect(drawn).not.toMatch(/\{|undefined|NaN/);
  });

  test("have the paths and colours of the files", () => {
    for (const one of shades) {
      for (const name of all(color, /\{([\w-]+)\}/g).filter((name) => name in one)) {
        expect(drawn, name).toContain(`${one[name]}`);
      }
    }
    for (const path of all(read(game, "defs.svg"), / d="([^"{]+)"/g)) expect(drawn).toContain(`"${path}"`);
    for (const named of all(read(game, "defs.svg"), / d="\{(\w+)\}"/g)) expect(drawn).not.toContain(`var(--${named})`);
  });

  test("use only colours that both themes have", () => {
    const both = ruleOf(":root{");
    for (const name of all(drawn, /var\(--([\w-]+)\)/g)) {
      for (const theme of ["night", "morning"]) expect(both + ruleOf(theme), theme).toMatch(`--${name}:#`);
    }
  });
});

test("names are filled in with values, or else with colours of the theme", () => {
  expect(filled('<path d="{boat}" fill="{sea-line}"/>', { boat: "M0 0" })).toBe(
    '<path d="M0 0" fill="var(--sea-line)"/>',
  );
});

test("paths are scaled across and down", () => {
  expect(scaled("M-.5 0C-.5 .25 .5 .25 .5 0V-.4", 10)).toBe("M-5 0C-5 2.5 5 2.5 5 0V-4");
  expect(scaled("M1 .5T-.5-1Z", 10, 4)).toBe("M10 2T-5-4Z");
});

test("no colour is named by two games", () => {
  const [core] = artFiles() as [string];
  expect(() => themesOf([core, core])).toThrow("two files name");
});
