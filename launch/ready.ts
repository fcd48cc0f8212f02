import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a site's first content: it reports its address earlier, while `/healthz` still fails. */
export async function whenReady(site: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${site}/healthz`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error(`The site at ${site} had no content after ${timeoutMs} ms.`);
}
