import { describe, expect, it } from "vitest";
import type { FairShuffle } from "../../wire/schema";
import { commitmentOf, keyOf, proved } from "./proof";

const hex = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => (first + at).toString(16).padStart(2, "0")).join("");
// The vectors of tests/test_shuffles.py.
const SECRET = hex(0, 32);
const SALTS = [hex(100, 16), null, hex(0, 64)];
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const KEY = "60df125097f27306b3d3b7f154ea2b55d1c83dd33ef639734e34602441190f2f";

const shuffle = (changes: Partial<FairShuffle> = {}): FairShuffle => ({
  table: "t",
  file: "lumen-t.jsonl",
  phase: "over",
  goes_on: false,
  commitment: COMMITMENT,
  committed: 0,
  seats: SALTS.map((salt) => ({ name: "Ada", kind: "human", salt })),
  secret: SECRET,
  key: KEY,
  ...changes,
});

describe("a fair shuffle", () => {
  it("has the commitment and the key that the server computes", async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
    expect(await keyOf(SECRET, SALTS)).toBe(KEY);
    expect(await proved(shuffle())).toEqual({ secret: true, key: true });
  });

  it("is not proved by another secret, or with another salt", async () => {
    expect(await proved(shuffle({ secret: hex(1, 32) }))).toEqual({ secret: false, key: false });
    const seats = shuffle().seats.map((seat) => ({ ...seat, salt: null }));
    expect(await proved(shuffle({ seats }))).toEqual({ secret: true, key: false });
  });

  it("cannot be proved before the end", async () => {
    expect(await proved(shuffle({ secret: null, key: null }))).toBeNull();
    expect(await proved(shuffle({ commitment: null }))).toBeNull();
  });
});
