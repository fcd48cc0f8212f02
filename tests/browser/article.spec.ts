import { kindsOfPages } from './kinds.ts';
import { film } from './own-pages.ts';
import { openWith, restMs, whenStable } from './settled.ts';
import { expect, languages, test, withoutScript } from './site.ts';

test('an article says who wrote it, when, and how long it takes', async ({ page }) => {
  const { article } = await kindsOfPages();
  for (const language of languages) {
    await page.goto(article[language]);
    const day = page.locator('main time').first();
    const date = (await day.getAttribute('datetime')) ?? '';
    const written = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );
    await expect(day).toContainText(written);
    await expect(page.locator('main header')).toContainText(/\d+[\s-](minute|min)/);
  }
});

test('the table of contents leads to each part, below the bar', async ({ page }) => {
  const { article } = await kindsOfPages();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(article.en);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    const name = (await link.textContent()) ?? '';
    await link.click();
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeInViewport();
    const box = await whenStable(page, () => heading.boundingBox());
    expect(box?.y ?? 0, name).toBeGreaterThan(70);
  }
});

test('related programs and articles are there, in the same language', async ({ page }) => {
  const { article } = await kindsOfPages();
  await page.goto(article.es);
  for (const path of ['/es/programs/', '/es/articles/'])
    expect(await page.locator(`main a[href^="${path}"]`).count()).toBeGreaterThan(0);
  for (const link of await page.locator('main a[href^="/"]').all())
    expect(await link.getAttribute('href')).toMatch(/^\/(es|media)(\/|$)/);
});

test('topics filter the overview, with script off too', async ({ browser }) => {
  const page = await withoutScript(browser);
  await page.goto('/articles');
  const all = await page.locator('main h2, main h3').count();
  const topic = page.locator('.topics a').nth(1);
  const name = (await topic.textContent()) ?? '';
  await topic.click();
  await expect(page.locator('.topics [aria-current]')).toHaveText(name);
  expect(await page.locator('main h2, main h3').count()).toBeLessThan(all);
  await page.context().close();
});

test('a film loads nothing of its host before the click, then plays in place', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>The player</title>' });
  });
  await openWith(page, film.address, 'video');
  const link = page.getByRole('link', { name: /Play the video/ });
  await expect(link).toBeVisible();
  await link.hover();
  // Longer than a browser rests on a link before it makes ready what is behind it.
  await page.waitForTimeout(restMs);
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.locator(`iframe[title="${film.caption}"]`)).toBeVisible();
  await expect.poll(() => asked).toEqual([`${film.player}?autoplay=1`]);
});
