// Lichterfest: its table and what goes with it.
import type { GameTable } from "../games";
import Players from "./parts/Players.svelte";
import Rewards from "./parts/Rewards.svelte";
import Supply from "./parts/Supply.svelte";
import { tell } from "./news";
import { scores } from "./scores";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  sheets: [
    { key: "lichterfest-board-supply", Panel: Supply },
    { key: "lichterfest-rewards", Panel: Rewards },
    { key: "lichterfest-players", Panel: Players },
  ],
  scores,
  tell,
  entry: '[data-testid=place][tabindex="0"], [data-testid=card] .can',
};

export default game;
