import { describe, expect, it } from 'vitest';
import { editionOf } from '../publish/edition.ts';
import { exampleContent } from '../site.testing.tsx';
import { PageCache } from './page-cache.ts';
import { warm } from './warm.ts';

async function visited(...keys: string[]): Promise<PageCache> {
  const cache = new PageCache({ maxBytes: 1_000_000, onFault: () => {} });
  for (const key of keys)
    await cache.page(key, -1, () => ({ body: Buffer.from(key), headers: {} }));
  return cache;
}

const noDelays = { beforeMs: 0, betweenMs: 0 };

describe('after a publication', () => {
  const edition = editionOf(exampleContent(), '2026-03-01');

  it('what was visited most is rendered first', async () => {
    const cache = await visited('/a', '/b', '/b', '/programs?kind=a%26b', '!nothing en ', '/ação');
    const rendered: string[] = [];
    const render = async (_: unknown, path: string, search: string) => rendered.push(path + search);
    await warm(cache, edition, () => edition, render, noDelays);
    expect(rendered).toEqual(['/b', '/a', '/programs?kind=a%26b', '/a%C3%A7%C3%A3o']);
  });

  it('what somebody asked for already is not rendered again, and a fault ends nothing', async () => {
    const cache = await visited('/a', '/b');
    await cache.page('/a', edition.number, () => ({ body: Buffer.from('new'), headers: {} }));
    const rendered: string[] = [];
    await warm(
      cache,
      edition,
      () => edition,
      async (_, path) => {
        rendered.push(path);
        throw new Error('broken');
      },
      noDelays,
    );
    expect(rendered).toEqual(['/b']);
  });

  it('a process that has rendered nothing yet begins with the home page', async () => {
    const rendered: string[] = [];
    const render = async (_: unknown, path: string) => rendered.push(path);
    await warm(await visited(), edition, () => edition, render, noDelays);
    expect(rendered).toEqual(['/']);
  });

  it('nothing more is rendered once something newer is published', async () => {
    const cache = await visited('/a', '/b', '/c');
    const newer = editionOf(exampleContent(), '2026-03-01');
    let current = edition;
    const rendered: string[] = [];
    await warm(
      cache,
      edition,
      () => current,
      async (_, path) => {
        rendered.push(path);
        current = newer;
      },
      noDelays,
    );
    expect(rendered).toEqual(['/a']);
  });
});
