import { counted, faultsOf, type Point, scoreOf } from './headers/grading.ts';
import { serviceHeaders } from './headers/service.ts';
import { startProvider } from './provider.ts';
import { ask } from './requests.ts';
import type { Verdict } from './verdict.ts';

/** Every kind of answer. */
const paths = [
  '/',
  '/pt',
  '/programs',
  '/programs/lisbon',
  '/fr/articles',
  '/articles/visas',
  '/page-1',
  '/search?q=page',
  '/nowhere',
  '/%zz',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/api/preview',
  '/api/exit-preview',
  '/healthz',
  '/old',
  '/PAGE-1',
  '/media/none',
  '/social/none',
];
const least = 120;
/** Without the points for a Cross-Origin-Resource-Policy, which content loaded by other origins cannot have. */
const leastOfService = 110;

/**
 * Checks the headers of every kind of answer of both servers, and the pages' score on Mozilla's Observatory scale, as
 * published in mdn/mdn-http-observatory (src/grader/charts.js). The redirect to https is up to whatever terminates TLS
 * in front of the site, and counts nothing here.
 */
export async function proveHeaders(): Promise<Verdict> {
  const provider = await startProvider(undefined, { SITE_URL: 'https://farol.example' });
  const site = provider.site.address;
  const faults: string[] = [];
  let fewest: { path: string; score: number; count: Point[] } | undefined;
  let pages = 0;
  try {
    for (const path of paths)
      for (const headers of [{}, { cookie: 'lang=pt' }, { 'accept-encoding': 'br' }]) {
        // The second answer comes from the cache in memory.
        for (const answer of [
          await ask(site, path, { headers }),
          await ask(site, path, { headers }),
        ]) {
          faults.push(
            ...faultsOf(answer, { isForOthers: false }).map((fault) => `${path}: ${fault}`),
          );
          if (!answer.headers['content-type']?.startsWith('text/html')) continue;
          pages += 1;
          const count = counted(answer);
          const score = scoreOf(count);
          if (!fewest || score < fewest.score) fewest = { path, score, count };
        }
      }
    const score = fewest?.score ?? 0;
    const service = await serviceHeaders();
    return {
      passed:
        faults.length === 0 &&
        score >= least &&
        pages > 20 &&
        service.faults.length === 0 &&
        service.leastScore >= leastOfService,
      figures: {
        service,
        'answers looked at': paths.length * 6,
        pages,
        'least score': score,
        'of the page': fewest?.path,
        count: fewest?.count.map(({ test, result, points }) => `${test}: ${result}, ${points}`),
        faults: [...new Set(faults)],
      },
    };
  } finally {
    await provider.stop();
  }
}
