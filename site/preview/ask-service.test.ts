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
])('does not unpack what is far too long for %s', async (_, answer, ask) => {
  const answers = (spaces: number) => {
    const packed = gzipSync(JSON.stringify(answer) + ' '.repeat(spaces));
    service.trouble = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  };
  answers(1_000);
  expect(await ask()).toMatchObject({ kind: 'changes' });
  answers(60_000_000);
  await expect(ask()).rejects.toThrow('the answer is larger than');
});
