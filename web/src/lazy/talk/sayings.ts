// What can be said without writing: reactions, drawn on a grid of 24 by 24, and phrases.
import type { Say } from "../../wire/schema";

export type Saying = NonNullable<Say["saying"]>;

const FACE = "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z";
export const REACTIONS: Partial<Record<Saying, string>> = {
  clap: "M8 13 4.5 9.5M10.5 10.5 6 6M13 8.5 9.5 5M15 6.5l2 5 1-1.5c.8-1 2.3-.3 2 1L18.5 17a5 5 0 0 1-8 2L4.5 13M16 3.5v-1M19 4.5l1-1",
  heart: "M12 20C6 15.5 3.5 12.5 3.5 9a4.3 4.3 0 0 1 8.5-1.2A4.3 4.3 0 0 1 20.5 9c0 3.5-2.5 6.5-8.5 11z",
  laugh: `${FACE}M7 13h10a5 5 0 0 1-10 0zM7.5 9.5l1.5-1 1.5 1M13.5 9.5l1.5-1 1.5 1`,
  wow: `${FACE}M9 9v.6M15 9v.6M12 13a2.2 2.6 0 1 1 0 5.2 2.2 2.6 0 0 1 0-5.2z`,
  think:
    "M5 10.5a5 4.5 0 0 1 9.5-2 3.8 3.8 0 0 1 1.5 7.2H8a4 4 0 0 1-3-5.2zM7 18.5h.1M4.5 21h.1M9 12h.1M12 12h.1M15 12h.1",
  sad: `${FACE}M9 9.5v.6M15 9.5v.6M8 16.5a4.5 4.5 0 0 1 8 0`,
  lantern:
    "M12 2.5v3M9 5.5h6M9 18.5h6M12 18.5v3M12 5.5c4.5 0 6.5 3 6.5 6.5s-2 6.5-6.5 6.5-6.5-3-6.5-6.5 2-6.5 6.5-6.5zM12 9.5v5",
};

export const PHRASES: readonly Saying[] = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thanks",
  "sorry",
  "moment",
  "your-turn",
  "good-game",
  "again",
  "bye",
];
