import { describe, expect, it } from "vitest";
import { blocks, spans } from "./markdown";

describe("the Markdown of the rule books", () => {
  it("knows headings, numbered paragraphs, lists and tables", () => {
    const text =
      "# Rules\n\n## Start\n\n**A1** *Board.* A `switch`.\n\n- one\n- two\n\n| | two |\n|---|---|\n| Cards | 9 |\n";
    expect(blocks(text).map((block) => block.kind)).toEqual(["heading", "heading", "paragraph", "list", "table"]);
    expect(blocks(text)[2]).toEqual({
      kind: "paragraph",
      number: "A1",
      spans: [
        { kind: "em", text: "Board." },
        { kind: "text", text: " A " },
        { kind: "code", text: "switch" },
        { kind: "text", text: "." },
      ],
    });
    expect(blocks(text)[4]).toMatchObject({
      head: [[], [{ text: "two" }]],
      rows: [[[{ text: "Cards" }], [{ text: "9" }]]],
    });
  });

  it("knows pictures by their names", () => {
    expect(blocks("Text.\n\n![What it shows](full-island)")[1]).toEqual({
      kind: "picture",
      name: "full-island",
      shows: "What it shows",
    });
  });

  it("knows the numbers of paragraphs, wherever they are cited", () => {
    expect(spans("Cards (L14, L17).").filter(({ kind }) => kind === "rule")).toEqual([
      { kind: "rule", text: "L14" },
      { kind: "rule", text: "L17" },
    ]);
  });

  it("keeps HTML as the text it is", () => {
    expect(spans("<b>no</b> **yes**")).toEqual([
      { kind: "text", text: "<b>no</b> " },
      { kind: "strong", text: "yes" },
    ]);
  });
});
