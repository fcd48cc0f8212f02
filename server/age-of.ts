/**
 * How long ago something was. What is from later is from before the clock went back: it counts as just as long ago, or
 * it would last longer than others do.
 */
export function ageOf(at: number, now: number): number {
  return Math.abs(now - at);
}
