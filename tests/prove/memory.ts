import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The resident memory of a process, in megabytes. */
export async function memoryOf(process: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(process)]);
  return Number(stdout) / 1024;
}

/** The number of files and connections a process has open; null where the system does not tell. */
export function openFilesOf(process: number | undefined): Promise<number | null> {
  return readdir(`/proc/${process}/fd`).then(
    (files) => files.length,
    () => null,
  );
}

/** The same, including its child processes. */
async function memoryOfFamily(process: number | undefined): Promise<number> {
  const { stdout } = await run('ps', [
    '-o',
    'rss=',
    '-p',
    String(process),
    '--ppid',
    String(process),
  ]);
  return (
    stdout
      .trim()
      .split(/\s+/)
      .reduce((sum, size) => sum + Number(size), 0) / 1024
  );
}

export function watchFamily(process: number | undefined) {
  return watchMemory(process, 200, memoryOfFamily);
}

/** Samples the memory of a process and keeps the maximum. */
export function watchMemory(process: number | undefined, every = 200, look = memoryOf) {
  let most = 0;
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      most = Math.max(most, await look(process));
      await pause(every);
    }
    return most;
  })();
  return {
    /** The maximum since the last call. */
    most(): number {
      const found = most;
      most = 0;
      return found;
    },
    stop(): Promise<number> {
      isOver = true;
      return running;
    },
  };
}
