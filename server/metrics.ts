import { Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What operators may ask, in Prometheus' words; memory and the like of the process are among it. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** `/metrics`, for a port of its own: who may reach that port may read it. */
export function metricsApp(registry: Pick<Registry, 'metrics' | 'contentType'>): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  app.notFound((context) => context.text('The metrics stand at /metrics.\n', 404));
  return app;
}
