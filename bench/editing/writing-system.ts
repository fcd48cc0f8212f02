import type { BrowserContext, Locator, Page } from '@playwright/test';

/** A system to write in, with a list and a document open for editing. */
export interface WritingSystem {
  name: string;
  /** Signs in. */
  comeIn(context: BrowserContext): Promise<void>;
  list: string;
  /** Present once the list can be read. */
  listed(page: Page): Locator;
  document: string;
  /** Two texts of the document. */
  field(page: Page): Locator;
  other(page: Page): Locator;
  /** Both texts as the system has them now. */
  stored(): Promise<{ field: string; other: string }>;
  stop(): Promise<void>;
}
