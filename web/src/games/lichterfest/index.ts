// Lichterfest: its table and what goes with it.
import { ICONS } from "../../parts/icons";
import type { TableModel } from "../../table/model.svelte";
import { phone } from "../../window.svelte";
import type { GameTable } from "../games";
import { choiceOf } from "./choice.svelte";
import { lasts } from "./flights";
import Players from "./parts/Players.svelte";
import Rewards from "./parts/Rewards.svelte";
import Supply from "./parts/Supply.svelte";
import { tell } from "./news";
import { scores } from "./scores";
import { laidSaid } from "./phrases";
import Table from "./Table.svelte";

const LANTERN =
  "M12 3v2.5M9 5.5h6M12 18.5V21M9 18.5h6M12 5.5c4.5 0 6.5 3 6.5 6.5s-2 6.5-6.5 6.5-6.5-3-6.5-6.5 2-6.5 6.5-6.5z";
const players = { key: "lichterfest-players", Panel: Players, icon: ICONS.people };
const sheets = [
  { key: "lichterfest-board-supply", Panel: Supply, icon: LANTERN },
  {
    key: "lichterfest-rewards",
    Panel: Rewards,
    icon: ICONS.star,
    mark: (table: TableModel) => choiceOf(table).sets.length > 0,
  },
  players,
];

const game: GameTable = {
  Table,
  replay: () => import("./replay"),
  /** On tablets supply and rewards are beside the lake. */
  get sheets() {
    return phone.current ? sheets : [players];
  },
  scores,
  tell,
  lasts: ({ sight }, told) => lasts(told, sight.pace),
  entry: '[data-testid=place][tabindex="0"], [data-testid=card] .can',
  keys: { R: "lichterfest-turn-tile" },
  says: (move, table) => (move.type === "place" ? laidSaid(move, choiceOf(table)) : ""),
};

export default game;
