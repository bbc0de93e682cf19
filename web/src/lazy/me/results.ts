// Results of finished games, summed up by game, opponents and number of players.
import type { OwnResult } from "../../wire/schema";

export interface Tally {
  /** The level of the bots; null: people. */
  level: string | null;
  players: number;
  won: number;
  shared: number;
  lost: number;
  /** The game with the most points, of those that were played out and not given up. */
  best: OwnResult | null;
}

export interface GameTally {
  game: string;
  tallies: Tally[];
}

/** For each game what came of it; people come first, then bots in the order of these levels, the strongest first. */
export function summedUp(results: readonly OwnResult[], levels: readonly string[]): GameTally[] {
  return grouped(results, ({ game }) => game).map((own) => {
    const kinds = grouped(own, ({ level, players }) => `${level} ${players}`);
    return { game: own[0]!.game, tallies: kinds.map(tally).sort(byStrength(levels)) };
  });
}

function grouped(results: readonly OwnResult[], by: (result: OwnResult) => string): OwnResult[][] {
  const groups = new Map<string, OwnResult[]>();
  for (const each of results) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return [...groups.values()];
}

function tally(results: OwnResult[]): Tally {
  const { level, players } = results[0]!;
  const count = (wanted: (result: OwnResult) => boolean) => results.filter(wanted).length;
  return {
    level,
    players,
    won: count(({ won, shared }) => won && !shared),
    shared: count(({ shared }) => shared),
    lost: count(({ won }) => !won),
    best: results.filter(({ gave_up, played_out }) => played_out && !gave_up).reduce(better, null),
  };
}

const better = (best: OwnResult | null, each: OwnResult) => (best && best.score >= each.score ? best : each);

function byStrength(levels: readonly string[]) {
  const strength = ({ level }: Tally) => (level === null ? Infinity : levels.indexOf(level));
  return (one: Tally, other: Tally) => strength(other) - strength(one) || one.players - other.players;
}
