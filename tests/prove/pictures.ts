import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99 } from '../../content-service/prove/percentiles.ts';
import { testLimits } from '../../testing/limits.ts';
import { watchFamily } from './memory.ts';
import { pathsOf, startProvider } from './provider.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { Visits } from './visitors.ts';
import { within } from './within.ts';

const bars = { timesAsLong: 3, megabytes: 64 };
const accept = 'image/avif,image/webp,*/*';

/** Hundreds of clients request crops that no page names, while a visitor loads published pictures. */
export async function provePictures({ short }: { short: boolean }): Promise<Verdict> {
  const clients = short ? 30 : 240;
  const provider = await startProvider(join(import.meta.dirname, 'pictures/content'));
  const { site, service } = provider;
  const named = await namedPictures(site.address);
  const [drawn, rest] = chosenOf(named, short ? { drawn: 8, fresh: 4 } : {});
  await drawAll(site.address, drawn);
  const ids = [...new Set(named.map((address) => address.split(/[/?]/)[2] ?? ''))];

  const visitor = fork(join(import.meta.dirname, 'slow-connections/visitor.ts'), [
    site.address,
    ...drawn,
  ]);
  const visits = async (seconds: number): Promise<Visits> => {
    await told<Visits>(visitor, 'times');
    await pause(seconds * 1_000);
    return told<Visits>(visitor, 'times');
  };
  const memory = [watchFamily(site.running.child.pid), watchFamily(service.child.pid)];
  const most = () => memory.map((each) => each.most());
  try {
    await pause(short ? 500 : 3_000);
    const quiet = await visits(short ? 1.5 : 10);
    // The baseline is a service that is rendering: its process for that ends when idle.
    await drawAll(site.address, rest.splice(-1));
    most();
    await pause(1_000);
    const before = most();
    const attacker = fork(join(import.meta.dirname, 'pictures/attacker.ts'), [
      String(clients),
      site.address,
      service.address,
      ...ids,
    ]);
    await once(attacker, 'message');
    const attacked = await visits(short ? 3 : 25);
    // Sizes that pages name and nobody has requested yet.
    const fresh = await Promise.all(rest.map((path) => statusOf(site.address, path)));
    const during = most();
    const attack = await told<Attack>(attacker, 'stop');
    await pause(short ? 500 : 45_000);
    most();
    await pause(short ? 1_500 : 3_000);
    const after = most();
    const calm = await visits(short ? 1.5 : 10);
    const growth = during.map((each, index) => each - (before[index] ?? 0));
    const left = after.map((each, index) => each - (before[index] ?? 0));
    const quietTimes = [...quiet.times, ...calm.times];
    const timesAsLong = p99(attacked.times) / p99(quietTimes);
    const all = [quiet, attacked, calm];
    const statuses = all.flatMap((each) => Object.keys(each.statuses));
    return verdictOf({
      holds:
        statuses.every((status) => status === '200') &&
        all.every(({ cutShort }) => cutShort === 0) &&
        fresh.every((status) => status === 200) &&
        attack.wrong.length === 0 &&
        (short || growth.every((each) => each <= bars.megabytes)) &&
        (short || timesAsLong <= bars.timesAsLong),
      done: {
        'visits at rest': quiet.answers,
        'visits meanwhile': attacked.answers,
        attacks: attack.asked,
        'pictures asked for first': fresh.length,
      },
      figures: {
        clients,
        attack,
        'published pictures': drawn.length,
        'visits at rest, attacked': [quietTimes.length, attacked.times.length],
        'answers that were no picture': all.map(({ first }) => first).filter(Boolean),
        'named, not drawn before': fresh,
        'p99 at rest, ms': p99(quietTimes),
        'p99 attacked, ms': p99(attacked.times),
        'times as long': timesAsLong,
        'memory of site and service before, MB': before.map(Math.round),
        'growth, MB': growth.map(Math.round),
        'still held after a minute, MB': left.map(Math.round),
      },
    });
  } finally {
    for (const each of memory) await each.stop();
    if (visitor.connected) visitor.send('stop');
    await provider.stop();
  }
}

/** The pictures a visitor loads, and sizes that nobody has requested yet. */
function chosenOf(named: readonly string[], { drawn = named.length, fresh = 24 }) {
  const isRead = (address: string) => /w=(?:320|640)$/.test(address);
  const read = named.filter(isRead).slice(0, drawn);
  // One more, which is rendered for the baseline.
  const others = named.filter((address) => !isRead(address)).slice(0, fresh + 1);
  return [read, others] as const;
}

interface Attack {
  asked: number;
  statuses: Record<string, number>;
  wrong: string[];
}

async function told<Answer>(child: ChildProcess, message: string): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(message);
  const [said] = await answer;
  return said;
}

/** Every address below /media that a page names, in any size. */
async function namedPictures(site: string): Promise<string[]> {
  const named = new Set<string>();
  for (const path of await pathsOf(site)) {
    const html = await (await fetch(site + path)).text();
    for (const [address] of html.matchAll(/\/media\/[^"\s]*?\?s=[\w-]{6}&amp;[^"\s]*?w=\d+/g))
      named.add(address.replaceAll('&amp;', '&'));
  }
  return [...named];
}

/** Requests each until it is rendered in its final size. */
async function drawAll(site: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    let status = 0;
    const isThere = await within(testLimits.state, async () => {
      const answer = await fetch(site + address, { headers: { accept } });
      await answer.arrayBuffer();
      ({ status } = answer);
      return answer.headers.get('cache-control')?.includes('immutable') ?? false;
    });
    if (!isThere) throw new Error(`${address} is not there: ${status}`);
  }
}

async function statusOf(site: string, path: string): Promise<number> {
  const answer = await fetch(site + path, { headers: { accept } });
  await answer.arrayBuffer();
  return answer.status;
}
