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
  /** Whether there are further games than those shown. */
  more = $state(false);
  /** In how many games it is the user's turn. */
  turns = $derived(this.games?.filter((game) => game.mine).length ?? 0);

  private latest: OwnTable[] = [];
  /** What was asked for after the latest; it is fetched once. */
  private older: OwnTable[] = [];
  /** What was last fetched, and at which version: a table that has none stays as it is in its phase. */
  private known = new Map<string, { version: number; game: OwnGame }>();

  constructor() {
    whileVisible(() => this.look(), OFTEN);
  }

  async look(): Promise<void> {
    try {
      const { tables, more } = await server.me();
      this.latest = tables;
      if (this.older.length === 0) this.more = more ?? false;
      await this.list();
      this.refusal = "";
    } catch (error) {
      if (this.games === null) this.refusal = sentenceOf(error); // else the next look may bring more
    }
  }

  /** The games after the last that is shown. */
  async lookFurther(): Promise<void> {
    const { tables, more } = await server.me([...this.latest, ...this.older].at(-1)?.table);
    this.older.push(...tables);
    this.more = more ?? false;
    await this.list();
  }

  async putAway(table: string): Promise<void> {
    await server.putAway(table);
    this.older = this.older.filter((other) => other.table !== table);
    await this.look();
  }

  private async list(): Promise<void> {
    const all = [...this.older, ...this.latest].map((table) => [table.table, table] as const);
    const once = [...new Map(all).values()]; // one device can hold several seats of a table
    const sorted = once.sort((one, other) => other.changed - one.changed);
    const asked = await Promise.all(sorted.slice(0, MOST_ASKED).map((table) => this.describe(table)));
    const found = [
      ...asked,
      ...sorted.slice(MOST_ASKED).map((table) => this.known.get(table.table)?.game ?? unasked(table)),
    ];
    this.games = found.sort((one, other) => Number(other.mine) - Number(one.mine));
  }

  private async describe(table: OwnTable): Promise<OwnGame> {
    const known = this.known.get(table.table);
    const same = table.phase === known?.game.phase && (table.version === null || table.version === known.version);
    if (known && same) return known.game;
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
