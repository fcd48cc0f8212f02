import { freePort } from '@farol/server/free-port';
import { expect, it, vi } from 'vitest';
import { remoteAt } from './remote.ts';

const write = (address: string) =>
  remoteAt(address, { token: 'x' }).request('migration', 'POST', '/documents', {});

it('says why nobody answered', async () => {
  const port = await freePort('127.0.0.1');
  await expect(write(`http://127.0.0.1:${port}`)).rejects.toThrow(
    `POST /documents at http://127.0.0.1:${port} was not answered. 127.0.0.1, port ${port} cannot be used: nobody listens there.`,
  );
});

it('says it of the first address of a host that has several', async () => {
  const code = 'ECONNREFUSED';
  const faults = ['::1', '127.0.0.1'].map((address) =>
    Object.assign(new Error('connect'), { code, address, port: 9 }),
  );
  const cause = Object.assign(new AggregateError(faults), { code });
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(write('http://localhost:9')).rejects.toThrow(
    'POST /documents at http://localhost:9 was not answered. ::1, port 9 cannot be used: nobody listens there.',
  );
});
