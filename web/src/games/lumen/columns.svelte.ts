// The columns of the deduction pad and the player's strokes, shared by the table and the sheet on phones.
import { viewOf, type TableModel } from "../../table/model.svelte";
import type { Column } from "../../wire/schema";
import { route } from "../../route.svelte";
import { remember, remembered, struck, type Strokes } from "./pad";

/** Incremented with every stroke, so that every pad on the page updates. */
let strokesMade = $state(0);

export class PadColumns {
  columns = $state.raw<readonly Column[]>([]);

  constructor(private readonly table: () => TableModel) {
    $effect(() => {
      let current = true;
      void this.table()
        .aid()
        .then((aid) => {
          if (current) this.columns = aid?.filter((part) => "odds" in part) ?? [];
        });
      return () => (current = false);
    });
  }

  get strokes(): Strokes {
    void strokesMade;
    return remembered(this.whose, viewOf(this.table(), "lumen").round);
  }

  strike(place: number, value: number): void {
    remember(this.whose, viewOf(this.table(), "lumen").round, struck(this.strokes, place, value));
    strokesMade++;
  }

  column(place: number): Column | undefined {
    return this.columns.find((column) => column.place === place);
  }

  /** The key of the strokes: they belong to one seat at one table. */
  private get whose(): string {
    return `${route().rest[0] ?? ""}/${this.table().viewer}`;
  }
}
