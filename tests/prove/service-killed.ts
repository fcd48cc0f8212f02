import { setTimeout as pause } from 'node:timers/promises';
import { p99 } from '../../content-service/prove/percentiles.ts';
import type { Writer } from '../../launch/writer.ts';
import { documentAt, publish } from './editing.ts';
import { pathsOf, startProvider } from './provider.ts';
import type { Verdict } from './verdict.ts';
import { visit } from './visitors.ts';

/** The service's longest life in milliseconds: it is killed while starting, answering, publishing and idle. */
const longest = { starting: 600, running: 400 };

/** Kills the content service repeatedly while visitors read the site and editors publish. */
export async function proveServiceKilled({ short }: { short: boolean }): Promise<Verdict> {
  const kills = short ? 4 : 1_000;
  const { site, service, writer, stop } = await startProvider();
  const paths = [...(await pathsOf(site.address)), '/search?q=page', '/feed.xml', '/nowhere'];
  const page = await documentAt(writer, 'page-1');
  const editing = keepPublishing(writer, page);
  const visiting = visit(site.address, paths, { workers: 4, between: 5 });
  let starting: Promise<void> | undefined;
  let whileStarting = 0;
  try {
    for (let killed = 1; killed <= kills; killed += 1) {
      const waitsForIt = killed % 4 === 0;
      if (waitsForIt) await starting;
      else if (killed > 1) whileStarting += 1;
      await pause(Math.random() * (waitsForIt ? longest.running : longest.starting));
      await service.kill();
      starting = service.restart();
      // It may be killed before it is ready.
      starting.catch(() => {});
    }
    // Throws where the service cannot start any more, which would be worse than being killed.
    await starting;
    const published = await editing.stop();
    await publish(writer, page, { lead: 'After everything.' });
    const since = performance.now();
    const isShown = await shows(`${site.address}/page-1`, 'After everything.');
    const shownAfter = Math.round(performance.now() - since);
    const { times, ...visits } = await visiting.stop();
    return {
      passed: visits.faults + visits.cutShort === 0 && visits.answers > kills && isShown,
      figures: {
        'kill -9': kills,
        'while it started': whileStarting,
        'publications in between': published,
        ...visits,
        'p99 ms': Math.round(p99(times)),
        'shown once it stays': isShown,
        'shown after ms': shownAfter,
      },
    };
  } finally {
    await editing.stop();
    await visiting.stop();
    await stop();
  }
}

/** Publishes whenever the service is up. */
function keepPublishing(writer: Writer, page: string) {
  let isOver = false;
  let published = 0;
  async function work(): Promise<number> {
    for (let count = 1; !isOver; count += 1) {
      await publish(writer, page, { lead: `Published ${count} times.` }).then(
        () => {
          published += 1;
        },
        // The service is down, or died in the middle: the editor retries.
        () => pause(20),
      );
      await pause(20);
    }
    return published;
  }
  const running = work();
  return {
    stop(): Promise<number> {
      isOver = true;
      return running;
    },
  };
}

async function shows(address: string, words: string): Promise<boolean> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if ((await (await fetch(address)).text()).includes(words)) return true;
    await pause(20);
  }
  return false;
}
