import { readFileSync } from 'node:fs';

/**
 * How many milliseconds the main thread of a process could have worked so far and had no core to do it on; 0 where the
 * system does not tell.
 */
export function waitedForCore(process: number): number {
  try {
    const [, nanoseconds] = readFileSync(
      `/proc/${process}/task/${process}/schedstat`,
      'utf8',
    ).split(' ');
    return Number(nanoseconds) / 1_000_000;
  } catch {
    return 0;
  }
}
