import type { Page } from '@playwright/test';

/** Words of headings, or of what else is named, that go on in the next line, as a word does that is wider than its column. */
export const brokenWords = (page: Page, headings = allHeadings) =>
  page.evaluate(brokenWordsOf, headings);

export const allHeadings = 'h1, h2, h3';

/** Runs in the page. */
export function brokenWordsOf(headings: string): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll(headings)) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of node.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
