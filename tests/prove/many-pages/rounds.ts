import type { Page } from '@playwright/test';
import { median } from '../../../content-service/prove/percentiles.ts';
import { timed } from './stopwatch.ts';

/** The number of rounds of which the median is taken. */
const roundCount = 5;

const link = (path: string) => `a[href="/edit${path}"]`;
const list = { press: link('/content'), until: '.pages > li' };
const matrix = { press: link('/translations'), until: '.matrix tbody tr' };
const articles = { field: '.filters select', value: 'articles_details' };

/** The median time of each action, by name. Its data is requested anew each time. */
export async function measured(
  page: Page,
  service: string,
  release: string,
): Promise<Record<string, number>> {
  const at = (path: string) => page.goto(`${service}/edit${path}`);
  const rounds = new Map<string, number[]>();
  const keep = (name: string, ms: number) => rounds.set(name, [...(rounds.get(name) ?? []), ms]);
  const inRelease = { press: link(`/releases/${release}`), until: '.contents > li' };
  for (let round = 0; round <= roundCount; round += 1) {
    // The first round still has to load code.
    if (round === 1) rounds.clear();
    await at('/account');
    keep('list: open', await timed(page, list));
    const narrowed = { until: '.above-pages [role="status"]', text: await articlesLeft(page) };
    keep('list: filter', await timed(page, { set: articles, ...narrowed }));
    await at('/account');
    await timed(page, list);
    // The last changed page comes first: a new one of the release, until the search.
    const search = { field: '.filters input', value: `lisbon ${round + 2}` };
    const found = { until: '.pages > li:first-child', text: 'lisbon' };
    keep('list: search', await timed(page, { set: search, ...found }));
    keep('list: long tasks from nothing until it stands', await busyUntilList(page, service));
    await at('/account');
    keep('matrix: open', await timed(page, matrix));
    const visas = { until: '.matrix tbody tr:first-child', text: 'visas' };
    keep('matrix: filter', await timed(page, { set: articles, ...visas }));
    await at('/releases');
    keep('release: open', await timed(page, inRelease));
    await at('/releases');
    keep('release: checks', await timed(page, { ...inRelease, until: '.findings, .whole' }));
  }
  const publish = { press: '.release > .row > .loud', until: '.past', text: 'Large' };
  keep('release: publish', await timed(page, publish));
  return Object.fromEntries(
    [...rounds].map(([name, times]) => [name, Math.round(median(times))] as const),
  );
}

/** The text of the counter once only articles are left. */
async function articlesLeft(page: Page): Promise<string> {
  const option = page.locator(`.filters select option[value="${articles.value}"]`);
  const [, count = ''] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? [];
  return `${count} pages`;
}

/** The main thread's time in long tasks from a full page load until the list is there. */
async function busyUntilList(page: Page, service: string): Promise<number> {
  await page.goto(`${service}/edit/content`);
  await page.locator('.pages > li').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stood = performance.getEntriesByName('list stands')[0]?.startTime ?? Infinity;
        let busy = 0;
        new PerformanceObserver((tasks) => {
          for (const { startTime, duration } of tasks.getEntries())
            if (startTime < stood) busy += duration;
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(busy), 300);
      }),
  );
}

/** Runs in every page that is loaded. */
export function markList(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.pages > li')) return;
    performance.mark('list stands');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
