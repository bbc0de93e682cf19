import { expect, test } from "vitest";
import { isLoopback } from "./http";

test("a link to this very computer helps nobody else", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(isLoopback(host)).toBe(true);
  for (const host of ["192.168.1.5", "games.example.org"]) expect(isLoopback(host)).toBe(false);
});
