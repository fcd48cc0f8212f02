import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from './processes.ts';

/** How often to check that npm is still running. */
const parentCheckMs = 500;

/** Pauses before a process that ended is started again: the first, the second time, and so on; the last one repeats. */
const restartPausesMs = [0, 1_000, 5_000, 15_000];

/** After running this long, the next end counts as the first again. */
const steadyMs = 60_000;

interface Supervisor {
  /** Supervises a process: it is stopped with the others, and if it ends by itself, all are stopped. */
  add(process: RunningProcess): RunningProcess;
  /** From now on, a process that ends by itself is started again. */
  keepRunning(): void;
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
  let restartsMembers = false;

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
    void superviseMember(member);
    return member;
  }

  async function superviseMember(member: RunningProcess): Promise<void> {
    let restarts = 0;
    while (!isStopping) {
      const since = performance.now();
      await member.ended;
      if (isStopping) return;
      if (!restartsMembers) {
        console.error(`The ${member.name} ended.`);
        return stop(1);
      }
      console.error(`The ${member.name} ended. Starting it again.`);
      if (performance.now() - since > steadyMs) restarts = 0;
      let isRunning = false;
      while (!isRunning && !isStopping) {
        await pause(restartPausesMs[Math.min(restarts, restartPausesMs.length - 1)]);
        restarts += 1;
        isRunning = !isStopping && (await restarted(member));
      }
    }
  }

  async function restarted(member: RunningProcess): Promise<boolean> {
    try {
      await member.restart();
      return true;
    } catch (fault) {
      if (!isStopping) console.error(messageOf(fault));
      return false;
    }
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
    const keepRunning = () => {
      restartsMembers = true;
    };
    await start({ add, keepRunning, run, runOptional });
  } catch (fault) {
    if (!isStopping) console.error(messageOf(fault));
    await stop(1);
  }
}

function messageOf(fault: unknown): unknown {
  return fault instanceof Error ? fault.message : fault;
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
