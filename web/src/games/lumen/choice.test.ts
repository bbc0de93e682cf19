import { expect, it } from "vitest";
import { chosenBid, placeOfKey, wished } from "./choice.svelte";

it("counts places from 1, and 0 is the tenth", () => {
  expect(["1", "5", "9", "0", "x"].map(placeOfKey)).toEqual([0, 4, 8, 9, null]);
});

const legal = Array.from({ length: 21 }, (_, code) => ({
  type: "bid" as const,
  tips: code >> 1,
  extra: code % 2 === 1,
}));

it("offers only what is legal: the extra stone goes back at ten", () => {
  expect(wished(legal, { tips: 9, extra: true }, { tips: 10 })).toEqual({ tips: 10, extra: false });
  expect(wished(legal, { tips: 10, extra: false }, { extra: true })).toEqual({ tips: 10, extra: false });
  expect(wished(legal, { tips: null, extra: false }, { extra: true })).toEqual({ tips: null, extra: true });
  expect(chosenBid(legal, { tips: null, extra: true })).toBeUndefined();
  expect(chosenBid(legal, { tips: 0, extra: true })).toEqual({ type: "bid", tips: 0, extra: true });
});
