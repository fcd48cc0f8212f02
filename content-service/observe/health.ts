import { Hono } from 'hono';
import { type MediaFiles, nobodysHash } from '../media/files.ts';
import type { Repository } from '../repository/repository.ts';

/** How long the store and the media may take to say that they are there. */
const PATIENCE_MS = 2000;
const fresh = { 'cache-control': 'no-store' };

/**
 * `/healthz`: the process is alive. `/readyz`: it can be read from, which it can from its start on, whatever
 * becomes of its store; whether it can be written to and has its files is told beside that.
 */
export function healthApp(parts: { repository: Repository; files: MediaFiles }): Hono {
  const { repository, files } = parts;
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ alive: true }, 200, fresh));
  app.get('/readyz', async (context) => {
    const [writable, media] = await Promise.all([
      inTime(repository.writable()),
      inTime(files.has(nobodysHash).then(() => true)),
    ]);
    const { engine } = repository;
    const { ref } = repository.master();
    return context.json({ ready: true, ref, engine, writable, media }, 200, fresh);
  });
  return app;
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    // Not to be there is the answer; the requests that suffer from it say why.
    return false;
  } finally {
    clearTimeout(timer);
  }
}
