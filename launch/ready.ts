import { setTimeout as pause } from 'node:timers/promises';
/** A site says its address before its first content is there; until then its health is not well. */
export async function whenReady(site: string, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(`${site}/healthz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The site at ${site} had no content after ${timeoutMs} ms.`);
}
