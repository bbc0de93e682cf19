// Sentences from the Fluent files of the Python package, fetched from the server: one source for terminal and page.
import type { Phrase } from "../wire/schema";
import { Sentences, type Argument } from "./fluent";

export const LANGUAGES = ["de", "pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, Argument>;

const known = new Map<Language, Sentences>();
const learnt = new Set<string>();
/** The parts of the page that are or were open; the first is what is always there. */
const parts = new Set([""]);

let words = $state.raw<Sentences>();
let current = $state<Language>("en");

/** The language of the page. */
export function language(): Language {
  return current;
}

/** The locale for dates: British for English. */
export function locale(): string {
  return current === "en" ? "en-GB" : current;
}

/** The first of the browser's languages that the page has. */
export function guessLanguage(wished: readonly string[] = navigator.languages): Language {
  return languageOf(...wished.map((tag) => tag.slice(0, 2).toLowerCase()));
}

/** The first of these that is a language of the page. */
export function languageOf(...tags: string[]): Language {
  return tags.flatMap((tag) => LANGUAGES.find((lang) => lang === tag) ?? [])[0] ?? "en";
}

/** Switch the language; everything shown changes at once. */
export async function speak(lang: Language): Promise<void> {
  if (!words) current = lang; // nothing is shown yet, but the server is to answer in it
  words = await learn(lang);
  current = lang;
  document.documentElement.lang = lang;
}

/** Know what a part of the page says, too, in every language that is spoken from now on. */
export async function speakOf(part: string): Promise<void> {
  parts.add(part);
  await learn(current);
}

/** The sentences of a language, for all parts that are open. */
async function learn(lang: Language): Promise<Sentences> {
  const sentences = known.get(lang) ?? new Sentences(lang);
  known.set(lang, sentences);
  const missing = [...parts].map((part) => address(lang, part)).filter((from) => !learnt.has(from));
  await Promise.all(
    missing.map(async (from) => {
      sentences.learn(await (await fetch(from)).text());
      learnt.add(from);
    }),
  );
  return sentences;
}

/** Where the sentences are: under the name of their version, which the server writes into the page, they are kept for ever. */
function address(lang: Language, part: string): string {
  const version = document.documentElement.dataset.words;
  const asked = [version && `page=${version}`, part && `part=${part}`].filter(Boolean).join("&");
  return `api/words/${lang}${asked && "?"}${asked}`;
}

/** The message of a key. A missing message is a bug: its key shows instead, and the tests check for that. */
export function say(key: string, args: Args = {}): string {
  return words?.has(key) ? words.say(key, args) : key;
}

const listing = new Map<string, Intl.ListFormat>();

/** Several things in a row, as the language lists them. */
export function listed(things: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  const key = `${current} ${type}`;
  if (!listing.has(key)) listing.set(key, new Intl.ListFormat(current, { type })); // each takes a millisecond to make
  return listing.get(key)!.format(things);
}

/** A share as a percentage, as the language writes it. */
export function percent(share: number): string {
  return say("percent", { share: Math.round(share * 100) });
}

/** Whether the page can say this itself. */
export function knows({ key }: Phrase): boolean {
  return words?.has(key) ?? false;
}

/** The short name of a game; a game from outside is called by its title. */
export function gameName(game: string): string {
  const short = `web-short-${game}`;
  return say(words?.has(short) ? short : `${game}-title`);
}

export function sentence(phrase: Phrase): string {
  return say(phrase.key, phrase.args);
}

/** Several sentences, one after the other. */
export function sentences(phrases: readonly Phrase[]): string {
  return phrases.map(sentence).join(" ");
}

/** A text as it is read aloud: paragraphs of the rules are shown, not spoken. */
export function spoken(text: string): string {
  return text.replace(/ \([A-Z]\d+\)/g, "");
}
