import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import type { Running } from './processes.ts';

/** How often to look whether npm is still there. */
const LOOK_MS = 500;

export interface Supervisor {
  /** Stops it with the rest; where it ends by itself, all end. */
  keep(running: Running): Running;
  /** Has something done by a process that ends when it is done. */
  work(
    script: string,
    words?: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** The same for what the product runs without: where it fails, that is said and nothing ends. */
  attempt: Supervisor['work'];
}

/**
 * Keeps several processes as one until it is asked to stop. What it holds is held as long as the product runs: it
 * imports nothing large.
 */
export async function supervise(start: (supervise: Supervisor) => Promise<void>): Promise<void> {
  // Whoever reads along wants the addresses and the faults, not a line for each of a thousand writes.
  process.env.LOG_LEVEL ||= 'warn';
  const members: Running[] = [];
  const workers = new Set<ChildProcess>();
  let leaving = false;

  async function leave(code: number): Promise<void> {
    if (leaving) return;
    leaving = true;
    for (const worker of workers) worker.kill();
    await Promise.all(members.toReversed().map((member) => member.stop()));
    process.exit(code);
  }

  function keep(running: Running): Running {
    members.push(running);
    if (leaving) void running.stop();
    running.ended.then(() => {
      if (!leaving) console.error(`The ${running.name} ended.`);
      return leave(1);
    });
    return running;
  }

  const work: Supervisor['work'] = async (script, words = [], environment = {}) => {
    const worker = fork(script, [...words], {
      env: { ...process.env, ...environment },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    workers.add(worker);
    const [code] = await once(worker, 'exit');
    workers.delete(worker);
    if (code !== 0) throw new Error(`${basename(script)} ended with ${code}.`);
  };

  const attempt: Supervisor['work'] = (...asked) =>
    work(...asked).catch((fault: Error) => {
      if (!leaving) console.error(fault.message);
    });

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => leave(0));
  leaveWithNpm(() => leave(0));
  try {
    await start({ keep, work, attempt });
  } catch (fault) {
    if (!leaving) console.error(fault instanceof Error ? fault.message : fault);
    await leave(1);
  }
}

/**
 * npm hands a signal to the shell between us, which ends and tells nobody. Whoever started this without npm may go
 * without it.
 */
function leaveWithNpm(leave: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, LOOK_MS).unref();
}
