// What the page must know of a game's box and rules beyond what views say. It comes with the games on offer.
import { RefusedError, server } from "../wire/http";
import type { GameCard } from "../wire/schema";
import { say } from "../words/words.svelte";

type Material = GameCard["material"];
type MaterialOf<Game extends Material["game"]> = Extract<Material, { game: Game }>;

const RETRY = 2000;
let known = $state.raw<Record<string, GameCard>>({});
let trouble = $state("");

/** Ask for the material of all games, again and again until it comes. Tables are shown once it is known. */
export async function learnMaterial(): Promise<void> {
  try {
    known = Object.fromEntries((await server.games()).games.map((card) => [card.name, card]));
    trouble = "";
  } catch (error) {
    trouble = error instanceof RefusedError ? error.message : say("web-reconnecting");
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    await learnMaterial();
  }
}

/** Why the games are not known yet, in a sentence; empty if nothing is wrong. */
export const gamesTrouble = () => trouble;

/** A game on offer, once it is known. */
export const cardOf = (game: string): GameCard | undefined => known[game];

export function materialOf<Game extends Material["game"]>(game: Game): MaterialOf<Game> {
  const material = cardOf(game)?.material;
  if (isOf(material, game)) return material;
  throw new TypeError(`no material of ${game}`);
}

function isOf<Game extends Material["game"]>(material: Material | undefined, game: Game): material is MaterialOf<Game> {
  return material?.game === game;
}

/** The options of a game as they usually are; none while they are not known yet. */
export function usualOptions(game: string): Record<string, unknown> {
  return { ...cardOf(game)?.options };
}
