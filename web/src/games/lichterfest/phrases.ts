// Sentences about what is on the table, put together from the Fluent messages.
import type { Move } from "../../table/model.svelte";
import type { LichterfestSeatView } from "../../wire/schema";
import { listed, say } from "../../words/words.svelte";
import type { Choice } from "./choice.svelte";
import { beside, keyOf, same, turned, type At } from "./geometry";
import { valueOf, type Consequence, type Gain, type Kind } from "./preview";
import { COLORS, LETTERS, colorOf, type Color } from "./shapes";

export const colorName = (color: Color) => say("lichterfest-color-name", { color });
/** The letter that a colour has in the reader's language; records and notation keep those of the code. */
export const colorLetter = (letter: string) => say("lichterfest-letter", { color: colorOf(letter) });

/** What laying the tile here would bring the viewer; asked before it is laid, told while it is only pointed at. */
export function ownGains(seat: number, { lanterns, bonus, boats }: Consequence, asked: boolean): string {
  const own = lanterns.get(seat);
  const got = bonus.filter(({ received }) => received).map(({ color }) => color);
  const gains = say("lichterfest-own-gains", {
    own: own?.received ? colorName(own.color) : "nothing",
    color: own?.color ?? "",
    bonuses: got.length,
    bonus: listed(counted(got)),
    boats: boats.length,
  });
  return asked ? `${say("lichterfest-lay-here")} ${gains}` : gains;
}

/** "2 × orange" instead of "orange and orange". */
function counted(colors: readonly Color[]): string[] {
  return [...new Set(colors)].map((color) => {
    const count = colors.filter((one) => one === color).length;
    return count > 1 ? `${count} × ${colorName(color)}` : colorName(color);
  });
}

/** What one gives up by a move: sets that could be dedicated before it, or the exchange. */
export function forgone(move: Move, { kinds, sets, view }: Choice): string {
  if (move.type === "dedicate") return kinds.has("exchange") ? say("lichterfest-ends-exchange") : "";
  const [best] = sets;
  if (!best || move.type === "exchange") return "";
  return say("lichterfest-leaves-set", { kind: best.kind, value: valueOf(view.rewards, best.kind), move: move.type });
}

/** What it would bring the others, and for which bonus there is no card. */
export function othersGains(choice: Choice): string {
  const { table, consequence } = choice;
  const said = table.round
    .filter((seat) => seat !== table.seat && consequence.lanterns.has(seat))
    .map((seat) => gain(table.names[seat] ?? "", consequence.lanterns.get(seat)!));
  const missed = consequence.bonus.filter(({ received }) => !received);
  return [...said, ...missed.map(({ color }) => say("lichterfest-no-bonus", { color: colorName(color) }))].join(" · ");
}

function gain(player: string, { color, received }: Gain): string {
  return say(received ? "lichterfest-gets" : "lichterfest-gets-nothing", { player, color: colorName(color) });
}

/** The question before a move is made. */
export function question(move: Move, choice: Choice): string {
  switch (move.type) {
    case "place":
      return choice.preview.length
        ? ownGains(choice.table.seat, choice.consequence, true)
        : say("lichterfest-lay-here");
    case "exchange":
      return say("lichterfest-ask-exchange", { give: move.give, take: move.take });
    case "dedicate":
      return say("lichterfest-ask-dedicate", { kind: move.kind, value: worth(move.kind, choice) });
    case "discard":
      return say("lichterfest-ask-discard", { color: move.color });
    default:
      return say("lichterfest-ask-pass");
  }
}

/** The value of the reward in the preview, or else that on top of the stack. */
function worth(kind: Kind, choice: Choice): number {
  const reward = choice.preview.find((event) => event.event === "dedicated");
  return reward?.value ?? valueOf(choice.view.rewards, kind);
}

export function tileSaid(colors: string, symbol: string): string {
  const [top, right, bottom, left] = [...colors].map((letter) => colorName(colorOf(letter)));
  return say("lichterfest-tile-said", { top: top!, right: right!, bottom: bottom!, left: left!, symbol });
}

/** A tile of the hand, as it is turned. */
export function handSaid(choice: Choice, tile = choice.tile): string {
  if (tile === null) return "";
  return `${choice.hand.indexOf(tile) + 1}. ${tileSaid(choice.colors(tile, choice.turnsOf(tile)), choice.middle(tile))}`;
}

/** A place, described by the edges it touches. */
export function placeSaid(at: At, number: number, choice: Choice): string {
  const shown = turned(at, choice.quarters);
  const lake = new Map(choice.view.lake.map((laid) => [keyOf(turned(laid.at, choice.quarters)), laid]));
  const touches = [0, 1, 2, 3].flatMap((side) => {
    const laid = lake.get(keyOf(beside(shown, side)));
    if (!laid) return [];
    const color = colorName(colorOf(choice.colors(laid.tile, laid.turns)[(side + 2) % 4]!));
    return [say("lichterfest-touches", { side: ["top", "right", "bottom", "left"][side]!, color })];
  });
  const key = same(at, choice.place) ? "lichterfest-place-chosen" : "lichterfest-place-said";
  return say(key, { number, places: choice.places.length, touches: touches.join(", ") });
}

/** Which tile of the hand, how it is turned, and where it is laid: as the hand and the lake say it. */
export function laidSaid({ tile, turns, at }: { tile: number; turns: number; at: At }, choice: Choice): string {
  const held = `${choice.hand.indexOf(tile) + 1}. ${tileSaid(choice.colors(tile, turns), choice.middle(tile))}`;
  return `${held}. ${placeSaid(at, choice.places.findIndex((place) => same(place, at)) + 1, choice)}.`;
}

/** The number stands behind its colour, which need not agree with it then. */
export function cardsSaid(counts: readonly number[]): string {
  const held = COLORS.flatMap((color, index) => (counts[index] ? [`${colorName(color)}: ${counts[index]}`] : []));
  return held.join(", ") || say("lichterfest-no-cards");
}

/** Points and boats, and how many cards. */
export function tallySaid({ points, boats, cards }: LichterfestSeatView): string {
  return say("lichterfest-board-seat", { points, boats, cards: cards.reduce((sum, count) => sum + count, 0) });
}

export const seatSaid = (seat: LichterfestSeatView) => `${tallySaid(seat)}; ${cardsSaid(seat.cards)}`;

/** A stack of rewards: the value on top, and those that follow. */
export function rewardSaid(kind: Kind, rewards: Choice["view"]["rewards"], index: number): string {
  const following = rewards[index]?.slice(1).join(", ") || "–";
  return say("lichterfest-reward-said", { kind, value: valueOf(rewards, kind), following });
}

export const lettersOf = (counts: readonly number[]) =>
  [...LETTERS].map((letter, index) => ({ letter, count: counts[index]! }));
