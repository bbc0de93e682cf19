// The whole game that follows the lessons: an ordinary table against beginners, at a calm pace.
import { go } from "../../route.svelte";
import { set, settings } from "../../settings.svelte";
import { PACES } from "../../table/wishes";
import { sentenceOf, server } from "../../wire/http";
import { say } from "../../words/words.svelte";

/** Open the table and go there; returns why it could not be opened, if so. */
export async function playGame(game: string, players: number): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot: "beginner" }));
  try {
    const { table } = await server.open({
      game,
      seats: [{ kind: "me" }, ...bots],
      pace: PACES.calm,
      practice: true,
      aids: { memory: game === "lumen" },
      name: settings.name || say("web-guest"),
    });
    await set({ game, played: [...new Set([...settings.played, game])] });
    go("table", table);
    return "";
  } catch (error) {
    return sentenceOf(error);
  }
}
