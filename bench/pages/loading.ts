import type { Page } from '@playwright/test';

export interface Loaded {
  path: string;
  /** As the answer says. */
  type: string;
  /** As the browser uses it: Document, Stylesheet, Script, Font, Image … */
  kind: string;
  bytes: number;
}

/** What a page loads, in bytes as they came over the wire, head included. */
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

/** Done once nothing more has come for a while. */
export async function settled(page: Page, loaded: () => Loaded[], quietFor = 700): Promise<void> {
  const end = performance.now() + 30_000;
  let count = -1;
  while (performance.now() < end && loaded().length !== count) {
    count = loaded().length;
    await page.waitForTimeout(quietFor);
  }
}
