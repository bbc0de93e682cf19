// The columns of the deduction pad, and the player's strokes on it: the same on the table and in a phone's sheet.
import type { Seen } from "../../table/seen.svelte";
import type { Column } from "../../wire/schema";
import { route } from "../../route.svelte";
import { remember, remembered, struck, type Strokes } from "./pad";
import { lumenView } from "./view";

/** Counted up with every stroke, so that every pad on the page shows it. */
let strokesMade = $state(0);

export class PadColumns {
  columns = $state.raw<readonly Column[]>([]);

  constructor(private readonly table: () => Seen) {
    $effect(() => {
      let current = true;
      void this.table()
        .aid<Column[]>()
        .then((found) => {
          if (current) this.columns = found ?? [];
        });
      return () => (current = false);
    });
  }

  get strokes(): Strokes {
    void strokesMade;
    return remembered(this.whose, lumenView(this.table()).round);
  }

  strike(place: number, value: number): void {
    remember(this.whose, lumenView(this.table()).round, struck(this.strokes, place, value));
    strokesMade++;
  }

  column(place: number): Column | undefined {
    return this.columns.find((column) => column.place === place);
  }

  /** Strokes belong to one seat at one table. */
  private get whose(): string {
    return `${route().rest[0] ?? ""}/${this.table().viewer}`;
  }
}
