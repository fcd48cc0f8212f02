import type { Page } from '@playwright/test';

export interface Loaded {
  path: string;
  /** The content type of the answer. */
  type: string;
  /** The browser's kind of resource: Document, Stylesheet, Script, Font, Image … */
  kind: string;
  bytes: number;
}

/** What a page loads, in bytes on the wire, headers included. */
export async function loading(page: Page): Promise<() => Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { pathname } = new URL(response.url);
    known.set(requestId, { path: pathname, type: response.mimeType, kind: type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const loaded = known.get(requestId);
    if (loaded) loaded.bytes = encodedDataLength;
  });
  return () => [...known.values()].filter(({ bytes }) => bytes > 0);
}

/** Resolves once nothing more has been loaded for a while. */
export async function settled(page: Page, loaded: () => Loaded[], quietFor = 700): Promise<void> {
  const end = performance.now() + 30_000;
  let count = -1;
  while (performance.now() < end && loaded().length !== count) {
    count = loaded().length;
    await page.waitForTimeout(quietFor);
  }
}
