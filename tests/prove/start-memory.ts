import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import { npmStart, type Process, residentMemory, type Started } from '../started.ts';
import { pagesAndPictures } from './start-memory/pictures.ts';
import { type ProofOptions, type Verdict, verdictOf } from './verdict.ts';

const bars = { launcher: 60, service: 150, site: 120 };
type Part = keyof typeof bars;
const parts: readonly Part[] = ['launcher', 'service', 'site'];

/** What identifies the command line of each part. */
const marks: Readonly<Record<Part, string>> = {
  launcher: 'launch/product.ts',
  service: 'content-service/main.ts',
  site: 'site/dist/server/main.js',
};

/** The memory of `npm start` an hour after the start, when every page and its pictures have been requested. */
export async function proveStartMemory({
  short,
  minutes = short ? 0 : 60,
}: ProofOptions): Promise<Verdict> {
  const time = minutes * minuteMs;
  const started = await npmStart();
  try {
    await started.says('Preview a release');
    const begun = Date.now();
    const atFirst = await memoryOf(started);
    const most = { ...atFirst };
    const watch = setInterval(async () => {
      const now = await memoryOf(started).catch(() => atFirst);
      for (const part of parts) most[part] = Math.max(most[part], now[part]);
    }, 1_000);
    const visited = await visit(started.site, short ? 12 : Number.POSITIVE_INFINITY);
    const afterVisit = await memoryOf(started);
    await pause(Math.max(short ? 1_000 : minuteMs, begun + time - Date.now()));
    clearInterval(watch);
    const atLast = await memoryOf(started);
    const others = (await started.processes()).filter(
      ({ command }) => !/^(npm|sh) /.test(command) && !parts.some((part) => is(part, command)),
    );
    return verdictOf({
      done: { pages: visited.pages, pictures: visited.pictures, ...atLast },
      holds:
        visited.failed === 0 &&
        (short || others.length === 0) &&
        parts.every((part) => atLast[part] <= bars[part] || (short && part !== 'launcher')),
      figures: {
        minutes: Math.round((Date.now() - begun) / minuteMs),
        ...visited,
        bars,
        atFirst: whole(atFirst),
        most: whole(most),
        afterVisit: whole(afterVisit),
        atLast: whole(atLast),
        others: others.map(({ command }) => command),
      },
    });
  } finally {
    await started.remove();
  }
}

const is = (part: Part, command: string) =>
  command.includes(marks[part]) && !command.startsWith('sh');

async function memoryOf(started: Started): Promise<Record<Part, number>> {
  const processes = await started.processes();
  const of = (part: Part) => residentMemory(pidOf(processes, part));
  return { launcher: await of('launcher'), service: await of('service'), site: await of('site') };
}

function pidOf(processes: readonly Process[], part: Part): number {
  const found = processes.find(({ command }) => is(part, command));
  if (!found) throw new Error(`The ${part} does not run.`);
  return found.pid;
}

function whole(memory: Record<Part, number>) {
  return Object.fromEntries(parts.map((part) => [part, Math.round(memory[part])]));
}

/** Four visitors who load every page, with the pictures for a phone and for a large screen. */
async function visit(site: string, limit: number) {
  const paths = await pagesAndPictures(site, limit);
  let failed = 0;
  const counts = { pages: paths.pages.length, pictures: paths.pictures.length };
  const waiting = [...paths.pictures];
  const visitor = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await fetch(site + path, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      });
      await answer.arrayBuffer();
      if (answer.status === 503) {
        // Waits as long as Retry-After says.
        waiting.unshift(path);
        await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      } else if (!answer.ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return { ...counts, failed };
}
