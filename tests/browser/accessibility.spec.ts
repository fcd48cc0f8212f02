import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Kind, kindsOfPages } from './kinds.ts';
import { expect, languages, test } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The one rule that is off: the specification asks for scaling to be disabled. */
const off = ['meta-viewport', 'meta-viewport-large'];

async function violations(page: Page): Promise<string[]> {
  // No page has frames, so that the quicker way sees as much.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(standards)
    .disableRules(off)
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * Nothing moves, and the bar stands where it is seen: of what is fixed, axe takes the middle of the page for its
 * ground, though it lies on the top of it.
 */
async function settled(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const bar of document.querySelectorAll<HTMLElement>('header.bar'))
      bar.style.position = 'absolute';
  });
}

const kinds: readonly Kind[] = [
  'home',
  'programs',
  'program',
  'articles',
  'article',
  'page',
  'contact',
  'search',
  'found',
  'nothing',
];

for (const mode of ['light', 'dark'] as const)
  for (const language of languages)
    test(`no violation on any kind of page, ${language}, ${mode}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      const addresses = await kindsOfPages();
      const faults: string[] = [];
      for (const kind of kinds) {
        await page.goto(addresses[kind][language]);
        await settled(page);
        expect(await page.locator('html').getAttribute('data-mode')).toBe(
          mode === 'dark' ? 'dark' : null,
        );
        faults.push(...(await violations(page)).map((each) => `${kind}: ${each}`));
      }
      expect(faults).toEqual([]);
    });

test.describe('what opens', () => {
  for (const mode of ['light', 'dark'] as const) {
    test(`has no violation: drawer, ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await settled(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`has no violation: language selector, ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/programs');
      await settled(page);
      await page.locator('header details summary').first().click();
      await page.locator('footer details summary').click();
      expect(await violations(page)).toEqual([]);
    });

    test(`has no violation: gallery, ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      const { program } = await kindsOfPages();
      await page.goto(program.en);
      await settled(page);
      await page.locator('[data-gallery] a').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`has no violation: filters on a phone, ${mode}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/programs?kind=au_pair');
      await settled(page);
      await page.locator('.finder-filters > summary').click();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('no page is wider than the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const addresses = await kindsOfPages();
    for (const kind of kinds) {
      await page.goto(addresses[kind].pt);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, kind).toBeLessThanOrEqual(320);
    }
  });
});

test('by keyboard alone, from the home page to a person', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return {
        tag: element?.tagName ?? '',
        text: element?.textContent?.trim() ?? '',
        href: element?.getAttribute('href') ?? '',
      };
    });
  /** Tabs on until the focus is at what is looked for; every stop on the way must be seen. */
  const tabTo = async (is: (now: Awaited<ReturnType<typeof focused>>) => boolean) => {
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const now = await focused();
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return true;
        const { width, height } = element.getBoundingClientRect();
        const { outlineStyle } = getComputedStyle(element);
        return width > 0 && height > 0 && outlineStyle !== 'none';
      });
      expect(seen, `the focus is seen on ${now.tag} ${now.text.slice(0, 40)}`).toBe(true);
      if (is(now)) return;
    }
    throw new Error('The focus never came there.');
  };

  await page.keyboard.press('Tab');
  expect((await focused()).href).toBe('#content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(({ href }) => href.startsWith('/programs/'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/programs/*');
  await tabTo(({ href }) => href === '#talk');
  await page.keyboard.press('Enter');
  await expect(page.locator('#talk')).toBeInViewport();
  await tabTo(({ href }) => href.startsWith('tel:'));
  await expect(page.locator('#talk a[href^="tel:"]')).toBeFocused();
  await expect(page.locator('#talk a[href^="tel:"]')).toBeInViewport();
});
