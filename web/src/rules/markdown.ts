// As much Markdown as the rule books use, parsed into plain data, so that what is rendered can never be HTML.
export type Span = { kind: "text" | "strong" | "em" | "code" | "rule"; text: string };
export type Block =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[]; number: string | null }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "picture"; name: string; shows: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]\d+)\b/g;
const NUMBER = /^\*\*([A-Z]\d+)\*\*\s*/;
const PICTURE = /^!\[(.+)\]\(([\w-]+)\)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;

/** The blocks of a text, which are separated by empty lines. */
export function blocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map(block);
}

function block(part: string): Block {
  const lines = part.trim().split("\n");
  const heading = /^(#{1,4})\s+(.*)$/.exec(part.trim());
  if (heading && lines.length === 1) {
    return { kind: "heading", level: heading[1]!.length, spans: spans(heading[2]!) };
  }
  const picture = PICTURE.exec(part.trim());
  if (picture) return { kind: "picture", shows: picture[1]!, name: picture[2]! };
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return table(lines);
  if (lines.every((line) => ITEM.test(line))) {
    return {
      kind: "list",
      ordered: /^\d/.test(lines[0]!),
      items: lines.map((line) => spans(line.replace(ITEM, ""))),
    };
  }
  const whole = lines.join(" ");
  const number = NUMBER.exec(whole)?.[1] ?? null;
  return { kind: "paragraph", number, spans: spans(whole.replace(NUMBER, "")) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** Splits a text into spans: plain, strong, emphasised, code, or the number of a paragraph. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > end) found.push({ kind: "text", text: text.slice(end, mark.index) });
    const [whole, strong, em, code, rule] = mark;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "rule", text: rule! });
    end = mark.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
