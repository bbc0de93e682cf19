import type { GameTable } from "../games";
import Players from "./Players.svelte";
import LichterfestTable from "./LichterfestTable.svelte";
import Rewards from "./Rewards.svelte";
import { scores } from "./scores";
import Supply from "./Supply.svelte";

export default {
  Table: LichterfestTable,
  sheets: [
    { key: "lichterfest-board-supply", Panel: Supply },
    { key: "lichterfest-rewards", Panel: Rewards },
    { key: "lichterfest-players", Panel: Players },
  ],
  scores,
  entry: '[data-testid=place][tabindex="0"], .discard',
} satisfies GameTable;
