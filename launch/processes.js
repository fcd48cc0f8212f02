// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.js';

/** Time a process has to leave after it was asked to, before it is made to. */
const LEAVE_MS = 12_000;

/** With an arena for each thread, what one of them gave back is no memory for another. */
const smallMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * @typedef {Record<string, string | undefined>} Environment
 *
 * @typedef {object} Running
 * @property {string} name
 * @property {string} address Where the process said it is reached.
 * @property {import('node:child_process').ChildProcess} child The process as it runs now; a restart gives it another one.
 * @property {() => Promise<void>} restart
 * @property {() => Promise<void>} stop
 * @property {Promise<void>} ended When it has ended by itself.
 */

/**
 * Starts a part of Farol in a process of its own and waits until it says that it is ready.
 *
 * @param {string} name
 * @param {string} script
 * @param {{ environment?: Environment, flags?: readonly string[], folder?: string }} [options]
 * @returns {Promise<Running>}
 */
export async function startProcess(name, script, options = {}) {
  const { environment = process.env, flags = [], folder = root } = options;
  let leaving = false;
  let endedByItself = () => {};
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    endedByItself = resolve;
  });

  async function start() {
    const started = spawn(process.execPath, [...flags, script], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const address = await ready(started, name);
    started.once('exit', () => {
      if (!leaving) endedByItself();
    });
    return { started, address };
  }

  async function stop() {
    leaving = true;
    await end(child);
  }

  const first = await start();
  let child = first.started;
  return {
    name,
    address: first.address,
    ended,
    stop,
    get child() {
      return child;
    },
    async restart() {
      await stop();
      child = (await start()).started;
      leaving = false;
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<string>}
 */
async function ready(child, name) {
  const said = once(child, 'message');
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${name} ended (${code}) while starting.`);
  });
  const [message] = await Promise.race([said, exited]);
  exited.catch(() => {
    // Ending later is no failure to start.
  });
  return message.ready;
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS);
  await gone;
  clearTimeout(timer);
}

/**
 * What the start script of a package says: `node FLAGS FILE`. Settings are given, not read from a file.
 *
 * @param {string} part
 */
function startScript(part) {
  const { scripts } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));
  /** @type {string[]} */
  const words = scripts.start.split(' ').slice(1);
  return {
    flags: words.filter((word) => word.startsWith('--') && !word.startsWith('--env-file')),
    script: join(root, part, words.at(-1) ?? ''),
  };
}

/**
 * The content service as a process of its own.
 *
 * @param {Environment} [environment]
 */
export function startServiceProcess(environment = process.env) {
  const { script, flags } = startScript('content-service');
  return startProcess('content service', script, {
    environment: { ...smallMemory, ...environment },
    flags,
  });
}

/**
 * The website as it was built. Two threads are enough for files and for packing.
 *
 * @param {Environment} [environment]
 * @param {string} [build] Another one than that of the project.
 */
export function startSiteProcess(environment = process.env, build) {
  const { script, flags } = startScript('site');
  return startProcess('website', build ?? script, {
    environment: { ...smallMemory, UV_THREADPOOL_SIZE: '2', ...environment },
    flags,
  });
}
