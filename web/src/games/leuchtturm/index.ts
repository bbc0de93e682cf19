// Die Leuchtturm-Architekten at the table.
import type { GameTable } from "../games";
import AtlasPanel from "./AtlasPanel.svelte";
import LaidPanel from "./LaidPanel.svelte";
import ReachPanel from "./ReachPanel.svelte";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  sheets: [
    { key: "leuchtturm-sheet-atlas", Panel: AtlasPanel },
    { key: "leuchtturm-sheet-laid", Panel: LaidPanel },
    { key: "leuchtturm-sheet-reach", Panel: ReachPanel },
  ],
};

export default game;
