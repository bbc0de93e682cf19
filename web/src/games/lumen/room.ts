// How the height of a phone is shared, so that every hand, the trick and what is needed to act are in sight at once.

export interface Phone {
  /** The room below the bar and above the sheet buttons. */
  width: number;
  height: number;
  players: number;
  /** Whether everything is closer together. */
  tight: boolean;
  /** The heights of the action line and of the viewer's own things. */
  line: number;
  mine: number;
}

export interface Rows {
  /** Whether the name is beside a hand instead of above it. */
  slim: boolean;
  /** The room for the cards of each of the others. */
  hand: { width: number; height: number };
}

/** The least height of the trick, and of the stones to bid with. */
export const TRICK = 88;
/** The width of a name beside a hand. */
export const NAME = 84;
/** What a row needs besides cards: the name above them, the frame. */
const PLATE = 22;
const FRAME = 8;
/** What more there is where not everything is close together: around the name, and around the trick. */
const LOOSE = 10;
/** Below this the numerals get too small: the name goes beside the cards then, and they get its height. */
const LEAST = 36;
const MOST = 88;

export function rows({ width, height, players, tight, line, mine }: Phone): Rows {
  const [plate, gaps] = tight ? [PLATE, 16] : [PLATE + LOOSE, 5 * (players + 1) + LOOSE];
  const each = Math.floor((height - line - mine - TRICK - gaps) / (players - 1)) - FRAME;
  const slim = each - plate < LEAST;
  return {
    slim,
    hand: {
      width: width - 24 - (slim ? NAME : 0),
      height: Math.max(24, Math.min(MOST, slim ? each : each - plate)),
    },
  };
}
