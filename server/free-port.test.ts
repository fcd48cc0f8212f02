import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('finds ports that nobody listens on, each another', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  expect(new Set(ports).size).toBe(5);
  // The next one is taken.
  const [last = 0] = ports.slice(-1);
  const server = createServer().listen(last + 1, '127.0.0.1');
  await once(server, 'listening').catch(() => {});
  const next = await freePort();
  server.close();
  expect(next).not.toBe(last + 1);
  expect(ports).not.toContain(next);
});

it('says what is wrong with an address that cannot be listened on', async () => {
  await expect(freePort('203.0.113.1')).rejects.toThrow('EADDRNOTAVAIL');
});
