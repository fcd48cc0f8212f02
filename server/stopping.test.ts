import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen, type RunningServer } from './listen.ts';

interface Outcome {
  answered: number;
  refused: number;
  faults: string[];
}

/** Posts repeatedly on one connection: no client retries a POST by itself. */
async function post(port: number, isOver: () => boolean, outcome: Outcome): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/', agent });
    sent.end('a word');
    try {
      const [answer] = await once(sent, 'response');
      for await (const _ of answer);
      outcome.answered += 1;
    } catch (fault) {
      const { code = '', message } = fault as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') outcome.refused += 1;
      else outcome.faults.push(`${code} ${message}`);
      if (code === 'ECONNREFUSED') return;
    }
    await pause(Math.random() * 10);
  }
  agent.destroy();
}

async function busy(): Promise<RunningServer> {
  const app = new Hono().post('/', async (context) => {
    await context.req.text();
    // Now and then the event loop is blocked, so that requests wait to be read.
    const end = performance.now() + (Math.random() < 0.05 ? 20 : 0);
    while (performance.now() < end);
    await pause(Math.random() * 5);
    return context.text('done');
  });
  return listen(app, { port: 0 });
}

it('resets no request that waits, on any of many connections', async () => {
  for (let round = 0; round < 2; round += 1) {
    const server = await busy();
    const outcome: Outcome = { answered: 0, refused: 0, faults: [] };
    let isOver = false;
    const clients = Array.from({ length: 24 }, () => post(server.port, () => isOver, outcome));
    await pause(200);
    const before = outcome.answered;
    await server.stop({ drainMs: 2_000 });
    isOver = true;
    await Promise.all(clients);
    expect(outcome.faults).toEqual([]);
    expect(outcome.answered).toBeGreaterThan(before);
  }
});

it('resets none either where the process is blocked for as long as it parts', async () => {
  for (let round = 0; round < 2; round += 1) {
    const server = await busy();
    const outcome: Outcome = { answered: 0, refused: 0, faults: [] };
    let isOver = false;
    const clients = Array.from({ length: 24 }, () => post(server.port, () => isOver, outcome));
    await pause(200);
    const before = outcome.answered;
    const stopped = server.stop({ drainMs: 1_000 });
    const end = performance.now() + 1_100;
    while (performance.now() < end);
    await stopped;
    isOver = true;
    await Promise.all(clients);
    expect(outcome.faults).toEqual([]);
    expect(outcome.answered).toBeGreaterThan(before);
  }
});

it('says with the last answer that it is the last, and still takes new connections', async () => {
  const server = await busy();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const sent = request({ port: server.port, host: '127.0.0.1', method: 'POST', agent }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  // A client that sends nothing is waited for as well.
  const silent = connect(server.port, '127.0.0.1');
  await once(silent, 'connect');
  await expect.poll(() => server.connections).toBe(2);
  const stopped = server.stop({ drainMs: 60_000 });
  expect([await ask(), await ask()]).toEqual(['close', 'close']);
  silent.destroy();
  await stopped;
  agent.destroy();
});

it('waits for nobody where nobody is', async () => {
  const server = await busy();
  const began = performance.now();
  await server.stop({ drainMs: 60_000 });
  expect(performance.now() - began).toBeLessThan(50_000);
});
