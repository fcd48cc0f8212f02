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
