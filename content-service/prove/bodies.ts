import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { heapFlags } from '../http/heap-flags.ts';
import { attacks, type Target } from './bodies/attacks.ts';
import { holdSlowly, type SlowFigures } from './bodies/slow.ts';

interface AttackFigures {
  readonly name: string;
  readonly status: number | null;
  readonly isGood: boolean;
  readonly memoryGrowth: number;
}

export interface BodiesFigures {
  readonly answers: readonly AttackFigures[];
  readonly slow: SlowFigures;
  /** Milliseconds of the normal visitor, with nothing else going on and during the attacks. */
  readonly quietP99: number;
  readonly attackedP99: number;
  readonly timesAsLong: number;
  readonly visits: { readonly quiet: number; readonly attacked: number };
  readonly visitorFailures: readonly string[];
  /** Megabytes of the service's resident memory. */
  readonly quietMemory: number;
  readonly memoryGrowth: number;
}

const bars = {
  timesAsLong: 3,
  memoryGrowth: 64,
  slowAnswers: ['400', '408', '411', '413', 'none'],
};
const started = z.object({ port: z.number() });
const memory = z.object({ peak: z.number() });
const visited = z.object({ times: z.array(z.number()), failures: z.array(z.string()) });

/**
 * Sends a real server bodies of 1 GB, bombs, pictures of 50,000 x 50,000 pixels and thousands of slow
 * connections, while a normal visitor keeps asking for pictures.
 */
export async function proveBodies({ short }: { short: boolean }): Promise<{
  passed: boolean;
  figures: BodiesFigures;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-bodies-'));
  const token = 'prover-token';
  const service = child('service', [folder, token], heapFlags);
  try {
    const { port } = started.parse(await heard(service));
    const figures = await measured(service, { port, token }, short);
    return { passed: isWithinBars(figures), figures };
  } finally {
    await ended(service);
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(service: ChildProcess, target: Target, short: boolean) {
  const visitor = child('visitor', [String(target.port)]);
  try {
    const quiet = { times: [] as number[], failures: [] as string[] };
    const attacked = { times: [] as number[], failures: [] as string[] };
    const answers: AttackFigures[] = [];
    await pause(2_000);
    await asked(visitor, 'times');
    for (let i = 0; i < 5; i += 1) await rested(visitor, quiet, 1_000);
    const { peak: quietMemory } = memory.parse(await asked(service, 'memory'));

    for (const { name, answers: good, send } of attacks) {
      const status = await send(target);
      const { peak } = memory.parse(await asked(service, 'memory'));
      const isGood = status !== null && good.includes(status);
      answers.push({ name, status, isGood, memoryGrowth: megabytes(peak - quietMemory) });
      collect(attacked, await asked(visitor, 'times'));
      await rested(visitor, quiet, 500);
    }
    const slow = await holdSlowly(target, short ? 200 : 5_000);
    collect(attacked, await asked(visitor, 'times'));
    const { peak } = memory.parse(await asked(service, 'memory'));
    const slowGrowth = megabytes(peak - quietMemory);

    const [quietP99, attackedP99] = [p99(quiet.times), p99(attacked.times)];
    return {
      answers,
      slow,
      quietP99,
      attackedP99,
      timesAsLong: attackedP99 / quietP99,
      visits: { quiet: quiet.times.length, attacked: attacked.times.length },
      visitorFailures: [...quiet.failures, ...attacked.failures],
      quietMemory: megabytes(quietMemory),
      memoryGrowth: Math.max(slowGrowth, ...answers.map((each) => each.memoryGrowth)),
    };
  } finally {
    await ended(visitor);
  }
}

type Visits = z.infer<typeof visited>;

async function rested(visitor: ChildProcess, quiet: Visits, milliseconds: number): Promise<void> {
  await pause(milliseconds);
  collect(quiet, await asked(visitor, 'times'));
}

function collect(visits: Visits, message: unknown): void {
  const { times, failures } = visited.parse(message);
  visits.times.push(...times);
  visits.failures.push(...failures);
}

function isWithinBars(figures: BodiesFigures): boolean {
  return (
    figures.answers.every((answer) => answer.isGood) &&
    figures.slow.ended === figures.slow.opened &&
    Object.keys(figures.slow.answers).every((status) => bars.slowAnswers.includes(status)) &&
    figures.visitorFailures.length === 0 &&
    figures.timesAsLong <= bars.timesAsLong &&
    figures.memoryGrowth <= bars.memoryGrowth
  );
}

function child(name: string, parameters: string[], flags: readonly string[] = []): ChildProcess {
  const options = { execArgv: [...flags] };
  return fork(join(import.meta.dirname, 'bodies', `${name}.ts`), parameters, options);
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

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

if (import.meta.main) {
  const { passed, figures } = await proveBodies({ short: process.argv.includes('--short') });
  console.log(JSON.stringify({ passed, ...figures }, null, 2));
  process.exitCode = passed ? 0 : 1;
}
