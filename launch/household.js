// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/** How often to look whether npm is still there. */
const LOOK_MS = 500;

/**
 * @typedef {import('./processes.js').Running} Running
 *
 * @typedef {object} Household
 * @property {(running: Running) => Running} keep Stops it with the rest; where it ends by itself, all end.
 * @property {(script: string, words?: readonly string[], environment?: Record<string, string>) => Promise<void>} work
 *   Has something done by a process that ends when it is done.
 */

/**
 * Keeps several processes as one until it is asked to stop. What it holds is held as long as the product runs: it
 * imports nothing large, and no TypeScript, because what turns that into JavaScript stays in memory (18 MB).
 *
 * @param {(household: Household) => Promise<void>} move
 */
export async function household(move) {
  // Whoever reads along wants the addresses and the faults, not a line for each of a thousand writes.
  process.env.LOG_LEVEL ||= 'warn';
  /** @type {Running[]} */
  const members = [];
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const workers = new Set();
  let leaving = false;

  /** @param {number} code */
  async function leave(code) {
    if (leaving) return;
    leaving = true;
    for (const worker of workers) worker.kill();
    await Promise.all(members.toReversed().map((member) => member.stop()));
    process.exit(code);
  }

  /** @param {Running} running */
  function keep(running) {
    members.push(running);
    if (leaving) void running.stop();
    running.ended.then(() => {
      if (!leaving) console.error(`The ${running.name} ended.`);
      return leave(1);
    });
    return running;
  }

  /** @type {Household['work']} */
  async function work(script, words = [], environment = {}) {
    const worker = fork(script, [...words], {
      env: { ...process.env, ...environment },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    workers.add(worker);
    const [code] = await once(worker, 'exit');
    workers.delete(worker);
    if (code !== 0) throw new Error(`${basename(script)} ended with ${code}.`);
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => leave(0));
  leaveWithNpm(() => leave(0));
  try {
    await move({ keep, work });
  } catch (fault) {
    if (!leaving) console.error(fault instanceof Error ? fault.message : fault);
    await leave(1);
  }
}

/**
 * npm hands a signal to the shell between us, which ends and tells nobody. Whoever started this without npm may go
 * without it.
 *
 * @param {() => void} leave
 */
function leaveWithNpm(leave) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, LOOK_MS).unref();
}
