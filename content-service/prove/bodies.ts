import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mallocEnvironment } from '@farol/server/process';
import * as z from 'zod';
import { heapFlags } from '../http/heap.ts';
import { attacks, type Target } from './bodies/attacks.ts';
import { holdSlowly, type SlowFigures } from './bodies/slow.ts';
import { median, p99 } from './percentiles.ts';
import type { Verdict } from './verdict.ts';

interface AttackFigures {
  readonly name: string;
  readonly status: number | null;
  readonly isGood: boolean;
  /** Megabytes above the service's memory before all attacks. */
  readonly memoryGrowth: number;
}

/** The visitor's p99 in milliseconds, without attacks and during them. */
interface Comparison {
  readonly quiet: number;
  readonly attacked: number;
  readonly visits: number;
}

interface BodiesFigures {
  readonly answers: readonly AttackFigures[];
  readonly slow: SlowFigures & { readonly memoryGrowth: number };
  readonly rounds: readonly Comparison[];
  readonly whileSlow: Comparison;
  /** The visitor's p99 relative to the quiet one: the median of the rounds, and during the slow connections. */
  readonly timesAsLong: { readonly bodies: number; readonly slow: number };
  readonly visitorFailures: readonly string[];
  /** The service's resident memory before the attacks, and the most it grew by, in megabytes. */
  readonly quietMemory: number;
  readonly memoryGrowth: number;
}

/** The short form pauses less, and its server has shorter timeouts for slow clients; the mechanism is the same. */
const extents = {
  short: {
    calm: 500,
    rounds: 1,
    slowConnections: 200,
    limits: { headersTimeout: 2_000, speedWindowMs: 3_000 },
  },
  full: { calm: 3_000, rounds: 5, slowConnections: 5_000, limits: {} },
};

const settlingVisits = 50;

const bars = {
  timesAsLong: 3,
  memoryGrowth: 64,
  slowAnswers: ['400', '408', '411', '413', 'none'],
};
const started = z.object({ port: z.number() });
const memory = z.object({ peak: z.number() });
const visited = z.object({ times: z.array(z.number()), failures: z.array(z.string()) });

/**
 * Sends a real server bodies of 1 GB, decompression bombs, pictures of 50,000 x 50,000 pixels and thousands of slow
 * connections, while a normal visitor keeps requesting pictures.
 */
export async function proveBodies({ short }: { short: boolean }): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-bodies-'));
  const token = 'prover-token';
  const extent = extents[short ? 'short' : 'full'];
  const service = startedAsReal([folder, token, JSON.stringify(extent.limits)]);
  try {
    const { port } = started.parse(await heard(service));
    const figures = await measured(service, { port, token }, extent);
    const passed = isSound(figures) && (short || areQuick(figures));
    return { passed, figures: { ...figures } };
  } finally {
    await ended(service);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(
  service: ChildProcess,
  target: Target,
  { calm, rounds: wanted, slowConnections }: (typeof extents)['short' | 'full'],
): Promise<BodiesFigures> {
  const visitor = child('visitor', [String(target.port)]);
  const visitorFailures: string[] = [];
  const times = async () => {
    const visits = visited.parse(await asked(visitor, 'times'));
    visitorFailures.push(...visits.failures);
    return visits.times;
  };
  const quiet = async () => {
    await times();
    await pause(calm);
    return times();
  };
  const peak = async () => memory.parse(await asked(service, 'memory')).peak;
  try {
    // A service that has just started still grows.
    for (let visits = 0; visits < settlingVisits && visitorFailures.length === 0; )
      visits += (await quiet()).length;
    const atFirst = await peak();
    const growth = async () => megabytes((await peak()) - atFirst);

    const answers: AttackFigures[] = [];
    const rounds: Comparison[] = [];
    for (let round = 0; round < wanted; round += 1) {
      const before = await quiet();
      for (const { name, answers: good, send } of attacks) {
        const status = await send(target);
        const isGood = status !== null && good.includes(status);
        answers.push({ name, status, isGood, memoryGrowth: await growth() });
      }
      rounds.push(compared(before, await times()));
    }

    const calmBefore = await quiet();
    const slow = await holdSlowly(target, slowConnections);
    const attacked = await times();
    const slowGrowth = await growth();
    const whileSlow = compared([...calmBefore, ...(await quiet())], attacked);
    return {
      answers,
      slow: { ...slow, memoryGrowth: slowGrowth },
      rounds,
      whileSlow,
      timesAsLong: { bodies: median(rounds.map(ratio)), slow: ratio(whileSlow) },
      visitorFailures,
      quietMemory: megabytes(atFirst),
      memoryGrowth: Math.max(slowGrowth, ...answers.map((each) => each.memoryGrowth)),
    };
  } finally {
    await ended(visitor);
  }
}

function compared(quiet: readonly number[], attacked: readonly number[]): Comparison {
  return { quiet: p99(quiet), attacked: p99(attacked), visits: attacked.length };
}

function ratio({ quiet, attacked }: Comparison): number {
  return attacked / quiet;
}

function areQuick({ timesAsLong }: BodiesFigures): boolean {
  return Math.max(timesAsLong.bodies, timesAsLong.slow) <= bars.timesAsLong;
}

function isSound(figures: BodiesFigures): boolean {
  return (
    figures.answers.every((answer) => answer.isGood) &&
    figures.slow.ended === figures.slow.opened &&
    Object.keys(figures.slow.answers).every((status) => bars.slowAnswers.includes(status)) &&
    figures.visitorFailures.length === 0 &&
    figures.memoryGrowth <= bars.memoryGrowth
  );
}

function child(name: string, parameters: string[], options: ForkOptions = {}): ChildProcess {
  return fork(join(import.meta.dirname, 'bodies', `${name}.ts`), parameters, options);
}

/** With the same heap and allocator settings as in production. */
function startedAsReal(parameters: string[]): ChildProcess {
  const env = { ...process.env, ...mallocEnvironment };
  return child('service', parameters, { execArgv: [...heapFlags], env });
}

async function asked(process: ChildProcess, question: string): Promise<unknown> {
  const answer = heard(process);
  process.send(question);
  return answer;
}

async function heard(process: ChildProcess): Promise<unknown> {
  const ends = new AbortController();
  const gone = once(process, 'exit', { signal: ends.signal }).then(() => {
    throw new Error('A process of the proof ended before it answered.');
  });
  const message = once(process, 'message', { signal: ends.signal });
  try {
    const [answer] = await Promise.race([message, gone]);
    return answer;
  } finally {
    ends.abort();
    await Promise.allSettled([message, gone]);
  }
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  if (process.connected) process.send('stop');
  const late = setTimeout(() => process.kill('SIGKILL'), 12_000);
  await exit;
  clearTimeout(late);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
