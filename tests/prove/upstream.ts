import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { whenReady } from '../../launch/ready.ts';
import { StandIn, type WireDocument, wireDocument } from '../../site/content/service.testing.ts';
import { proofTimeoutMs, testLimits } from '../../testing/limits.ts';
import { type ProvedSite, revalidateSecret, startSite } from './provider.ts';
import { stuckAt } from './upstream/stuck.ts';
import { quickTroubles, slowTroubles, type Trouble } from './upstream/troubles.ts';
import type { Verdict } from './verdict.ts';
import { tooFewAnswers, type Visits, visit } from './visitors.ts';
import { within } from './within.ts';

interface TroubleFigures {
  trouble: string;
  answers: number;
  faults: number;
  cutShort: number;
  /** Answers that showed anything but the last good content, or the next one after the trouble. */
  strange: number;
  startedFromDisk: boolean;
  /** The most simultaneous requests for one address at the service. */
  atOnce: number;
  /** The fewest milliseconds between two requests for one address. */
  least: number | null;
  recoveredMs: number | null;
  passed: boolean;
}

const pages = Array.from({ length: 12 }, (_, index) => `page-${index + 1}`);
const paths = [
  '/',
  ...pages.map((page) => `/${page}`),
  '/nowhere',
  '/sitemap.xml',
  '/search?q=page',
];

function documents(version: string): WireDocument[] {
  const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
  return [
    wireDocument({ id: 'home', type: 'homepage', data: { title: `Home of ${version}` } }),
    ...pages.map((id) => wireDocument({ id, data: { title: title(`${id} of ${version}`) } })),
  ];
}

/** Everything that can go wrong with the content service, one trouble after the other, with visitors on the site. */
export async function proveUpstream({ short }: { short: boolean }): Promise<Verdict> {
  const troubles = short ? quickTroubles : [...quickTroubles, ...slowTroubles];
  const waiting = [...troubles];
  const figures: TroubleFigures[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      figures.push(await suffer(next, short));
  };
  await Promise.all([work(), work(), work(), ...(short ? [work()] : [])]);
  if (!short) figures.push(await sufferStuck());
  const single = await askedOnce();
  return {
    passed: figures.every(({ passed }) => passed) && single.mostAtOnce === 1,
    figures: {
      troubles: figures,
      'answers 5xx': sum(figures, 'faults'),
      'cut short': sum(figures, 'cutShort'),
      'bad content shown': sum(figures, 'strange'),
      'one in flight per key': single,
    },
  };
}

async function suffer(trouble: Trouble, short: boolean): Promise<TroubleFigures> {
  const standIn = await StandIn.start(documents('one'));
  const site = await startSite(standIn.origin);
  const watch = watched(trouble.answer);
  try {
    await readyAndKept(site);
    const seen = visitorsOf(site);
    standIn.trouble = watch.trouble;
    standIn.publish(documents('two'));
    void look(site);
    await pause(
      short ? (trouble.between ?? 0) + 700 : (trouble.timeoutSeconds ?? 4) * 1_000 + 2_000,
    );
    const before = await seen.stop();

    watch.forget();
    await site.running.restart();
    const startedFromDisk = await shows(site, 'one', proofTimeoutMs(10_000));
    const after = visitorsOf(site, ['one', 'two']);
    await pause(short ? 300 : 2_000);
    if (trouble.isEndless) await after.stop();
    standIn.trouble = null;
    watch.release();
    if (trouble.isEndless) await site.running.restart();
    const last = trouble.isEndless ? visitorsOf(site, ['one', 'two']) : after;
    const since = performance.now();
    const recovered = await shows(site, 'two', 60_000);
    const recoveredMs = recovered ? Math.round(performance.now() - since) : null;
    const rest = await last.stop(tooFewAnswers);
    return judged(trouble, [before, rest], {
      strange: seen.strange() + after.strange() + (last === after ? 0 : last.strange()),
      startedFromDisk,
      atOnce: watch.atOnce(),
      least: watch.least(),
      recoveredMs,
    });
  } finally {
    watch.release();
    await site.stop();
    standIn.stop();
  }
}

/** A service that does not even accept connections: its process is suspended and its queue full. */
async function sufferStuck(): Promise<TroubleFigures> {
  const standIn = await StandIn.start(documents('one'));
  const site = await startSite(standIn.origin);
  const port = Number(new URL(standIn.origin).port);
  try {
    await readyAndKept(site);
    const seen = visitorsOf(site);
    standIn.stop();
    const stuck = await stuckAt(port);
    await pause(14_000);
    const before = await seen.stop();
    await site.running.restart();
    const startedFromDisk = await shows(site, 'one', proofTimeoutMs(10_000));
    const after = visitorsOf(site);
    await pause(2_000);
    await stuck.stop();
    const rest = await after.stop();
    return judged({ name: 'no connection' }, [before, rest], {
      strange: seen.strange() + after.strange(),
      startedFromDisk: startedFromDisk && stuck.isFull,
      atOnce: 1,
      least: null,
      recoveredMs: 0,
    });
  } finally {
    await site.stop();
    standIn.stop();
  }
}

