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

export type RenderAnswer = { number: number } & ({ picture: Uint8Array } | { fault: string });

interface Waiting {
  done(picture: Buffer): void;
  failed(fault: Error): void;
}

/** Each takes up to 60 MB; all cores but one, so that the API always has one. */
export const mostAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Milliseconds that the process stays when there is nothing to draw. */
const idleMs = 10_000;

/** What one picture needed goes back before the next one. */
const smallMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: String(mostAtOnce + 2),
};

let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let jobs = 0;
const waiting = new Map<number, Waiting>();

/**
 * Draws in a process of its own with low priority: the API always has its share of the machine, and what drawing
 * needed of memory goes back with the process.
 */
export async function renderInChild(
  path: string,
  transformation: Transformation,
  limits: RenderLimits,
): Promise<Buffer> {
  clearTimeout(idle);
  const { promise, resolve: done, reject: failed } = Promise.withResolvers<Buffer>();
  jobs += 1;
  const job: RenderJob = { number: jobs, path, transformation: transformation, limits };
  waiting.set(job.number, { done, failed });
  child ??= started();
  child.send(job, (fault) => fault && failed(fault));
  // The library gives up by itself; a process that hangs is ended.
  const hangs = setTimeout(() => child?.kill('SIGKILL'), limits.seconds * 1000 + 15_000);
  try {
    return await promise;
  } finally {
    clearTimeout(hangs);
    waiting.delete(job.number);
    if (waiting.size === 0) idle = setTimeout(leave, idleMs).unref();
  }
}

function started(): ChildProcess {
  const process = fork(fileURLToPath(new URL('./render-child.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1'],
    env: { ...globalThis.process.env, ...smallMemory },
  });
  process.on('message', (answer: RenderAnswer) => {
    const job = waiting.get(answer.number);
    if ('picture' in answer) job?.done(Buffer.from(answer.picture));
    else job?.failed(new Error(answer.fault));
  });
  const gone = (why: string) => {
    if (child !== process) return;
    child = null;
    for (const { failed } of waiting.values()) failed(new Error(why));
  };
  process.once('error', (fault) => gone(fault.message));
  process.once('exit', (code, signal) =>
    gone(`The process that draws ended (${signal ?? code}) while it drew.`),
  );
  process.unref();
  process.channel?.unref();
  return process;
}

function leave(): void {
  const process = child;
  child = null;
  process?.disconnect();
}
