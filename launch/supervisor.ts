import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import type { RunningProcess } from './processes.ts';

/** How often to check that npm is still running. */
const parentCheckMs = 500;

interface Supervisor {
  /** Supervises a process: it is stopped with the others, and if it ends by itself, all are stopped. */
  add(process: RunningProcess): RunningProcess;
  /** Runs a script of `launch/workers` in a process of its own, to its end. */
  run(script: string, words?: readonly string[]): Promise<void>;
  /** Runs a script that the product can do without: a failure is only logged. */
  runOptional: Supervisor['run'];
}

/**
 * Runs several processes as one until a signal stops them. It lives as long as the product, so to save memory it
 * imports nothing large.
 */
export async function supervise(start: (supervise: Supervisor) => Promise<void>): Promise<void> {
  // The terminal should show addresses and errors, not a line for each of a thousand writes.
  process.env.LOG_LEVEL ||= 'warn';
  const members: RunningProcess[] = [];
  const workers = new Set<ChildProcess>();
  let isStopping = false;

  async function stop(code: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    for (const worker of workers) worker.kill();
    await Promise.all(members.toReversed().map((member) => member.stop()));
    process.exit(code);
  }

  function add(member: RunningProcess): RunningProcess {
    members.push(member);
    if (isStopping) void member.stop();
    member.ended.then(() => {
      if (!isStopping) console.error(`The ${member.name} ended.`);
      return stop(1);
    });
    return member;
  }

  const run: Supervisor['run'] = async (script, words = []) => {
    const worker = fork(resolve(import.meta.dirname, 'workers', script), words, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    workers.add(worker);
    const [code] = await once(worker, 'exit');
    workers.delete(worker);
    if (code !== 0) throw new Error(`${basename(script)} ended with ${code}.`);
  };

  const runOptional: Supervisor['run'] = (script, words) =>
    run(script, words).catch((fault: Error) => {
      if (!isStopping) console.error(fault.message);
    });

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(0));
  stopWithNpm(() => stop(0));
  try {
    await start({ add, run, runOptional });
  } catch (fault) {
    if (!isStopping) console.error(fault instanceof Error ? fault.message : fault);
    await stop(1);
  }
}

/**
 * npm passes a signal to the shell between it and this process, which exits without forwarding it. Without npm, this
 * process may outlive its parent.
 */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, parentCheckMs).unref();
}
