import { setTimeout as pause } from 'node:timers/promises';

/** Whether something comes to be so within that time. */
export async function within(
  milliseconds: number,
  is: () => boolean | Promise<boolean>,
): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(100))
    if (await is()) return true;
  return false;
}

/** How long a busy machine gets for the answers that a verdict needs. */
export const enoughMs = 60_000;

/** How long a proof waits: its short form runs beside all other tests. */
export const patience = (milliseconds: number): number =>
  process.env.VITEST ? Math.max(milliseconds, enoughMs) : milliseconds;
