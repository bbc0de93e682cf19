// The current time, for clocks on the screen.

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
