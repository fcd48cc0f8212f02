import type { Page } from '@playwright/test';
import { openLaidOut } from './settled.ts';

declare global {
  interface Window {
    show(path: string): void;
  }
}

/**
 * Opens a page in whose place others are shown one after the other, for tests that look at how many pages are laid
 * out: that takes a tenth of what opening them takes. It has the style sheet with the rules of every component, and
 * waits for its fonts however late they come.
 */
export async function openToShow(page: Page, paths: readonly string[]): Promise<void> {
  await openLaidOut(page, '/');
  await page.evaluate(async (addresses) => {
    for (const { sheet } of document.querySelectorAll('style'))
      for (const [index, rule] of [...(sheet?.cssRules ?? [])].entries())
        if (rule instanceof CSSFontFaceRule) {
          sheet?.deleteRule(index);
          sheet?.insertRule(rule.cssText.replace('font-display: optional', ''), index);
        }
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!link) throw new Error('The page has no style sheet.');
    document.head.append(link);
    await new Promise((resolve) => link.addEventListener('load', resolve));
    document.body.getBoundingClientRect();
    await document.fonts.ready;

    const pages = new Map<string, string>();
    for (const address of addresses) pages.set(address, await (await fetch(address)).text());
    window.show = (path) => {
      // The policy of the opened page forbids the styles in the head of another.
      const html = pages.get(path)?.replace(/<style>.*?<\/style>/s, '');
      if (!html) throw new Error(`${path} was not fetched.`);
      const shown = new DOMParser().parseFromString(html, 'text/html');
      for (const each of shown.querySelectorAll('link[rel=stylesheet]'))
        each.removeAttribute('href');
      // Scripts do not run here. This is all that they do to the room that something takes.
      for (const badge of shown.querySelectorAll<HTMLElement>('[data-hours]')) badge.hidden = false;
      document.documentElement.lang = shown.documentElement.lang;
      document.body.replaceWith(shown.body);
    };
  }, paths);
}

/** Runs in the page, alone or with a selector. */
type Finder = (() => string[]) | readonly [(selector: string) => string[], string];

/** What is found in each of the pages that can be shown; with the path before it. */
export async function findInEach(
  page: Page,
  paths: readonly string[],
  ...finders: readonly Finder[]
): Promise<string[]> {
  const pairs = finders.map((each) => (typeof each === 'function' ? ([each, ''] as const) : each));
  const find = await page.evaluateHandle<((selector: string) => string[])[]>(
    `[${pairs.map(([finder]) => finder).join()}]`,
  );
  return page.evaluate(
    ({ paths, find, selectors }) =>
      paths.flatMap((path) => {
        window.show(path);
        const found = find.flatMap((each, at) => each(selectors[at] ?? ''));
        return found.map((each) => `${path}: ${each}`);
      }),
    { paths, find, selectors: pairs.map(([, selector]) => selector) },
  );
}