function judged(
  { name, between = 0 }: Pick<Trouble, 'name' | 'between'>,
  visits: readonly Visits[],
  rest: Pick<TroubleFigures, 'strange' | 'startedFromDisk' | 'atOnce' | 'least' | 'recoveredMs'>,
): TroubleFigures {
  const total = (of: 'answers' | 'faults' | 'cutShort') =>
    visits.reduce((all, each) => all + each[of], 0);
  const figures = {
    trouble: name,
    answers: total('answers'),
    faults: total('faults'),
    cutShort: total('cutShort'),
    ...rest,
  };
  const { answers, faults, cutShort, strange, startedFromDisk, atOnce, least, recoveredMs } =
    figures;
  const passed =
    answers > tooFewAnswers &&
    faults + cutShort + strange === 0 &&
    startedFromDisk &&
    atOnce === 1 &&
    // Timers may fire a little early.
    (least === null || least >= between * 0.98) &&
    recoveredMs !== null;
  return { ...figures, passed };
}

/** Counts what arrives at the service while it misbehaves. */
function watched(answer: Trouble['answer']) {
  const open = new Map<string, number>();
  const arrived = new Map<string, number>();
  const held = new Set<ServerResponse>();
  let atOnce = 0;
  let least: number | null = null;
  return {
    trouble(request: IncomingMessage, response: ServerResponse): void {
      const key = `${request.method} ${request.url}`;
      const isAgain = arrived.get(key);
      const now = performance.now();
      const gap = isAgain === undefined ? null : now - isAgain;
      // Streams of events are reconnected on another schedule.
      if (gap !== null && !key.includes('/events')) least = Math.min(least ?? gap, gap);
      arrived.set(key, now);
      const count = (open.get(key) ?? 0) + 1;
      atOnce = Math.max(atOnce, count);
      open.set(key, count);
      held.add(response);
      response.once('close', () => {
        open.set(key, (open.get(key) ?? 1) - 1);
        held.delete(response);
      });
      answer(request, response);
    },
    /** A restarted site does not know what it requested before. */
    forget: () => arrived.clear(),
    release(): void {
      for (const response of held) response.destroy();
    },
    atOnce: () => atOnce,
    least: () => least,
  };
}

function visitorsOf(site: ProvedSite, right: readonly string[] = ['one']) {
  let strange = 0;
  const visiting = visit(site.address, paths, {
    look(path, html) {
      const page = path.slice(1);
      if (!pages.includes(page)) return;
      const versions = ['one', 'two'].filter((each) => html.includes(`${page} of ${each}`));
      if (versions.length !== 1 || !right.includes(versions.join())) strange += 1;
    },
  });
  return { ...visiting, strange: () => strange };
}

async function readyAndKept(site: ProvedSite): Promise<void> {
  await whenReady(site.address);
  // The snapshot is on disk a second after it arrived, or later on a busy machine.
  await within(testLimits.state, () => existsSync(join(site.folder, 'site/content.journal')));
  await pause(1_300);
}

async function look(site: ProvedSite): Promise<void> {
  const answer = await fetch(`${site.address}/api/revalidate`, {
    method: 'POST',
    headers: { 'x-revalidate-secret': revalidateSecret },
  });
  await answer.body?.cancel();
}

async function shows(site: ProvedSite, version: string, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    const answer = await fetch(`${site.address}/page-1`);
    if ((await answer.text()).includes(`page-1 of ${version}`)) return true;
    await pause(20);
  }
  return false;
}

/** Fifty visitors at once request the same picture and fifty editors the same preview, and nothing answers. */
async function askedOnce() {
  const standIn = await StandIn.start(documents('one'));
  const site = await startSite(standIn.origin);
  const watch = watched(() => {});
  try {
    await whenReady(site.address);
    standIn.trouble = watch.trouble;
    const token = `${standIn.origin}/previews/abc:def?websitePreviewId=x`;
    const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
    const asked = Array.from({ length: 50 }, () => [
      fetch(`${site.address}/media/abc_picture.jpg?w=640`),
      fetch(`${site.address}/page-1`, { headers: { cookie } }),
    ]).flat();
    await within(testLimits.state, () => watch.atOnce() > 0);
    await pause(800);
    watch.release();
    const answers = await Promise.all(asked);
    const faults = answers.filter(({ status }) => status >= 500).length;
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return { requests: answers.length, mostAtOnce: watch.atOnce(), faults };
  } finally {
    watch.release();
    await site.stop();
    standIn.stop();
  }
}

function sum(figures: readonly TroubleFigures[], name: 'faults' | 'cutShort' | 'strange'): number {
  return figures.reduce((all, each) => all + each[name], 0);
}
