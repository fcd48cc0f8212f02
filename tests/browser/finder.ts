import type { Page } from '@playwright/test';

export const wide = { width: 1280, height: 900 };
/** The programs that are shown. */
export const posters = (page: Page) => page.locator('.finder-posters > li:has([data-program])');
export const box = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`);
