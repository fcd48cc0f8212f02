import { once } from 'node:events';
import type { Server } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../testing/serve.ts';
import { fetchFile } from './fetch-file.ts';

let server: Server;
let address: string;
beforeEach(async () => {
  ({ server, address } = await serve(({ url }, response) => {
    if (url === '/never') return;
    if (url === '/begun') response.write('begun');
    else response.end('x'.repeat(Number(url?.slice(1))));
  }));
});

/** Whatever the end of a connection brings about has happened. */
const connectionEnded = async () => {
  while ((await new Promise<number>((done) => server.getConnections((_, n) => done(n)))) > 0)
    await new Promise(setImmediate);
  await new Promise(setImmediate);
};

describe('a request that is aborted', () => {
  // The process would end by an error that nobody listens for.
  it.each([1_000, 60_000, 1_000_000])(
    'ends quietly where %i bytes have arrived and were not read to their end',
    async (size) => {
      const abort = new AbortController();
      const { body } = await fetchFile(`${address}/${size}`, { signal: abort.signal });
      const reader = body?.getReader();
      expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
      abort.abort();
      await connectionEnded();
    },
  );

  it('says why, before an answer and in its body', async () => {
    const before = new AbortController();
    const asked = fetchFile(`${address}/never`, { signal: before.signal });
    await once(server, 'request');
    before.abort(new Error('It took too long.'));
    await expect(asked).rejects.toThrow('It took too long.');

    const during = new AbortController();
    const { body } = await fetchFile(`${address}/begun`, { signal: during.signal });
    const reader = body?.getReader();
    await reader?.read();
    const next = reader?.read();
    during.abort(new Error('The rest took too long.'));
    await expect(next).rejects.toThrow('The rest took too long.');
  });

  it('is not sent where that was so before', async () => {
    const signal = AbortSignal.abort(new Error('Nobody wants it.'));
    await expect(fetchFile(`${address}/10`, { signal })).rejects.toThrow('Nobody wants it.');
  });
});
