import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { PresenceSigns } from './presence-signs.ts';

const asked = vi.fn((_path: string, _given: RequestInit) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
const sent = () =>
  asked.mock.calls.map(([, { method, body }]) =>
    typeof body === 'string' ? [method, JSON.parse(body).document] : [method],
  );

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  asked.mockClear();
  vi.unstubAllGlobals();
});

it('who goes from one place to the next has not left', async () => {
  const one = new PresenceSigns('one');
  one.close();
  const two = new PresenceSigns('release/two');
  await eventually(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(sent()).toEqual([
    ['PUT', 'one'],
    ['PUT', 'release/two'],
  ]);
  two.close();
  await eventually(() => expect(sent().at(-1)).toEqual(['DELETE']));
  expect(asked).toHaveBeenCalledTimes(3);
});
