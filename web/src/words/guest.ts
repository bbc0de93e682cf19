// What somebody is called who gave no name: it was stored in their own language, and is read in everybody's.
import { language } from "./words.svelte";

export const GUESTS = { en: "Guest", de: "Gast", pl: "Gość" };

/** As a whole text in JSON, perhaps with the number that tells several guests apart. */
const GUEST = new RegExp(`"(?:${Object.values(GUESTS).join("|")})( \\d+)?"`, "g");

/** What the server sent, with guests called as the reader's language calls them. */
export function parsed<T>(text: string): T {
  return JSON.parse(text.replace(GUEST, (_, number = "") => `"${GUESTS[language()]}${number}"`));
}
