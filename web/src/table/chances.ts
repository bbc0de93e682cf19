// Chances as whole percentages whose sum is 100.

/** Whether they tell anything: as long as everybody's are the same, they do not. */
export function differ(shares: readonly number[]): boolean {
  return Math.max(...shares) - Math.min(...shares) >= 0.01;
}

/** Each share as a whole percentage; those with the largest remainders are rounded up, until the sum is 100. */
export function percentages(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const rest = (seat: number) => exact[seat]! - whole[seat]!;
  const up = exact.map((_, seat) => seat).sort((one, other) => rest(other) - rest(one));
  for (const seat of up.slice(0, missing)) whole[seat]!++;
  return whole;
}
