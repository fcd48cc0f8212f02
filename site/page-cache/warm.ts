import { setTimeout as pause } from 'node:timers/promises';
import { plainPath } from '../addresses/path.ts';
import type { Edition } from '../publish/edition.ts';
import type { PageCache } from './page-cache.ts';

const mostPages = 40;

/** Milliseconds until the first, and between two: who comes right after a publication is not to wait for this. */
const pauses = { before: 500, between: 20 };

/**
 * After a publication the pages most visitors come for are rendered before they come: one after the other, and only
 * while nothing newer was published. Rendering the first page of a process takes ten times as long as the next one, so
 * a process begins with one before anybody asks.
 */
export async function warm(
  cache: PageCache,
  edition: Edition,
  current: () => Edition | null,
  render: (edition: Edition, pathname: string, search: string) => Promise<unknown>,
  { before, between } = pauses,
): Promise<void> {
  if (cache.size === 0) await render(edition, '/', '').catch(() => {});
  await pause(before, undefined, { ref: false });
  for (const key of cache.mostRequested(mostPages)) {
    if (current() !== edition) return;
    if (!key.startsWith('/') || cache.has(key, edition.number)) continue;
    const [path = '', query] = key.split('?', 2);
    // A page that cannot be rendered has been reported, and the document may be gone.
    await render(edition, plainPath(path), query ? `?${query}` : '').catch(() => {});
    await pause(between, undefined, { ref: false });
  }
}
