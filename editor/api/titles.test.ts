import { afterEach, expect, it, vi } from 'vitest';
import { readTitle } from './titles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks once for all titles of a turn, as many as one request may name', async () => {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://service');
    asked.push(searchParams);
    const ids = [...searchParams.values()]
      .join()
      .split(',')
      .filter((id) => id !== 'gone' && id !== 'constructor');
    return Response.json({ titles: Object.fromEntries(ids.map((id) => [id, `Page ${id}`])) });
  });
  const pages = Array.from({ length: 120 }, (_, index) => String(index));
  const titles = await Promise.all([
    ...pages.map((id) => readTitle('documents', id)),
    readTitle('files', 'tram'),
    readTitle('documents', 'gone'),
    readTitle('documents', 'constructor'),
  ]);
  expect(titles).toEqual([...pages.map((id) => `Page ${id}`), 'Page tram', null, null]);
  const sizes = asked.map((query) => query.get('documents')?.split(',').length);
  expect(sizes).toEqual([100, 22]);
  await readTitle('documents', '1');
  expect(asked).toHaveLength(3);
});
