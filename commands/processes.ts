import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { heapFlags } from '@farol/content-service';
import { root } from './environment.ts';

/** Time a process has to leave after it was asked to, before it is made to. */
const LEAVE_MS = 12_000;

const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/** Of what the website needs for a moment, little shall lie around: it collects sooner than Node would. */
const siteFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--expose-gc'];

/**
 * With an arena for each thread, what one of them gave back is no memory for another; with a fixed threshold, what
 * was needed for a moment goes back to the machine; two threads are enough for files and for packing.
 */
const smallMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '2',
};

type Environment = Record<string, string | undefined>;

export interface Running {
  name: string;
  /** Where the process said it is reached. */
  address: string;
  /** The process as it runs now; a restart gives it another one. */
  readonly child: ChildProcess;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** When it has ended by itself. */
  ended: Promise<void>;
}

/** Starts a part of Farol in a process of its own and waits until it says that it is ready. */
export async function startProcess(
  name: string,
  script: string,
  options: { environment?: Environment; flags?: readonly string[]; folder?: string } = {},
): Promise<Running> {
  const { environment = process.env, flags = [], folder = root } = options;
  let leaving = false;
  let endedByItself = () => {};
  const ended = new Promise<void>((resolve) => {
    endedByItself = resolve;
  });

  async function start() {
    const started = spawn(process.execPath, [...nodeFlags, ...flags, script], {
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

  async function stop(): Promise<void> {
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

async function ready(child: ChildProcess, name: string): Promise<string> {
  const said = once(child, 'message') as Promise<[{ ready: string }]>;
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The ${name} ended (${code}) while starting.`);
  });
  const [{ ready: address }] = await Promise.race([said, exited]);
  exited.catch(() => {
    // Ending later is no failure to start.
  });
  return address;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS);
  await gone;
  clearTimeout(timer);
}

/** The content service as a process of its own. */
export function startServiceProcess(environment: Environment = process.env): Promise<Running> {
  const script = join(root, 'content-service/main.ts');
  return startProcess('content service', script, { environment, flags: heapFlags });
}

/** The website as it was built. */
export function startSiteProcess(environment: Environment = process.env): Promise<Running> {
  return startProcess('website', join(root, 'site/dist/server/main.js'), {
    environment: { ...smallMemory, ...environment },
    flags: siteFlags,
  });
}
