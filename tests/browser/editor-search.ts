import type { Locator, Page } from '@playwright/test';
import { expectPages } from './editor-arrived.ts';
import { expect } from './site.ts';

/** Searches a list of the editor, and waits until it shows what was found: until then its rows move under a click. */
export async function searchFor(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field.page().locator('[aria-busy=true]')).toHaveCount(0);
}

/** Searches the list of all pages, which is there by then. */
export async function searchPages(page: Page, text: string): Promise<void> {
  await expectPages(page);
  await searchFor(page.getByRole('searchbox').first(), text);
}
