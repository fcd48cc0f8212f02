import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../launch/writer.ts';
import {
  any,
  chance,
  type Draft,
  publicCookie,
  secret,
  word,
  writeDrafts,
} from './drafts/previews.ts';
import { type CachingProxy, startProxies } from './drafts/proxy.ts';
import { documentAt, type Listed, listed, publish } from './editing.ts';
import { pathsOf, startProvider } from './provider.ts';
import { type Answered, ask, wordsOf } from './requests.ts';
import type { Verdict } from './verdict.ts';

interface Counted {
  public: number;
  previews: number;
  leaks: number;
  faults: number;
  /** Previews of a draft's own page that did not show the draft. */
  blind: number;
  drafts: number;
  hits: number;
  statuses: Record<string, number>;
  first: string | null;
}

const encodings = ['br', 'gzip', 'zstd', 'identity', 'gzip, deflate, br, zstd', '*'];

/** Mixes editors' previews and visitors' requests, through caches that keep what they may. */
export async function proveDrafts({ short }: { short: boolean }): Promise<Verdict> {
  const requests = short ? 600 : 10_000;
  const provider = await startProvider();
  const folder = await mkdtemp(join(tmpdir(), 'farol-proxy-'));
  const proxy = await startProxies(provider, folder);
  try {
    const drafts = await writeDrafts(provider.writer, await wanted(provider.writer));
    const paths = await pathsOf(provider.site.address);
    const counted = await mixed(provider.writer, proxy, drafts, paths, requests);
    return {
      passed: counted.leaks + counted.faults + counted.blind === 0 && isEnough(counted, requests),
      figures: {
        through: proxy.through,
        ...counted,
      },
    };
  } finally {
    await proxy.stop();
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether enough drafts and cached pages were served for a leak to be possible. */
function isEnough({ drafts, hits }: Counted, requests: number): boolean {
  return drafts > requests / 50 && hits > requests / 20;
}

/** Pages in all languages, published or not. */
async function wanted(writer: Writer): Promise<Listed[]> {
  return (await listed(writer)).filter(
    ({ type, uid, lang }) =>
      (type === 'homepage' && lang !== 'es-es') ||
      /^(page-[1-3]|unpublished|lisbon|visas)$/.test(uid ?? ''),
  );
}

async function mixed(
  writer: Writer,
  proxy: CachingProxy,
  drafts: readonly Draft[],
  published: readonly string[],
  requests: number,
): Promise<Counted> {
  const counted: Counted = {
    public: 0,
    previews: 0,
    leaks: 0,
    faults: 0,
    blind: 0,
    drafts: 0,
    hits: 0,
    statuses: {},
    first: null,
  };
  const others = [
    '/sitemap.xml',
    '/feed.xml',
    '/pt/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    `/search?q=${word}`,
    '/search?q=page',
    '/programs?kind=language_course',
    '/api/preview',
    '/api/exit-preview',
    '/nowhere',
  ];
  const addresses = [...published, ...drafts.map(({ path }) => path), ...others];
  const agents = { public: new Agent({ keepAlive: true }), editor: new Agent({ keepAlive: true }) };
  const tags: string[] = [];
  let left = requests;

  async function one(): Promise<void> {
    const origin = chance(0.5) ? proxy.plain : proxy.passing;
    const headers: Record<string, string> = { 'accept-encoding': any(encodings) };
    const method = chance(0.1) ? 'HEAD' : 'GET';
    const draft = any(drafts);
    if (chance(0.1)) headers['if-none-match'] = any([...tags, '*', '"x"']);
    if (chance(0.05)) headers.range = 'bytes=0-20000';
    if (chance(0.45)) {
      const isStart = chance(0.1);
      const start = new URLSearchParams({ token: draft.token, documentId: draft.document });
      const path = isStart ? `/api/preview?${start}` : chance(0.7) ? draft.path : any(addresses);
      const cookie = chance(0.3) ? `lang=fr; ${draft.cookie}` : draft.cookie;
      const asked = { method, headers: { ...headers, cookie }, agent: agents.editor };
      const answer = await ask(origin, path, asked);
      counted.previews += 1;
      await previewed(answer, { isOwn: path === draft.path, isPassing: origin === proxy.passing });
      return;
    }
    const cookie = publicCookie(draft);
    const asked = {
      method,
      headers: cookie ? { ...headers, cookie } : headers,
      agent: agents.public,
    };
    const path = any(addresses);
    const answer = await ask(origin, path, asked);
    counted.public += 1;
    note(path, answer);
    // The secret may be part of the requested address, which is echoed back.
    const words = (await wordsOf(answer)).replaceAll(path, '');
    if (words.includes(secret)) {
      counted.leaks += 1;
      counted.first ??= `${path} showed a draft to the public`;
    }
  }

  async function previewed(
    answer: Answered,
    { isOwn, isPassing }: { isOwn: boolean; isPassing: boolean },
  ): Promise<void> {
    note('a preview', answer);
    if (answer.headers.etag && tags.length < 50) tags.push(answer.headers.etag);
    const isDraft = (await wordsOf(answer)).includes(secret);
    if (isDraft) counted.drafts += 1;
    else if (isOwn && isPassing && answer.status === 200 && answer.body.length > 0)
      counted.blind += 1;
  }

  function note(path: string, { status, headers }: Answered): void {
    counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
    if (/HIT|REVALIDATED/.test(String(headers['x-cache']))) counted.hits += 1;
    if (status < 500) return;
    counted.faults += 1;
    counted.first ??= `${path} answered ${status}`;
  }

  async function worker(): Promise<void> {
    // On a busy machine, cached pages expire between two requests: then more are sent.
    for (; left > 0 || (!isEnough(counted, requests) && left > -4 * requests); left -= 1)
      await one().catch((fault) => {
        counted.faults += 1;
        counted.first ??= String(fault);
      });
  }

  const editing = keepPublishing(writer);
  await Promise.all(Array.from({ length: 12 }, worker));
  await editing.stop();
  for (const agent of Object.values(agents)) agent.destroy();
  return counted;
}

/** Publishes another page all the time, so that pages are rendered beside the previews. */
function keepPublishing(writer: Writer) {
  let isOver = false;
  async function work(): Promise<void> {
    const page = await documentAt(writer, 'page-8');
    for (let count = 1; !isOver; count += 1) {
      await publish(writer, page, { lead: `Published ${count} times.` });
      await pause(500);
    }
  }
  const running = work();
  return {
    stop(): Promise<void> {
      isOver = true;
      return running;
    },
  };
}
