import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StandIn } from '../content/service.testing.ts';
import { fetchChanges } from './changes.ts';
import { fetchPersonalChanges } from './personal-changes.ts';

let service: StandIn;
beforeEach(async () => {
  service = await StandIn.start();
});
afterEach(() => service.stop());

const access = () => ({ service: service.origin, accessToken: null });

it.each<[string, object, () => Promise<unknown>]>([
  [
    'a preview',
    { fingerprint: 'a', changed: [], gone: [] },
    () => fetchChanges(access(), 'session', 'ref1'),
  ],
  [
    'a personal preview',
    { changed: {}, gone: [], documents: [], faults: {} },
    () => fetchPersonalChanges(access(), 'key', { published: 'ref1', known: {} }),
  ],
])('does not unpack what is far too much for %s', async (_, answer, ask) => {
  const answers = (spaces: number, items = 0) => {
    const more = { ...answer, more: Array.from({ length: items }, () => 7) };
    const packed = gzipSync(JSON.stringify(more) + ' '.repeat(spaces));
    service.trouble = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  };
  answers(1_000);
  expect(await ask()).toMatchObject({ kind: 'changes' });
  answers(60_000_000);
  await expect(ask()).rejects.toThrow('the answer is larger than');
  answers(0, 1_100_000);
  await expect(ask()).rejects.toThrow('has too many values');
});
