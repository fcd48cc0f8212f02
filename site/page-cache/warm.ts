import { setTimeout as pause } from 'node:timers/promises';
import { plainPath } from '@farol/content-model';
import type { Edition } from '../publish/edition.ts';
import type { PageCache } from './page-cache.ts';

const maxPages = 40;

/** So that requests right after a publication do not wait for the warm-up. */
const defaultDelays = { beforeMs: 500, betweenMs: 20 };

/**
 * Renders the most requested pages ahead after a publication, one by one, until something newer is published. A new
 * process starts with the home page, because its first rendering takes ten times as long as the next one.
 */
export async function warm(
  cache: PageCache,
  edition: Edition,
  current: () => Edition | null,
  render: (edition: Edition, pathname: string, search: string) => Promise<unknown>,
  { beforeMs, betweenMs } = defaultDelays,
): Promise<void> {
  if (cache.size === 0) await render(edition, '/', '').catch(() => {});
  await pause(beforeMs, undefined, { ref: false });
  for (const key of cache.mostRequested(maxPages)) {
    if (current() !== edition) return;
    if (!key.startsWith('/') || cache.has(key, edition.number)) continue;
    const [path = '', query] = key.split('?', 2);
    // The cache has reported the fault, and the document may be gone.
    await render(edition, plainPath(path), query ? `?${query}` : '').catch(() => {});
    await pause(betweenMs, undefined, { ref: false });
  }
}
