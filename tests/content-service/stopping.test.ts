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
