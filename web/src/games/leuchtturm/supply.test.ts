import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { Board } from "./board";
import type { Choice } from "./choice.svelte";
import { chartOf } from "./geometry";
import Supply from "./parts/Supply.svelte";

afterEach(cleanup);

const choice = (...refills: string[]) => ({ refills: refills.map((stone) => ({ stone })) }) as unknown as Choice;

it("gives up the focus once no stone of it can be taken", async () => {
  const board = { supply: [3, 3, 3] } as unknown as Board;
  const { rerender } = render(Supply, {
    chart: chartOf(900, 600, false, 2),
    board,
    acting: true,
    choice: choice("red"),
  });
  const [red] = screen.getAllByTestId("supply");
  red!.focus();
  await rerender({ choice: choice("red", "black") });
  expect(document.activeElement).toBe(red);
  await rerender({ choice: choice() });
  expect(document.activeElement).toBe(document.body);
});
