import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RequestView } from "../wire/schema";
import { speak } from "../words/words.svelte";
import Announcements from "./Announcements.svelte";
import ConsentNote from "./ConsentNote.svelte";
import { tableOf } from "./fixtures";
import type { Session } from "./session.svelte";

const NAMES = ["Ada", "Ben", "Cem"];
const REQUEST: RequestView = { seat: 0, waiting: [2], agreed: [1] };
const answer = vi.fn();

/** What a seat, or somebody who watches, reads, and the buttons they have. */
function shown(about: "undo" | "end", viewer: number | null): [string, string[]] {
  const publicView = tableOf(NAMES, { [about]: REQUEST });
  const table = { publicView, names: NAMES, watching: viewer === null, seat: viewer ?? 0, answer };
  render(ConsentNote, { table: table as unknown as Session, about });
  const note = screen.getByTestId(`${about}-note`);
  const buttons = [...note.querySelectorAll("button")];
  return [note.querySelector("span")?.textContent ?? "", buttons.map((button) => button.textContent ?? "")];
}

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  answer.mockClear();
});

describe.each(["undo", "end"] as const)("a request (%s)", (about) => {
  it("is no live region: its event is announced already", () => {
    shown(about, 2);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is heard as a question by those whose answer is missing, and by nobody else", async () => {
    const heard = [1, 2].map((seat) => {
      const publicView = tableOf(NAMES, { [about]: REQUEST });
      const table = { publicView, names: NAMES, watching: false, seat, viewer: seat, view: {}, log: [], absent: [] };
      return render(Announcements, { table: table as unknown as Session, lingers: false });
    });
    const [agreed, asked] = heard.map(({ container }) => container.querySelector("[aria-live]")!);
    await vi.waitFor(() => expect(asked!.textContent).toContain("Do you agree?"));
    expect(agreed!.textContent).toBe("");
  });

  it("asks those whose answer is missing", () => {
    const [text, buttons] = shown(about, 2);
    expect(text).toContain("Ada would like to");
    expect(buttons).toHaveLength(2);
  });

  it.each([0, 1])("can be ended by who asked and by who agreed (seat %s)", (seat) => {
    const [text, buttons] = shown(about, seat);
    expect(text).toContain(seat === 0 ? "You" : "Ada");
    expect(text).toContain("Cem");
    expect(buttons).toHaveLength(1);
    screen.getByRole("button").click();
    expect(answer).toHaveBeenCalledWith(about, false);
  });

  it("is only told to those who watch", () => {
    expect(shown(about, null)[1]).toEqual([]);
  });
});
