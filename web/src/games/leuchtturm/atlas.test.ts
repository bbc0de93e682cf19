import { expect, test } from "vitest";
import type { CardView } from "../../wire/schema";
import { grouped } from "./atlas";

const open: CardView["places"] = [
  { where: "hand", number: 1 },
  { where: "buried", number: 0 },
  { where: "buried", number: 1 },
];
const cards: CardView[] = [
  { tower: "rwrw", places: open },
  { tower: "rwrk", places: [{ where: "laid", number: 1 }] },
  { tower: "rwkr", places: open },
  { tower: "rwkw", places: [{ where: "hand", number: 0 }] },
  { tower: "rkrw", places: [{ where: "top", number: 1 }] },
  { tower: "rkrk", places: [{ where: "hand", number: 0 }] },
];

test("orders that are or could be in the same places are told of together, what is certain first", () => {
  expect(grouped(cards, 0).map(({ towers }) => towers)).toEqual([
    ["rwkw", "rkrk"],
    ["rkrw"],
    ["rwrk"],
    ["rwrw", "rwkr"],
  ]);
});
