// The index of a rule book: the titles of its paragraphs and what else one may look for, as the language sorts it.
import type { IndexWord, Paragraph } from "../../wire/schema";

export interface Entry {
  title: string;
  numbers: readonly string[];
}

export function entries(paragraphs: readonly Paragraph[], words: readonly IndexWord[], lang: string): Entry[] {
  const titles = paragraphs.flatMap(({ number, text }) => {
    const title = /^\*(.+?)[.?]?\*/.exec(text)?.[1];
    return title ? [{ title, numbers: [number] }] : [];
  });
  const more = words.map(({ word, paragraphs }) => ({ title: word, numbers: paragraphs }));
  return [...titles, ...more].sort((one, other) => one.title.localeCompare(other.title, lang));
}
