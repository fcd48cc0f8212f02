import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '../content/provider.ts';

/** Milliseconds from the start of the site to its first good page, from its content on disk. */
export async function coldStart({ product }: Provider): Promise<number> {
  await product.processes.site.stop();
  const started = performance.now();
  const starting = product.startSite();
  const isThere = firstPage(product.site);
  await starting;
  await isThere;
  return performance.now() - started;
}

/** Requests the page until it is there: first nothing listens, then the content may not be loaded yet. */
async function firstPage(site: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const answer = await fetch(`${site}/`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(2);
  }
  throw new Error(`${site} had no page within a minute.`);
}
