import { setTimeout as pause } from 'node:timers/promises';
import { testLimits } from '../../../testing/limits.ts';
import { within } from '../within.ts';

/** Loads the home page repeatedly, each time with every style and script it names. */
export function readWithFiles(site: string) {
  const missing: string[] = [];
  let pages = 0;
  let files = 0;
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const html = await get(site, '/', missing);
      pages += 1;
      // At a different address each time, as nginx requests the same file only once.
      for (const path of assetsIn(html)) {
        await get(site, `${path}?${pages}`, missing);
        files += 1;
      }
      await pause(5);
    }
  })();
  return {
    async stop(tooFew: number) {
      // A busy machine takes longer to give enough pages.
      await within(testLimits.state, () => pages > tooFew);
      isOver = true;
      await running;
      return { pages, files, missing: missing.slice(0, 10) };
    },
  };
}

async function get(site: string, path: string, missing: string[]): Promise<string> {
  const answer = await fetch(site + path, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) missing.push(`${answer.status} ${path}`);
  return answer.text();
}

function assetsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))];
}
