// Lists of games that stay up to date while somebody looks at them.
import { server, sentenceOf } from "../wire/http";
import type { OpenTable, OwnTable } from "../wire/schema";
import { described, unasked, type OwnGame } from "./own";

const MOST_ASKED = 12; // tables whose state is fetched
const OFTEN = 8_000; // milliseconds; one small request each time
const SELDOM = 20_000;

/** Do something now, again and again while the page is in sight, and as soon as it is in sight again. */
export function whileVisible(run: () => unknown, every: number): void {
  const look = () => {
    if (document.visibilityState === "visible") void run();
  };
  void run();
  $effect(() => {
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
}

/** The user's games: those that wait for them first, then the last changed. */
export class OwnGames {
  games = $state.raw<OwnGame[] | null>(null);
  refusal = $state("");
  /** In how many games it is the user's turn. */
  turns = $derived(this.games?.filter((game) => game.mine).length ?? 0);

  /** What was last fetched, and at which version: a table changes only while it is awake, and then has one. */
  private known = new Map<string, { version: number; game: OwnGame }>();

  constructor() {
    whileVisible(() => this.look(), OFTEN);
  }

  async look(): Promise<void> {
    try {
      const { tables } = await server.me();
      const once = new Map(tables.map((table) => [table.table, table])); // one device can hold several seats of a table
      const sorted = [...once.values()].sort((one, other) => other.changed - one.changed);
      const asked = await Promise.all(sorted.slice(0, MOST_ASKED).map((table) => this.describe(table)));
      const found = [...asked, ...sorted.slice(MOST_ASKED).map(unasked)];
      this.games = found.sort((one, other) => Number(other.mine) - Number(one.mine));
      this.refusal = "";
    } catch (error) {
      if (this.games === null) this.refusal = sentenceOf(error); // else the next look may bring more
    }
  }

  async putAway(table: string): Promise<void> {
    await server.putAway(table);
    await this.look();
  }

  private async describe(table: OwnTable): Promise<OwnGame> {
    const known = this.known.get(table.table);
    if (known && (table.version === null || table.version === known.version)) return known.game;
    try {
      const state = await server.table(table.table);
      const game = described(table, state);
      this.known.set(table.table, { version: state.version, game });
      return game;
    } catch {
      return known?.game ?? unasked(table);
    }
  }
}

/** The tables that wait for players. */
export class OpenTables {
  tables = $state.raw<OpenTable[]>([]);

  constructor() {
    whileVisible(() => this.look(), SELDOM);
  }

  private async look(): Promise<void> {
    try {
      this.tables = (await server.openTables()).tables;
    } catch {
      // the next look may bring more
    }
  }
}
