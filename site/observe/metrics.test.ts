import { expect, it } from 'vitest';
import { exampleContent, exampleSite } from '../site.testing.tsx';
import { metricsOf } from './metrics.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');

it('says what was asked for, what it took and how old the content is', async () => {
  const { app, cache, publisher } = exampleSite();
  publisher.publish(exampleContent(), noon);
  const metrics = metricsOf(() => ({
    publisher,
    cache,
    clock: () => noon + 90_000,
    health: () => ({ ref: 'ref1' }),
  }));
  await app.request('/about');
  metrics.answered('page', 200);
  metrics.answered('page', 200);
  metrics.answered('media', 404);
  metrics.rendered(3);
  expect(await (await metrics.app.request('/healthz')).json()).toEqual({ ref: 'ref1' });
  const answer = await metrics.app.request('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  for (const line of [
    'farol_site_requests_total{kind="page",status="200"} 2',
    'farol_site_requests_total{kind="media",status="404"} 1',
    'farol_site_render_seconds_bucket{le="0.0025"} 0',
    'farol_site_render_seconds_bucket{le="0.005"} 1',
    'farol_site_content_age_seconds 90',
    'farol_site_pages_kept 1',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toContain('process_resident_memory_bytes');
});
