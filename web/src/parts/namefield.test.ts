import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { rename, set, settings } from "../settings.svelte";
import { server } from "../wire/http";
import { speak } from "../words/words.svelte";
import NameField from "./NameField.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

it("says why a name is refused, and the one before stays", async () => {
  await set({ name: "Ada" });
  vi.spyOn(server, "rename").mockRejectedValue(new Error("No."));
  render(NameField, { value: settings.name, onname: rename });
  await fireEvent.change(screen.getByRole("textbox"), { target: { value: "Du" } });
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toBe("No."));
  expect(settings.name).toBe("Ada");
});
