// Die Leuchtturm-Architekten: its table and what goes with it.
import type { GameTable } from "../games";
import AtlasPanel from "./parts/AtlasPanel.svelte";
import LaidPanel from "./parts/LaidPanel.svelte";
import ReachPanel from "./parts/ReachPanel.svelte";
import { lasts } from "./flights";
import { journeys, tell } from "./news";
import { scores } from "./scores";
import Table from "./Table.svelte";

const game: GameTable = {
  Table,
  replay: () => import("./replay"),
  sheets: [
    { key: "leuchtturm-sheet-atlas", Panel: AtlasPanel, icon: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16" },
    { key: "leuchtturm-sheet-laid", Panel: LaidPanel, icon: "M5 7h10v14H5zM9 3h10v14" },
    {
      key: "leuchtturm-sheet-reach",
      Panel: ReachPanel,
      own: true,
      icon: "M9 21l1.5-12h3L15 21zM10 9V5.5L12 3l2 2.500V9M3 7l4 1M21 7l-4 1",
    },
  ],
  scores,
  tell,
  lasts: (before, told) => (before.view?.game === "leuchtturm" ? lasts(before.view, told) : 0),
  merge: journeys,
  entry: '.due, .liftable, [data-testid=chart]:not(:has(.due, .liftable)) [tabindex="0"]',
  keys: { "1–3": "web-key-digits" },
};

export default game;
