import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOnceReady, endProcess, mallocEnvironment } from '@farol/server/process';
import type { Environment } from '@farol/server/settings';
import { root } from './environment.ts';

/** How long a process may take to exit after SIGTERM before it is killed. */
const maxExitMs = 12_000;

export interface RunningProcess {
  readonly name: string;
  /** Where the process reported it is reached. */
  readonly address: string;
  /** The current process; a restart replaces it. */
  readonly child: ChildProcess;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** At once, as on a machine that loses power. */
  kill(): Promise<void>;
  /** Resolves when it next ends by itself. */
  readonly ended: Promise<void>;
}

interface ProcessOptions {
  environment?: Environment;
  flags?: readonly string[];
  folder?: string;
  /** The setting of its port: if that is 0, a restart keeps the port it was given first. */
  portSetting?: string;
}

/** Starts a part of Farol as a child process and waits until it reports that it is ready. */
export async function startProcess(
  name: string,
  script: string,
  options: ProcessOptions = {},
): Promise<RunningProcess> {
  const { environment = process.env, flags = [], folder = root, portSetting = '' } = options;
  const settings = { ...environment };
  let isStopping = false;
  let ended = Promise.withResolvers<void>();
  let child: ChildProcess;

  async function start(): Promise<string> {
    isStopping = false;
    child = spawn(process.execPath, [...flags, script], {
      cwd: folder,
      env: settings,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const address = await addressOnceReady(child, name);
    child.once('exit', () => {
      if (isStopping) return;
      const { resolve } = ended;
      ended = Promise.withResolvers();
      resolve();
    });
    return address;
  }

  async function stop() {
    isStopping = true;
    await terminate(child);
  }

  const address = await start();
  if (settings[portSetting] === '0') settings[portSetting] = new URL(address).port;
  return {
    name,
    address,
    stop,
    kill: () => endProcess(child, 'SIGKILL'),
    get child() {
      return child;
    },
    get ended() {
      return ended.promise;
    },
    async restart() {
      await stop();
      await start();
    },
  };
}

async function terminate(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), maxExitMs);
  await endProcess(child, 'SIGTERM');
  clearTimeout(timer);
}

/** Parses the start script of a package: `node FLAGS FILE`. Settings come from the caller, not from an env file. */
function startScript(part: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));
  const words: string[] = scripts.start.split(' ').slice(1);
  return {
    flags: words.filter((word) => word.startsWith('--') && !word.startsWith('--env-file')),
    script: join(root, part, words.at(-1) ?? ''),
  };
}

export function startServiceProcess(
  environment: Environment = process.env,
): Promise<RunningProcess> {
  const { script, flags } = startScript('content-service');
  return startProcess('content service', script, {
    environment: { ...mallocEnvironment, ...environment },
    flags,
    portSetting: 'SERVICE_PORT',
  });
}

/** Starts the built website, or another build of it. Two threads are enough for files and compression. */
export function startSiteProcess(
  environment: Environment = process.env,
  build?: string,
): Promise<RunningProcess> {
  const { script, flags } = startScript('site');
  return startProcess('website', build ?? script, {
    environment: { ...mallocEnvironment, UV_THREADPOOL_SIZE: '2', ...environment },
    flags,
    portSetting: 'PORT',
  });
}
