import type { BrowserContext, Locator, Page } from '@playwright/test';

/** A system that somebody writes in, with a list and a document that is open to her. */
export interface WritingSystem {
  name: string;
  /** Signs her in. */
  comeIn(context: BrowserContext): Promise<void>;
  list: string;
  /** What is there once the list can be read. */
  listed(page: Page): Locator;
  document: string;
  /** Two texts of the document. */
  field(page: Page): Locator;
  other(page: Page): Locator;
  /** Both as the system has them now. */
  stored(): Promise<{ field: string; other: string }>;
  stop(): Promise<void>;
}
