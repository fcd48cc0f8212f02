import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { metricsApp, metricsRegistry } from './metrics.ts';

it('tells the metrics at one address, those of the process among them', async () => {
  const registry = metricsRegistry();
  new Gauge({ name: 'farol_answer', help: 'The answer.', registers: [registry] }).set(42);
  const app = metricsApp(registry, () => ({ faults: ['one'] }));
  const answer = await app.request('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toMatch(
    /farol_answer 42\n[\s\S]*process_resident_memory_bytes|process_resident_memory_bytes[\s\S]*farol_answer 42\n/,
  );
  expect(await (await app.request('/healthz')).json()).toEqual({ faults: ['one'] });
  expect((await app.request('/')).status).toBe(404);
  for (const path of ['/metrics', '/healthz', '/'])
    expect((await app.request(path)).headers.get('cache-control')).toBe('private, no-store');
});
