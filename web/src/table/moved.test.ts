import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { State } from "../wire/schema";
import { say, speak } from "../words/words.svelte";
import Moved from "./Moved.svelte";
import type { Session } from "./session.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const shown = (state: Partial<State>) => render(Moved, { table: { table: "t", state } as unknown as Session });

it("says whose seat it is now that was one's own", () => {
  shown({ kept: [], succeeded_by: "Olga" });
  expect(screen.getByTestId("moved").textContent).toBe(say("web-seat-given", { player: "Olga" }));
  expect(screen.queryByTestId("play-here")).toBeNull();
});

it("lets one take a seat back that was only lent", () => {
  shown({ kept: [1], succeeded_by: "Olga" });
  expect(screen.getByTestId("moved").textContent).toContain(say("web-seat-given", { player: "Olga" }));
  expect(screen.getByTestId("play-here")).toBeTruthy();
});

it("lets a device take its seat back, and tells others nothing", () => {
  shown({ kept: [1], succeeded_by: null });
  expect(screen.getByTestId("play-here")).toBeTruthy();
  cleanup();
  shown({ kept: [], sent_away_by: "Ada", succeeded_by: null }); // sent away while people gathered: nobody took it
  expect(document.body.textContent).toBe("");
});
