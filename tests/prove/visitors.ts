import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { testLimits } from '../../testing/limits.ts';
import { maxWaitMs } from './requests.ts';
import { within } from './within.ts';

/** By so many answers a trouble is not judged. */
export const tooFewAnswers = 20;

export interface Visits {
  answers: number;
  statuses: Record<string, number>;
  /** Answers with status 500 and above. */
  faults: number;
  /** Answers cut off before their end, and requests without an answer. */
  cutShort: number;
  first: string | null;
  times: number[];
  /** For each answer, the time without a core, where that is measured. */
  waits: number[];
}

export interface Visiting {
  /** The number so far. */
  answers(): number;
  /** Waits for more answers than `tooFew`, which take longer on a busy machine. */
  stop(tooFew?: number): Promise<Visits>;
}

/** Fails where a server at rest did not answer each of the paths, so that nothing is compared with it. */
export function expectVisits(
  { answers, faults, cutShort, first }: Visits,
  paths: readonly string[],
) {
  if (answers < paths.length || faults + cutShort > 0)
    throw new Error(`At rest, ${answers} visits of ${paths.length} pages were answered; ${first}`);
}

interface VisitOptions {
  workers?: number;
  /** Milliseconds between two requests of a worker. */
  between?: number;
  /** Checks a whole page, given the time it was requested. */
  look?: (path: string, html: string, askedAt: number) => void;
  /** The milliseconds without a core so far. */
  waited?: () => number;
}

/** Visitors who request one page after the other, half of them on kept connections. */
export function visit(
  site: string,
  paths: readonly string[],
  { workers = 4, between = 4, look = () => {}, waited = () => 0 }: VisitOptions = {},
): Visiting {
  const visits: Visits = {
    answers: 0,
    statuses: {},
    faults: 0,
    cutShort: 0,
    first: null,
    times: [],
    waits: [],
  };
  let isOver = false;

  async function one(path: string, agent: Agent): Promise<void> {
    const waitedBefore = waited();
    const start = performance.now();
    try {
      const { status, html } = await ask(new URL(path, site), agent);
      visits.times.push(performance.now() - start);
      visits.waits.push(waited() - waitedBefore);
      visits.answers += 1;
      visits.statuses[status] = (visits.statuses[status] ?? 0) + 1;
      if (status >= 500) {
        visits.faults += 1;
        visits.first ??= `${path} answered ${status}`;
      } else look(path, html, start);
    } catch (fault) {
      visits.cutShort += 1;
      visits.first ??= `${path}: ${fault}`;
    }
  }

  async function worker(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 });
    for (let i = number; !isOver; i += workers) {
      await one(paths[i % paths.length] ?? '/', agent);
      await pause(between);
    }
    agent.destroy();
  }

  const all = Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
  return {
    answers: () => visits.answers,
    async stop(tooFew) {
      if (tooFew !== undefined) await within(testLimits.state, () => visits.answers > tooFew);
      isOver = true;
      await all;
      return visits;
    },
  };
}

function ask(url: URL, agent: Agent): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: maxWaitMs }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('close', () => {
        const html = Buffer.concat(chunks).toString();
        if (!isWhole(answer, html)) reject(new Error('the answer was cut short'));
        else resolve({ status: answer.statusCode ?? 0, html });
      });
    });
    request.once('error', reject);
    request.once('timeout', () => request.destroy(new Error(`no answer within ${maxWaitMs} ms`)));
  });
}

function isWhole(answer: IncomingMessage, html: string): boolean {
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  return answer.complete && (!isPage || html === '' || html.endsWith('</html>'));
}
