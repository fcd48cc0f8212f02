import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Hostile, hostileRequests } from './hostile/requests.ts';
import { pathsOf, startProvider } from './provider.ts';
import { ask, wordsOf } from './requests.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Acceptable statuses; a connection closed without an answer is not. */
const good = [200, 301, 302, 304, 307, 308, 400, 401, 404, 405, 408, 413, 414, 417, 431];
const atOnce = 16;

interface Counted {
  requests: number;
  statuses: Record<string, number>;
  faults: number;
  unanswered: number;
  /** Answers that redirect away from the site, or to an invalid address. */
  astray: number;
  first: string[];
}

/** Sends malicious addresses, headers, cookies and methods, and compares the pages before and after. */
export async function proveHostile({ short }: { short: boolean }): Promise<Verdict> {
  const provider = await startProvider();
  const site = provider.site.address;
  try {
    const all = await pathsOf(site);
    const paths = short ? all.slice(0, 12) : all;
    await settled(site, paths);
    const before = await fingerprints(site, paths);
    const counted = await sendAll(site, paths, short ? 300 : 20_000);
    const after = await fingerprints(site, paths);
    const changed = [...before].filter(([page, hash]) => after.get(page) !== hash);
    const { faults, unanswered, astray } = counted;
    return verdictOf({
      holds: faults + unanswered + astray + changed.length === 0 && before.size > 40,
      done: { requests: counted.requests },
      figures: { ...counted, bodies: before.size, 'changed bodies': changed.length },
    });
  } finally {
    await provider.stop();
  }
}

async function sendAll(site: string, paths: readonly string[], mixed: number): Promise<Counted> {
  const counted: Counted = {
    requests: 0,
    statuses: {},
    faults: 0,
    unanswered: 0,
    astray: 0,
    first: [],
  };
  const known = new Map<string, boolean>();
  const requests = hostileRequests(paths, mixed);
  const blame = (of: 'faults' | 'unanswered' | 'astray', words: string) => {
    counted[of] += 1;
    if (counted.first.length < 12) counted.first.push(words);
  };

  async function one({ name, text }: Hostile): Promise<void> {
    const answer = await raw(site, text);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    counted.requests += 1;
    counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
    if (status === 0) blame('unanswered', `${name} got no answer`);
    else if (!good.includes(status)) blame('faults', `${name} got ${status}`);
    const [head = ''] = answer.split('\r\n\r\n');
    if (/^set-cookie: a=b/im.test(head)) blame('astray', `${name} set a cookie`);
    const location = /^location: (.*)$/im.exec(head)?.[1];
    if (location === undefined) return;
    if (!(await isOwn(site, location, known))) blame('astray', `${name} leads to ${location}`);
  }

  async function worker(): Promise<void> {
    for (const request of requests) await one(request);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return counted;
}

/** Whether a redirect stays on the site, as a browser resolves it, and ends at an existing page. */
async function isOwn(
  site: string,
  location: string,
  known: Map<string, boolean>,
  further = 2,
): Promise<boolean> {
  const there = known.get(location);
  if (there !== undefined) return there;
  const url = URL.parse(location, site);
  const isHere = url?.origin === site && /^\/(?![/\\])/.test(location);
  const answer = isHere && (await ask(site, url.pathname + url.search));
  const next = answer === false ? undefined : answer.headers.location;
  const isGood =
    next === undefined || further === 0
      ? answer !== false && answer.status === 200
      : await isOwn(site, next, known, further - 1);
  known.set(location, isGood);
  return isGood;
}

function raw(site: string, text: string): Promise<string> {
  const { port } = new URL(site);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    let isHeard: NodeJS.Timeout | undefined;
    socket.setEncoding('latin1').setTimeout(15_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      if (received.length < 20_000) received += chunk;
      // Without `Connection: close` in the request, the connection stays open after the answer.
      isHeard ??= setTimeout(() => socket.destroy(), 500);
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearTimeout(isHeard);
      resolve(received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''));
    });
    socket.write(text, 'utf8');
  });
}

/** Waits until every page has reached its final compression: its compressed body does not change after that. */
async function settled(site: string, paths: readonly string[]): Promise<void> {
  let last = '';
  for (;;) {
    const all = JSON.stringify([...(await fingerprints(site, paths))]);
    if (all === last) return;
    last = all;
    await pause(1_000);
  }
}

/** A hash of each page in each encoding, headers included. */
async function fingerprints(
  site: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const path of [...paths, '/nowhere', '/sitemap.xml', '/feed.xml', '/robots.txt'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(site, path, { headers: { 'accept-encoding': encoding } });
      const { date: _, connection: __, ...headers } = answer.headers;
      const words = await wordsOf({ ...answer, headers });
      const hash = createHash('sha256').update(words).update(answer.body).digest('hex');
      found.set(`${encoding} ${path}`, hash);
    }
  return found;
}
