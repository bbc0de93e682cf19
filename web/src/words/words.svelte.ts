// Sentences from the Fluent files of the Python package, fetched from the server: one source for terminal and page.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../wire/schema";

export const LANGUAGES = ["de", "pl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();

let bundle = $state.raw<FluentBundle>();
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
  if (!bundles.has(lang)) bundles.set(lang, parsed(lang, await (await fetch(address(lang))).text()));
  bundle = bundles.get(lang);
  current = lang;
  document.documentElement.lang = lang;
}

/** Where the sentences are: under the name of their version, which the server writes into the page, they are kept for ever. */
function address(lang: Language): string {
  const version = document.documentElement.dataset.words;
  return `api/words/${lang}${version ? `?v=${version}` : ""}`;
}

export function parsed(lang: Language, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** The message of a key. A missing message is a bug: its key shows instead, and the tests check for that. */
export function say(key: string, args: Args = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, sayable(args), []);
}

/** A number below zero, with a real minus sign. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

function sayable(args: Args): Args {
  const said = Object.entries(args).map(([name, arg]): [string, FluentVariable] => [
    name,
    typeof arg === "number" && arg < 0 ? new Negative(arg) : arg,
  ]);
  return Object.fromEntries(said);
}

/** Several things in a row, as the language lists them. */
export const listed = (things: readonly string[]) => new Intl.ListFormat(language()).format(things);

/** A share as a percentage, as the language writes it. */
export function percent(share: number): string {
  return say("percent", { share: Math.round(share * 100) });
}

/** The short name of a game; a game from outside is called by its title. */
export function gameName(game: string): string {
  const short = `web-short-${game}`;
  return say(bundle?.hasMessage(short) ? short : `${game}-title`);
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
