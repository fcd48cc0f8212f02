import { Hono } from 'hono';
import { type MediaFiles, unusedHash } from '../media/files.ts';
import type { Repository } from '../repository/repository.ts';

/** How long the store and the media have to respond. */
const timeoutMs = 2000;

/**
 * `/healthz`: the process is alive. `/readyz`: the content can be read, which holds from the start, whatever happens to
 * the store. Anything more is not public.
 */
export function healthApp(): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ alive: true }));
  app.get('/readyz', (context) => context.json({ ready: true }));
  return app;
}

/** Whether it can be written to and has its media files, for operators. */
export async function detailedHealth(repository: Repository, files: MediaFiles): Promise<object> {
  const [writable, media] = await Promise.all([
    withTimeout(repository.writable()),
    withTimeout(files.has(unusedHash).then(() => true)),
  ]);
  const { engine } = repository;
  const { ref } = repository.master();
  return { ready: true, ref, engine, writable, media };
}

async function withTimeout(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  try {
    return await Promise.race([answer, timeout]);
  } catch {
    // Being unreachable is the result here; the requests that fail because of it report why.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
