import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/** Searches a list of the editor, and waits until it shows what was found: until then its rows move under a click. */
export async function searchFor(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field.page().locator('[aria-busy=true]')).toHaveCount(0);
}
