// When the board has come to rest after the last move, so that nothing covers what one wants to see.
const STEP = 100;
/** Milliseconds without any movement that count as rest: boards show some things one after the other. */
const QUIET = 700;
/** Nobody waits longer than that, whatever moves. */
const MOST = 12_000;

/** Call back when people have had so many milliseconds to look, and then nothing moves and no dialog is open. Returns how to cancel it. */
export function atRest(look: number, done: () => void): () => void {
  let [passed, quiet] = [0, look === 0 ? QUIET : 0];
  if (look === 0 && !isCovered()) {
    done();
    return () => {};
  }
  const timer = setInterval(() => {
    passed += STEP;
    quiet = isMoving() ? 0 : quiet + STEP;
    if (isCovered() || passed < look || (quiet < QUIET && passed < MOST)) return;
    clearInterval(timer);
    done();
  }, STEP);
  return () => clearInterval(timer);
}

/** Whether anything moves that will end. */
export function isMoving(): boolean {
  const moving = document.getAnimations?.() ?? [];
  return moving.some((each) => each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity);
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
