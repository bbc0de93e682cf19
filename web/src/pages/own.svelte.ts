// Lists of games that stay up to date.
import { server, sentenceOf } from "../wire/http";
import type { OpenTable, OwnTable } from "../wire/schema";
import { described, type OwnGame } from "./own";

const OFTEN = 8_000; // milliseconds; one small request each time
const SELDOM = 20_000;
const HIDDEN = 60_000; // where nobody looks; the title tells them

/** Do something now, again and again while the page is in sight, as soon as it is in sight again, and, if so wished, seldom while it is not. */
function keepLooking(run: () => unknown, every: number, hidden = Infinity): void {
  let last = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" && Date.now() - last < hidden) return;
    last = Date.now();
    void run();
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
  turns = $derived(this.games?.filter((game) => game.turn).length ?? 0);

  private latest: OwnTable[] = [];
  /** What was asked for after the latest; it is fetched once. */
  private older: OwnTable[] = [];

  constructor() {
    keepLooking(() => this.look(), OFTEN, HIDDEN);
  }

  async look(): Promise<void> {
    try {
      const { tables, more } = await server.me();
      this.latest = tables;
      if (this.older.length === 0) this.more = more ?? false;
      this.list();
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
    this.list();
  }

  /** A game is no longer in the list. */
  async leave(table: string): Promise<void> {
    this.older = this.older.filter((other) => other.table !== table);
    await this.look();
  }

  private list(): void {
    const all = [...this.older, ...this.latest].map((table) => [table.table, table] as const);
    const once = [...new Map(all).values()]; // one device can hold several seats of a table
    const sorted = once.sort((one, other) => other.changed - one.changed).map(described);
    this.games = sorted.sort((one, other) => Number(other.turn) - Number(one.turn));
  }
}

/** The tables that wait for players. */
export class OpenTables {
  tables = $state.raw<OpenTable[]>([]);

  constructor() {
    keepLooking(() => this.look(), SELDOM);
  }

  private async look(): Promise<void> {
    try {
      this.tables = (await server.openTables()).tables;
    } catch {
      // the next look may bring more
    }
  }
}
