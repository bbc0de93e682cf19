// LUMEN: its table and what goes with it.
import type { GameTable } from "../games";
import { tellable } from "./log";
import Notebook from "./parts/Notebook.svelte";
import PadSheet from "./parts/PadSheet.svelte";
import { tell } from "./news";
import { roundStop } from "./scored.svelte";
import { scores } from "./scores";
import Table from "./Table.svelte";

/** Milliseconds for which a card flies to the trick (TrickPane). */
const COMING = 300;
const PAD = "M4 4h16v16H4zM4 12h16M12 4v16M6.5 6.5l3 3M9.5 6.5l-3 3";
const SCORES = "M4 20.5h16M6.5 20V11M12 20V4M17.5 20v-6";

const game: GameTable = {
  Table,
  replay: () => import("./replay"),
  Side: Notebook,
  sheets: [
    { key: "lumen-pad", Panel: PadSheet, icon: PAD, own: true },
    { key: "lumen-sheet", Panel: Notebook, icon: SCORES },
  ],
  scores,
  lastLook: 0, // the sheet of the last round comes before it
  tell,
  lasts: (_before, told) => (told.some(({ event }) => event.event === "played") ? COMING : 0),
  entry: '[data-testid=bid-stone], [data-testid=my-hand] [tabindex="0"]',
  keys: { "0–9": "web-key-digits", "+": "lumen-extra" },
  lingers: (table) => roundStop(table).on,
  tellable,
};

export default game;
