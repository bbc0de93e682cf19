import { describe, expect, it } from "vitest";
import { entries } from "./entries";

describe("the index of a rule book", () => {
  it("has titles and other words in the order of the language, with the numbers of their paragraphs", () => {
    const book = [
      { number: "A14", text: "*Wem gehört er?* Es kommt darauf an." },
      { number: "A7", text: "*Landen.* Ein Stein darf nicht." },
      { number: "A16", text: "*Öffentliche Stapel.* Zwei." },
      { number: "A18", text: "Ohne Titel." },
    ];
    expect(entries(book, [{ word: "Vorrat", paragraphs: ["A12", "A16"] }], "de")).toEqual([
      { title: "Landen", numbers: ["A7"] },
      { title: "Öffentliche Stapel", numbers: ["A16"] },
      { title: "Vorrat", numbers: ["A12", "A16"] },
      { title: "Wem gehört er", numbers: ["A14"] },
    ]);
  });
});
