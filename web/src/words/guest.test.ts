import { expect, it } from "vitest";
import { GUESTS, parsed } from "./guest";
import { LANGUAGES, say, speak } from "./words.svelte";

it("calls a guest as each reader's language does, and leaves everybody else's name alone", async () => {
  const sent = JSON.stringify({ seats: [{ name: "Gast" }, { name: "Gość 2" }, { name: "Gasthof" }], says: "Guest!" });
  for (const lang of LANGUAGES) {
    await speak(lang);
    expect(GUESTS[lang]).toBe(say("web-guest"));
    const guest = say("web-guest");
    expect(parsed(sent)).toEqual({
      seats: [{ name: guest }, { name: `${guest} 2` }, { name: "Gasthof" }],
      says: "Guest!",
    });
  }
});
