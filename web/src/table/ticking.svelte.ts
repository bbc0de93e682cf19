// What time it is, for clocks that are looked at.

const TICK = 500; // milliseconds: half of what people see change

/** The time now; it goes on while `runs` says so. */
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
