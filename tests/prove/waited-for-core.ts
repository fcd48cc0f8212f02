import { readFileSync } from 'node:fs';

/**
 * The milliseconds for which the main thread of a process was ready to run but had no core; 0 where the system does not
 * tell.
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
