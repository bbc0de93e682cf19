// The current time, for clocks on the screen; and what has lasted for some of it.

const TICK = 500; // milliseconds: half of the smallest step shown

/** The current time; it is updated while `runs` returns true. */
export function ticking(runs: () => boolean): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    if (!runs()) return;
    now = Date.now();
    const timer = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Milliseconds: whoever only loads the page again is not gone. */
const PATIENCE = 2000;

/** What was read last and has not changed for a while. */
export function lasting(read: () => string): { readonly value: string } {
  let value = $state("");
  $effect(() => {
    const now = read();
    const timer = setTimeout(() => (value = now), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}
