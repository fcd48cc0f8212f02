import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { heapFlags } from '@farol/content-service';
import { root } from './environment.ts';

/** Time a process has to leave after it was asked to, before it is made to. */
const LEAVE_MS = 12_000;

const nodeFlags = ['--disable-warning=ExperimentalWarning'];

export interface Running {
  name: string;
  /** What the process said it is reached at. */
  address: string;
  child: ChildProcess;
  stop(): Promise<void>;
  ended: Promise<void>;
}

/** Starts a part of Farol in a process of its own and waits until it says that it is ready. */
export function startProcess(
  name: string,
  script: string,
  environment: Record<string, string | undefined> = process.env,
  flags: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, [...nodeFlags, ...flags, script], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready: string }) =>
      resolve({ name, address: message.ready, child, ended, stop: () => stop(child, ended) }),
    );
    child.once('exit', (code) => reject(new Error(`The ${name} ended (${code}) while starting.`)));
    child.once('error', reject);
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS);
  await ended;
  clearTimeout(timer);
}

/** The content service as a process of its own. */
export function startServiceProcess(
  environment: Record<string, string | undefined> = process.env,
): Promise<Running> {
  const script = join(root, 'content-service/main.ts');
  return startProcess('content service', script, environment, heapFlags);
}

export function startSiteProcess(
  environment: Record<string, string | undefined> = process.env,
): Promise<Running> {
  return startProcess('website', join(root, 'site/dist/server/main.js'), environment);
}
