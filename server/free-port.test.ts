import { spawn } from 'node:child_process';
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

/** In a process of its own, that begins with this port and runs until it is ended. */
async function handOutElsewhere(first: number) {
  const begin = `import crypto from 'node:crypto'; import { syncBuiltinESMExports } from 'node:module';
    crypto.randomInt = () => ${first}; syncBuiltinESMExports();
    const { freePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))});
    console.log(await freePort()); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', begin]);
  const [line] = await once(child.stdout, 'data');
  return {
    port: Number(line),
    async end() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

it('hands out what another process was handed out only once that has ended', async () => {
  const first = await freePort();
  const one = await handOutElsewhere(first + 10);
  const other = await handOutElsewhere(one.port);
  expect(other.port).not.toBe(one.port);
  await Promise.all([one.end(), other.end()]);
  const later = await handOutElsewhere(one.port);
  await later.end();
  expect(later.port).toBe(one.port);
});
