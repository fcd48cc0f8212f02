import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mallocEnvironment } from '@farol/server/process';
import { root } from './environment.ts';

/** Time a process has to leave after it was asked to, before it is made to. */
const LEAVE_MS = 12_000;

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Running {
  readonly name: string;
  /** Where the process said it is reached. */
  readonly address: string;
  /** The process as it runs now; a restart gives it another one. */
  readonly child: ChildProcess;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** When it has ended by itself. */
  readonly ended: Promise<void>;
}

/** Starts a part of Farol in a process of its own and waits until it says that it is ready. */
export async function startProcess(
  name: string,
  script: string,
  options: { environment?: Environment; flags?: readonly string[]; folder?: string } = {},
): Promise<Running> {
  const { environment = process.env, flags = [], folder = root } = options;
  let leaving = false;
  const { promise: ended, resolve: endedByItself } = Promise.withResolvers<void>();

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

async function ready(child: ChildProcess, name: string): Promise<string> {
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS);
  await gone;
  clearTimeout(timer);
}

/** What the start script of a package says: `node FLAGS FILE`. Settings are given, not read from a file. */
function startScript(part: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));
  const words: string[] = scripts.start.split(' ').slice(1);
  return {
    flags: words.filter((word) => word.startsWith('--') && !word.startsWith('--env-file')),
    script: join(root, part, words.at(-1) ?? ''),
  };
}

/** The content service as a process of its own. */
export function startServiceProcess(environment: Environment = process.env): Promise<Running> {
  const { script, flags } = startScript('content-service');
  return startProcess('content service', script, {
    environment: { ...mallocEnvironment, ...environment },
    flags,
  });
}

/** The website as it was built, or another build of it. Two threads are enough for files and for packing. */
export function startSiteProcess(
  environment: Environment = process.env,
  build?: string,
): Promise<Running> {
  const { script, flags } = startScript('site');
  return startProcess('website', build ?? script, {
    environment: { ...mallocEnvironment, UV_THREADPOOL_SIZE: '2', ...environment },
    flags,
  });
}
