// Where on the page the things are that a lesson points at. Lessons name them by their meaning; the boards carry it.
import type { Mark } from "../../wire/schema";

type Thing = Mark["thing"];

const self = (thing: Thing) => (which: string) => `[data-mark="${which ? `${thing}:${which}` : thing}"]`;
const tested = (id: string) => () => `[data-testid="${id}"]`;

/** A selector for each thing; of what it finds, all that is in sight is meant. */
const WHERE: Record<Thing, (which: string) => string> = {
  lake: tested("lake"),
  place: (at) => `[data-testid="place"][data-at="${at}"]`,
  hand: tested("hand-tile"),
  tile: (number) => `[data-testid="hand-tile"][data-tile="${number}"]`,
  cards: (seat) => (seat === "0" ? `[data-testid="card"]` : self("cards")(seat)),
  boats: () => `[data-mark="boats"]`,
  rewards: self("rewards"),
  reward: self("reward"),
  harbour: () => `[data-testid="harbour"] .area`, // without the beam of a lighthouse
  island: (number) => `[data-testid="island"][data-place="${number}"] :is(.area, .number)`,
  supply: (color) => `[data-testid="supply"]${color ? `[data-stone="${color}"]` : ""}`,
  order: (tower) => `[data-testid="my-orders"] [data-tower${tower ? `="${tower}"` : ""}]`,
  public: (tower) => `[data-testid="public"]${tower ? `[data-tower="${tower}"]` : ""}`,
  points: tested("points"),
  bids: tested("bid"),
  card: (place) => `[data-testid="my-hand"] [data-testid="card"]${place ? `[data-place="${place}"]` : ""}`,
  trick: tested("trick"),
  plus: () => `[data-testid="my-hand"] .place > svg`,
  stones: self("stones"),
  pad: () => `[data-testid="pad"], [data-testid="my-hand"] .note`,
  seat: (number) => `${self("seat")(number)}, [data-testid="seat"][data-seat="${number}"]`,
  button: (key) => `[data-does="${key}"]`,
};

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything in sight that a mark means. */
export function found({ thing, which }: Mark): Element[] {
  return [...document.querySelectorAll(WHERE[thing](which ?? ""))].filter((each) => each.getClientRects().length > 0);
}

/** What is drawn round the things that are pointed at: one ring for each mark, round all that it means. */
export function rings(marks: readonly Mark[]): Ring[] {
  return marks.flatMap((mark) => {
    const boxes = found(mark).map((each) => each.getBoundingClientRect());
    if (!boxes.length) return [];
    const [left, top] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
    const [right, bottom] = [
      Math.max(...boxes.map(({ right }) => right)),
      Math.max(...boxes.map(({ bottom }) => bottom)),
    ];
    return [{ x: left, y: top, width: right - left, height: bottom - top }];
  });
}
