// The part of Fluent that our sentences use, as words/fluent.py reads it: text, arguments, other messages, literals and
// selections. A message is read when it is first said. A test compares this with Fluent's own library.
export type Argument = string | number;
type Args = Readonly<Record<string, Argument>>;
type Part = string | { name: string } | { key: string } | { name: string; variants: Variant[] };
type Variant = { key: Argument; usual: boolean; parts: Part[] };

const MESSAGE = /^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)/gm;

/** The sentences of a language. */
export class Sentences {
  private readonly sources = new Map<string, string>();
  private readonly read = new Map<string, Part[]>();

  constructor(
    readonly lang: string,
    text = "",
  ) {
    this.learn(text);
  }

  /** Know these messages too. */
  learn(text: string): void {
    for (const [, key, source] of text.matchAll(MESSAGE)) if (!this.has(key!)) this.sources.set(key!, source!);
  }

  has(key: string): boolean {
    return this.sources.has(key);
  }

  /** A message with its arguments. What is missing shows in braces. */
  say(key: string, args: Args): string {
    const source = this.sources.get(key);
    if (source === undefined) return `{${key}}`;
    if (!this.read.has(key)) this.read.set(key, new Reader(source).pattern());
    return this.join(this.read.get(key)!, args);
  }

  private join(parts: readonly Part[], args: Args): string {
    return parts.map((part) => this.part(part, args)).join("");
  }

  private part(part: Part, args: Args): string {
    if (typeof part === "string") return part;
    if ("key" in part) return this.say(part.key, args);
    const given = args[part.name];
    if ("variants" in part) return this.join(this.chosen(part.variants, given).parts, args);
    return given === undefined
      ? `{$${part.name}}`
      : typeof given === "string"
        ? isolated(given)
        : written(given, this.lang);
  }

  /** The first variant that fits, or else the usual one. */
  private chosen(variants: readonly Variant[], given: Argument | undefined): Variant {
    const form = typeof given === "number" ? pluralOf(Math.abs(given), this.lang) : given;
    return variants.find(({ key }) => key === given || key === form) ?? variants.find(({ usual }) => usual)!;
  }
}

/** A text in letters that are read from right to left, so that what stands beside it keeps its place. */
export function isolated(text: string): string {
  return /[\u0590-\u08ff]/.test(text) ? `\u2068${text}\u2069` : text;
}

/** A number as the language writes it, with a real minus sign. What Intl needs for that takes a while to load. */
function written(value: number, lang: string): string {
  const plain = Number.isInteger(value) && Math.abs(value) < 1000;
  return (plain ? String(value) : value.toLocaleString(lang)).replace("-", "−");
}

function pluralOf(count: number, lang: string): string {
  if (count === 1) return "one";
  if (lang !== "pl" || !Number.isInteger(count)) return "other";
  return [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100) ? "few" : "many";
}

/** The end of a line, with the blank ones that follow, and how far the next one is indented. */
interface Break {
  lines: string;
  indent: number;
}

/** Reads a message from left to right. */
class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Text and placeables, as far as they go; the lines after the first are indented. */
  pattern(): Part[] {
    const found: (Part | Break)[] = [];
    this.take(/ */y);
    let first = true;
    for (;;) {
      let match = this.take(/[^{}\n]+/y);
      if (match) found.push(match[0]);
      else if (this.take(/\{\s*/y)) found.push(this.placeable());
      else if ((match = this.take(/(\n(?: *\n)*)(?:( *)(?=\{)|( +)(?=[^ }.[*\n]))/y)))
        found.push({ lines: first ? "" : match[1]!, indent: (match[2] ?? match[3])!.length });
      else return trimmed(found);
      first = false;
    }
  }

  private placeable(): Part {
    const [, literal, name, key] = this.take(/(?:"([^"]*)"|\$([\w-]+)|([\w-]+))\s*/y) ?? [];
    const variants = this.take(/->/y) ? this.variants() : null;
    this.take(/\s*\}/y);
    if (literal !== undefined) return literal;
    return name === undefined ? { key: key! } : variants ? { name, variants } : { name };
  }

  private variants(): Variant[] {
    const found: Variant[] = [];
    for (let match; (match = this.take(/\s*(\*?)\[ *(?:(\d+)|([\w-]+)) *\]/y));)
      found.push({ key: match[2] ? Number(match[2]) : match[3]!, usual: match[1] !== "", parts: this.pattern() });
    return found;
  }

  private take(wanted: RegExp): RegExpExecArray | null {
    wanted.lastIndex = this.at;
    const match = wanted.exec(this.source);
    if (match) this.at = wanted.lastIndex;
    return match;
  }
}

/** Without the indentation that all lines have, and without blanks at the end. */
function trimmed(found: readonly (Part | Break)[]): Part[] {
  const isBreak = (each: Part | Break): each is Break => typeof each !== "string" && "indent" in each;
  const common = Math.min(...found.filter(isBreak).map(({ indent }) => indent));
  const parts = found.map((each) => (isBreak(each) ? each.lines + " ".repeat(each.indent - common) : each));
  const last = parts.at(-1);
  return typeof last === "string" ? [...parts.slice(0, -1), last.trimEnd()] : parts;
}
