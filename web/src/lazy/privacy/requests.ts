// What the page on privacy asks of the server.
import { call } from "../../wire/http";
import type { Keeping } from "../../wire/schema";

export const requests = {
  kept: () => call<Keeping>("GET", "privacy"),
  forgetMe: () => call<void>("DELETE", "me"),
};
