import { startProvider } from '../content/provider.ts';
import { atMost, type Figure } from '../figure.ts';
import { figure } from '../interleaved.ts';
import { load } from '../load/load.ts';
import { memoryOf } from '../machine.ts';
import { wire } from '../pages/wire.ts';
import { sitemapPaths } from '../sitemap.ts';
import { spread } from '../spread.ts';

const requests = 100_000;

/** Memory is sampled after each load of this many seconds, at least this many times. */
const looks = { seconds: 2, least: 10 };

/** Megabytes of normal fluctuation. */
const flat = 8;

/** The site's memory with the sample content, while all its pages are requested repeatedly. */
export async function memoryFigures(): Promise<Figure[]> {
  const { product, stop } = await startProvider();
  try {
    const { pid } = product.processes.site.child;
    const atStart = await memoryOf(pid);
    const paths = await sitemapPaths(product.site);
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    // The first request of a page waits until it is rendered.
    for (const path of paths) await wire(product.site, path, headers);
    const megabytes: number[] = [];
    let count = 0;
    while (count < requests || megabytes.length < looks.least) {
      const wanted = { origin: product.site, paths, headers, status: 200 };
      count += (await load({ ...wanted, seconds: looks.seconds })).answers;
      megabytes.push(await memoryOf(pid));
    }
    const half = Math.floor(megabytes.length / 2);
    const [first, second] = [megabytes.slice(0, half), megabytes.slice(half)];
    const growth = spread(second).value - spread(first).value;
    return [
      figure('memory of the site at its start', [atStart], 'MB'),
      figure(
        `memory of the site after ${count.toLocaleString('en')} requests`,
        megabytes.slice(-1),
        'MB',
        atMost(150),
      ),
      figure('what its second half of them added', [growth], 'MB', atMost(flat)),
    ];
  } finally {
    await stop();
  }
}
