// How somebody who only watches leaves: the table is not among their games any more.
import { go } from "../route.svelte";
import { server } from "../wire/http";

export async function stopWatching(table: string): Promise<void> {
  await server.putAway(table).catch(() => undefined); // a table that is gone is not listed either
  go();
}
