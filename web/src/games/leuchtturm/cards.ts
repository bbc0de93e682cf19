// The transition of a card from a hand or a stack to the seat before which it is laid.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { settings } from "../../settings.svelte";

export const [send, receive] = crossfade({
  duration: () => (settings.motion ? 400 : 0),
  easing: cubicOut,
  fallback: () => ({ duration: settings.motion ? 250 : 0, css: (part) => `opacity: ${part}` }),
});
