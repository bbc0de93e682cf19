import type { GameTable } from "../games";
import LumenTable from "./LumenTable.svelte";
import Notebook from "./Notebook.svelte";
import PadSheet from "./PadSheet.svelte";
import { scores } from "./scores";
import { tellable } from "./told";

const lumen: GameTable = {
  Table: LumenTable,
  Side: Notebook,
  sheets: [
    { key: "lumen-pad", Panel: PadSheet },
    { key: "lumen-sheet", Panel: Notebook },
  ],
  scores,
  entry: '[data-testid=bid-stone], [data-testid=my-hand] [tabindex="0"]',
  tellable,
};

export default lumen;
