import { expect, type Page } from '@playwright/test';

/** The steps of a first visit stand above every screen: what comes later moves what is below, and a click misses it. */
export async function expectFirstVisit(page: Page): Promise<void> {
  await expect(page.locator('.first-visit')).toBeVisible();
}

/** The list of pages, with all that stands above it. */
export async function expectPages(page: Page): Promise<void> {
  await expectFirstVisit(page);
  await expect(page.locator('.always')).toBeVisible();
  await expect(page.locator('.pages > li').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** A page that is open, with all that stands above its parts: its address, and the release that it is in. */
export async function expectOpened(page: Page, { isInRelease = true } = {}): Promise<void> {
  await expectFirstVisit(page);
  await expect(
    page.locator('[data-path=uid] > small:not([id], [aria-hidden], :empty)'),
  ).toBeVisible();
  if (isInRelease)
    await expect(page.locator('.document a[href*="/releases/"]').first()).toBeVisible();
}

/** Nothing stands out over the sides of the window. */
export async function expectWidth(page: Page, width: number, name = ''): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), name)
    .toBe(width);
}
