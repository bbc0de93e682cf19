// LUMEN: its table and what goes with it.
import type { GameTable } from "../games";
import { tellable } from "./log";
import Notebook from "./parts/Notebook.svelte";
import PadSheet from "./parts/PadSheet.svelte";
import { tell } from "./news";
import { roundStop } from "./scored.svelte";
import { scores } from "./scores";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  Side: Notebook,
  sheets: [
    { key: "lumen-pad", Panel: PadSheet },
    { key: "lumen-sheet", Panel: Notebook },
  ],
  scores,
  lastLook: 0, // the sheet of the last round comes before it
  tell,
  entry: '[data-testid=bid-stone], [data-testid=my-hand] [tabindex="0"]',
  lingers: (table) => roundStop(table).on,
  tellable,
};

export default game;
