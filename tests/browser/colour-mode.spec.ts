import { expect, site, test } from './site.ts';

declare global {
  interface Window {
    markedBeforeBody?: boolean;
  }
}

test.describe('the colour mode', () => {
  test('is light by default, whatever the system says', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', baseURL: site });
    const page = await context.newPage();
    await page.goto('/');
    const light = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const [red = 0] = (light.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(200);
    await context.close();
  });

  test('is switched by a labelled button, kept, and there before the first paint', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const button = page.getByRole('button', { name: /dark/i }).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
    // What comes before there is a body comes before anything is painted.
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { attributeName } of changes)
          if (attributeName === 'data-mode') window.markedBeforeBody ??= document.body === null;
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto('/articles');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await page.evaluate(() => window.markedBeforeBody)).toBe(true);
  });
});
