import { expect, it } from 'vitest';
import { startTestService } from '../service.ts';

it('stops at once though somebody follows its publications', async () => {
  const service = await startTestService();
  const stream = await fetch(`${service.address}/api/farol/v1/events`);
  const reader = stream.body?.getReader();
  await reader?.read();
  const before = performance.now();
  await service.stop();
  expect(performance.now() - before).toBeLessThan(3000);
  expect((await reader?.read())?.done).toBe(true);
});

it('answers in JSON, for every origin, even what is too long to be read', async () => {
  const service = await startTestService();
  for (const path of [
    '/nowhere',
    `/api/v2?q=${'x'.repeat(28_000)}`,
    `/api/v2?q=${'x'.repeat(40_000)}`,
  ]) {
    const response = await fetch(`${service.address}${path}`);
    expect([404, 414, 431]).toContain(response.status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  }
  await service.stop();
});
