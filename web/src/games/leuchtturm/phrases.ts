// Sentences about the chart, put together from the Fluent messages.
import type { Landing, PreviewEvent, Reach } from "../../wire/schema";
import { listed, say, sentence } from "../../words/words.svelte";
import { isLighthouse, stonesAt, type Board, type Standing } from "./board";
import { islandAfter } from "./ring";
import { colorOf } from "./shapes";

export function stonesSaid(stones: string): string {
  return [...stones].map((sign) => say("leuchtturm-stone", { stone: colorOf(sign) })).join(", ");
}

/** A tower in words, bottom to top. */
export function towerSaid(tower: string): string {
  return say("leuchtturm-tower", { tower });
}

/** The letter of a stone, in the reader's language. */
export function letterOf(sign: string): string {
  return say("leuchtturm-letter", { stone: colorOf(sign) });
}

/** What lies at a place, for screen readers. */
export function placeSaid(board: Board, place: number): string {
  const stones = stonesAt(board, place);
  if (stones.length === 0) return say("leuchtturm-place-bare", { island: place });
  const key = isLighthouse(stones) ? "leuchtturm-place-lit" : "leuchtturm-place-holds";
  return say(key, { island: place, stones: stonesSaid(stones) });
}

/** Where a lifted stone may land, and what it costs. */
export function landingsSaid(sign: string, landings: readonly Landing[]): string {
  const said = landings.map(({ island, points }) => say("leuchtturm-landing", { island, points }));
  return say("leuchtturm-lifted", { stone: colorOf(sign), landings: listed(said, "disjunction") });
}

const SHOWN_ANYWAY = new Set(["moved", "refilled", "began", "completed"]);
/** After these it does not matter how many points are left. */
const ENDING = new Set(["ended", "lapsed"]);

/** What a move would bring beyond itself, and the points left then; null for a refill, which costs none (A12). */
export function consequences(preview: readonly PreviewEvent[], pointsLeft: number | null): string[] {
  const said = preview.filter(({ event }) => !SHOWN_ANYWAY.has(event.event)).map(({ phrase }) => sentence(phrase));
  const goesOn = !preview.some(({ event }) => ENDING.has(event.event));
  return goesOn && pointsLeft ? [...said, say("leuchtturm-after-move", { points: pointsLeft })] : said;
}

export function completes(preview: readonly PreviewEvent[]): boolean {
  return preview.some(({ event }) => event.event === "completed");
}

/** A way that the aid found, island by island. */
export function waySaid({ moves }: Reach): string {
  return moves
    .map(({ from, by }) => `${from || say("leuchtturm-board-harbour")} → ${islandAfter(from, by)}`)
    .join(", ");
}

export function reachSaid(reach: Reach): string {
  const { island, serves } = reach;
  return say("leuchtturm-reach-way", { island, serves, way: waySaid(reach) });
}

/** What a lighthouse in reach costs, of the points that are left. */
export function costSaid({ points }: Reach, budget: number): string {
  return say("leuchtturm-cost", { points, budget });
}

/** How one of the viewer's orders stands: what the aid found for these points, or what is missing. */
export function orderSaid(standing: Standing, reach: Reach | null, myTurn: boolean, budget: number): string {
  if (reach) {
    const { points, island } = reach;
    const way = say("leuchtturm-order-way", { way: waySaid(reach), points, budget, island });
    return reach.sure ? way : `${way} ${say("leuchtturm-order-unsure")}`;
  }
  return myTurn ? `${standingSaid(standing)} ${say("leuchtturm-order-not-now")}` : standingSaid(standing);
}

function standingSaid({ island, missing }: Standing): string {
  if (island === null) return say("leuchtturm-order-nothing", { missing: stonesSaid(missing.slice(0, 1)) });
  if (missing === "") return say("leuchtturm-order-stands", { island });
  return say("leuchtturm-order-standing", { island, missing: stonesSaid(missing) });
}
