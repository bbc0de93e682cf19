import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Sentences, type Argument } from "./fluent";
import { LANGUAGES } from "./words.svelte";

const WORDS = join(import.meta.dirname, "../../../src/lichtspiel/words");
const NUMBERS = [0, 1, 2, 3, 5, 12, 22, 25, 112, 1234, 12_345, -1, -5, 2.5];

function textOf(lang: string): string {
  const files = readdirSync(join(WORDS, lang)).sort();
  return files.map((file) => readFileSync(join(WORDS, lang, file), "utf8")).join("\n");
}

function bundleOf(lang: string, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What to try: every argument that the language has, each time another number or another of the variants it has. */
function tried(text: string): Record<string, Argument>[] {
  const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))];
  const variants = [...new Set([...text.matchAll(/\[ *([a-z-]+) *\]/g)].map(([, key]) => key!))];
  const values = [...NUMBERS, "Ada & Ben", ...variants];
  return values.map((_, row) =>
    Object.fromEntries(names.map((name, place) => [name, values[(row + place * 7) % values.length]!])),
  );
}

describe.each(LANGUAGES)("the sentences in %s", (lang) => {
  it("are what Fluent's own library makes of them", () => {
    const text = textOf(lang);
    const ours = new Sentences(lang, text);
    const theirs = bundleOf(lang, text);
    const args = tried(text);
    const differing: [key: string, ours: string, theirs: string][] = []; // to expect each by itself takes seconds
    for (const key of theirs._messages.keys())
      for (const given of args) {
        const said = theirs.formatPattern(theirs.getMessage(key)!.value!, given, []).replace(/-(?=\d)/g, "−");
        if (ours.say(key, given) !== said) differing.push([key, ours.say(key, given), said]);
      }
    expect(differing).toEqual([]);
  });
});

it.each([
  " one line",
  "\n    begins below\n    and goes on",
  "\n      further in\n    and back",
  " one\n    two\n\n      three   ",
  " a { $n ->\n    [one] b\n   *[other] c\n       d\n}e",
  " { $n ->\n    [0] none\n    [one]\n        one\n        line\n   *[many] { $n }\n } ",
  ' {""}{ " x " }{ $n }',
])("a message may have any form that Fluent allows: %j", (source) => {
  const text = `key =${source}\n`;
  const theirs = bundleOf("pl", text);
  for (const n of [0, 1, 2, 5])
    expect(new Sentences("pl", text).say("key", { n })).toBe(
      theirs.formatPattern(theirs.getMessage("key")!.value!, { n }, []),
    );
});

it("what is missing can be seen", () => {
  const sentences = new Sentences("en", "a = { $who } { b }\n");
  expect(sentences.say("a", {})).toBe("{$who} {b}");
  expect([sentences.has("a"), sentences.has("b")]).toEqual([true, false]);
});

it("keeps a name that is read from right to left apart from what follows", () => {
  const sentences = new Sentences("en", "key = { $player } 1\n");
  expect(sentences.say("key", { player: "אב" })).toBe("\u2068אב\u2069 1");
  expect(sentences.say("key", { player: "Zoë" })).toBe("Zoë 1");
});
