import type { Page } from '@playwright/test';

/** Requests to an address, of one method or of each, wait until the function is called that this returns. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  method?: string,
): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await released.promise;
    await route.fallback();
  });
  return () => released.resolve();
}
