import type { Provider } from '../content/provider.ts';
import { mostMemory } from '../machine.ts';
import { wire } from '../pages/wire.ts';

export interface Drawn {
  pages: number;
  seconds: number;
  /** The peak memory of the site meanwhile. */
  megabytes: number;
}

/** The number of simultaneous visitors. */
const visitors = 4;

/** Starts the site with nothing rendered, and requests each of these pages once, in brotli. */
export async function allPages({ product }: Provider, paths: readonly string[]): Promise<Drawn> {
  const { site } = product;
  await product.processes.site.stop();
  const started = performance.now();
  await product.startSite();
  const { megabytes } = await mostMemory(product.processes.site.child.pid, async () => {
    const waiting = [...paths];
    const visit = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const { status, encoding } = await wire(site, path, { 'accept-encoding': 'br' });
        if (status !== 200 || encoding !== 'br')
          throw new Error(`${path} answered ${status} in ${encoding ?? 'plain'}, not in brotli.`);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
  });
  return { pages: paths.length, seconds: (performance.now() - started) / 1000, megabytes };
}
