import { Hono } from 'hono';
import { type MediaFiles, unusedHash } from '../media/files.ts';
import type { Repository } from '../repository/repository.ts';

/** How long the store and the media may take to say that they are there. */
const MOST_WAIT_MS = 2000;
const fresh = { 'cache-control': 'no-store' };

/**
 * `/healthz`: the process is alive. `/readyz`: it can be read from, which it can from its start on, whatever
 * becomes of its store. How it is otherwise is not for strangers.
 */
export function healthApp(): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ alive: true }, 200, fresh));
  app.get('/readyz', (context) => context.json({ ready: true }, 200, fresh));
  return app;
}

/** Whether it can be written to and has its files, for operators. */
export async function healthInDetail(repository: Repository, files: MediaFiles): Promise<object> {
  const [writable, media] = await Promise.all([
    inTime(repository.writable()),
    inTime(files.has(unusedHash).then(() => true)),
  ]);
  const { engine } = repository;
  const { ref } = repository.master();
  return { ready: true, ref, engine, writable, media };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, MOST_WAIT_MS, false);
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
