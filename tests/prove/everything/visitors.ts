import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { testLimits } from '../../../testing/limits.ts';
import { any, chance, type Draft, publicCookie, secret } from '../drafts/previews.ts';
import { type Answered, ask, wordsOf } from '../requests.ts';
import { attacks } from '../stalls/attacks.ts';
import { within } from '../within.ts';

export interface Visited {
  answers: number;
  /** How often each status was answered, by kind of request. */
  statuses: Record<string, Record<string, number>>;
  /** Refusals with Retry-After, where those are allowed. */
  refused: Record<string, number>;
  wrong: number;
  first: string[];
  /** Answers that contain words of a draft. */
  leaks: number;
  previews: number;
  /** How many of the previews showed the draft. */
  drafts: number;
  times: number[];
}

/** Requests that may be answered 503 with Retry-After: results made individually, beyond what can be made at once. */
const mayBeRefused = new Set(['pictures', 'searches', 'finder']);

interface Reading {
  front: string;
  pages: readonly string[];
  pictures: readonly string[];
  drafts: readonly Draft[];
  words: readonly string[];
  workers: number;
  between: number;
}

const encodings = ['br', 'gzip', 'zstd', 'identity', 'gzip, deflate, br, zstd'];
const others = [
  '/sitemap.xml',
  '/feed.xml',
  '/pt/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
];
const languages = ['', '/pt', '/es', '/fr'];

/** Visitors in all languages who read, search, use the finder and load pictures, beside editors with previews. */
export function keepReading(reading: Reading) {
  const { front, pages, pictures, drafts, words, workers, between } = reading;
  const visited: Visited = {
    ...{ answers: 0, wrong: 0, leaks: 0, previews: 0, drafts: 0 },
    ...{ statuses: {}, refused: {}, first: [], times: [] },
  };
  let isOver = false;

  function next(): [string, string] {
    const draw = Math.random();
    if (draw < 0.5 || pictures.length === 0) return ['pages', any(pages)];
    if (draw < 0.7) return ['pictures', any(pictures)];
    if (draw < 0.8) return ['searches', searched()];
    if (draw < 0.9) return ['finder', any(Object.values(attacks).slice(2))(words)];
    return draw < 0.95 ? ['feeds', any(others)] : ['nowhere', `/nowhere-${Math.random()}`];
  }

  function searched(): string {
    const query = new URLSearchParams({ q: `${any(words)} ${any(words)}` });
    return `${any(languages)}/search?${query}`;
  }

  async function visit(agent: Agent): Promise<void> {
    const [kind, path] = next();
    const cookie = drafts.length > 0 && chance(0.3) ? publicCookie(any(drafts)) : undefined;
    const headers = {
      'accept-encoding': any(encodings),
      accept: kind === 'pictures' ? 'image/avif,image/webp,*/*' : 'text/html',
      ...(cookie ? { cookie } : {}),
    };
    const start = performance.now();
    const answer = await ask(front, path, { agent, headers });
    visited.times.push(performance.now() - start);
    visited.answers += 1;
    await judge(kind, path, answer);
  }

  async function judge(kind: string, path: string, answer: Answered): Promise<void> {
    const { status, headers } = answer;
    const statuses = visited.statuses[kind] ?? {};
    visited.statuses[kind] = statuses;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const text = kind === 'pictures' ? '' : await wordsOf(answer);
    if (text.includes(secret)) {
      visited.leaks += 1;
      note(`${path} showed a draft to the public`);
    }
    if (status === 503 && headers['retry-after'] && mayBeRefused.has(kind))
      visited.refused[kind] = (visited.refused[kind] ?? 0) + 1;
    else if (!isRight(kind, answer, text)) wrong(`${path} answered ${status}`);
  }

  function isRight(kind: string, { status, headers }: Answered, text: string): boolean {
    if (kind === 'nowhere') return status === 404;
    if (status === 301 || status === 302 || status === 307 || status === 308)
      return isOwn(headers.location ?? '');
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    return status === 200 && (!isPage || text.trimEnd().endsWith('</html>'));
  }

  function isOwn(location: string): boolean {
    return URL.parse(location, front)?.host === new URL(front).host;
  }

  async function preview(agent: Agent): Promise<void> {
    const draft = any(drafts);
    const { headers, body, status } = await ask(front, draft.path, {
      agent,
      headers: { cookie: draft.cookie, 'accept-encoding': 'gzip' },
    });
    visited.previews += 1;
    const isDraft = (await wordsOf({ headers, body, status })).includes(secret);
    if (status === 200 && isDraft) visited.drafts += 1;
  }

  function wrong(sentence: string): void {
    visited.wrong += 1;
    note(sentence);
  }

  function note(sentence: string): void {
    if (visited.first.length < 8) visited.first.push(sentence);
  }

  async function worker(number: number): Promise<void> {
    const isEditor = number % 4 === 3 && drafts.length > 0;
    const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 });
    while (!isOver) {
      if (isEditor) await preview(agent).catch(() => {});
      else await visit(agent).catch((fault) => wrong(String(fault)));
      await pause(between);
    }
    agent.destroy();
  }

  const running = Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
  return {
    /** Waits for more answers than `tooFew`, and a preview with its draft, which take longer on a busy machine. */
    async stop(tooFew?: number): Promise<Visited> {
      if (tooFew !== undefined)
        await within(testLimits.state, () => visited.answers > tooFew && visited.drafts > 0);
      isOver = true;
      await running;
      return visited;
    },
  };
}
