import { expect, it } from 'vitest';
import { startTestService } from '../service.ts';

it('stops at once though somebody follows its publications', async () => {
  const service = await startTestService();
  const stream = await fetch(`${service.address}/api/farol/v1/events`);
  const reader = stream.body?.getReader();
  await reader?.read();
  const before = performance.now();
  await service.stop();
  expect(performance.now() - before).toBeLessThan(7_000);
  expect((await reader?.read())?.done).toBe(true);
});

it('reads several slashes in a row as one, wherever they stand', async () => {
  const service = await startTestService();
  const authorization = `Bearer ${service.token}`;
  const answered = async (path: string) => {
    const response = await fetch(`${service.address}${path}`, { headers: { authorization } });
    return [response.status, await response.text()];
  };
  const { refs } = await (await fetch(`${service.address}/api/v2`)).json();
  for (const path of [
    '/api/v2',
    '/api/v2/tags',
    `/api/v2/documents/search?ref=${refs[0].ref}`,
    '/api/models/customtypes',
    '/api/assets/assets',
    '/api/farol/v1/languages',
    '/previews/none/ping',
    '/prismic.js',
  ]) {
    const [status, body] = await answered(path);
    expect(status, path).toBe(200);
    expect(await answered(path.replaceAll(/(?<=^[^?]*)\//g, '//'))).toEqual([200, body]);
  }
  await service.stop();
});

it('answers in JSON, even what is too long to be read', async () => {
  const service = await startTestService();
  for (const path of [
    '/nowhere',
    `/api/v2?q=${'x'.repeat(28_000)}`,
    `/api/v2?q=${'x'.repeat(40_000)}`,
  ]) {
    const response = await fetch(`${service.address}${path}`);
    expect([404, 414, 431]).toContain(response.status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  }
  await service.stop();
});
