import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../words/words.svelte";
import ActionLine from "./ActionLine.svelte";

beforeEach(() => speak("en"));
afterEach(() => cleanup());

it("confirms nothing with the second click of a double click", async () => {
  const [open, confirm] = [vi.fn(), vi.fn()];
  const { rerender } = render(ActionLine, { title: "", actions: [{ label: "Dedicate", run: open }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 1 });
  await rerender({ actions: [{ label: "Dedicate 9", act: true, run: confirm }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 2 });
  expect([open.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 0]);
  await fireEvent.click(screen.getByRole("button"), { detail: 1 });
  expect(confirm).toHaveBeenCalledTimes(1);
});

it("repeats what can be done again and again, but not for a button that has just come", async () => {
  const [turn, stop] = [vi.fn(), vi.fn()];
  const { rerender } = render(ActionLine, { title: "", actions: [{ label: "Turn", run: turn }] });
  for (const detail of [1, 2, 3]) await fireEvent.click(screen.getByRole("button"), { detail });
  await rerender({ actions: [{ label: "Stop", run: stop }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 4 });
  expect([turn.mock.calls.length, stop.mock.calls.length]).toEqual([3, 0]);
});

it("is confirmed by the keyboard", async () => {
  const confirm = vi.fn();
  render(ActionLine, { title: "", actions: [{ label: "Lay", key: "Enter", act: true, run: confirm }] });
  await fireEvent.click(screen.getByRole("button"), { detail: 0 });
  expect(confirm).toHaveBeenCalledTimes(1);
});
