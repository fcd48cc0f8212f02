import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RenderLimits } from './render.ts';
import type { Transformation } from './transform.ts';

export interface RenderJob {
  number: number;
  path: string;
  transformation: Transformation;
  limits: RenderLimits;
}

export type RenderResult = { number: number } & ({ picture: Uint8Array } | { fault: string });

interface PendingJob {
  resolve(picture: Buffer): void;
  reject(fault: Error): void;
}

/** Most renders take up to 60 MB, those of the largest pictures 600. One core is left for the API. */
export const maxConcurrentRenders = Math.max(1, Math.min(2, availableParallelism() - 1));

/** How long the process stays when idle. */
const idleTimeoutMs = 10_000;

/** Makes malloc return memory to the system after each picture. */
const lowMemoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: String(maxConcurrentRenders + 2),
};

let child: ChildProcess | null = null;
let idleTimer: NodeJS.Timeout | undefined;
let jobs = 0;
const pending = new Map<number, PendingJob>();

/**
 * Renders in a child process of low priority, so that the API stays responsive, and the memory needed for rendering
 * is returned when the process exits.
 */
export async function renderInChild(
  path: string,
  transformation: Transformation,
  limits: RenderLimits,
): Promise<Buffer> {
  clearTimeout(idleTimer);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  jobs += 1;
  const job: RenderJob = { number: jobs, path, transformation, limits };
  pending.set(job.number, { resolve, reject });
  child ??= startChild();
  child.send(job, (fault) => fault && reject(fault));
  // sharp has its own timeout; this is for a process that hangs.
  const killTimer = setTimeout(() => child?.kill('SIGKILL'), limits.seconds * 1000 + 15_000);
  try {
    return await promise;
  } finally {
    clearTimeout(killTimer);
    pending.delete(job.number);
    if (pending.size === 0) idleTimer = setTimeout(disconnectChild, idleTimeoutMs).unref();
  }
}

function startChild(): ChildProcess {
  const process = fork(fileURLToPath(new URL('./render-child.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1'],
    env: { ...globalThis.process.env, ...lowMemoryEnvironment },
  });
  process.on('message', (result: RenderResult) => {
    const job = pending.get(result.number);
    if ('picture' in result) job?.resolve(Buffer.from(result.picture));
    else job?.reject(new Error(result.fault));
  });
  const failPending = (reason: string) => {
    if (child !== process) return;
    child = null;
    for (const { reject } of pending.values()) reject(new Error(reason));
  };
  process.once('error', (fault) => failPending(fault.message));
  process.once('exit', (code, signal) =>
    failPending(`The process that draws ended (${signal ?? code}) while it drew.`),
  );
  process.unref();
  process.channel?.unref();
  return process;
}

function disconnectChild(): void {
  const process = child;
  child = null;
  process?.disconnect();
}
