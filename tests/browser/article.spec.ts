import { kindsOfPages } from './kinds.ts';
import { expect, languages, test, withoutScript, writer } from './site.ts';

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
    await expect(page.locator('main header')).toContainText(/\d+\s(minute|min)/);
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
    await page.waitForTimeout(100);
    expect((await heading.boundingBox())?.y ?? 0, name).toBeGreaterThan(70);
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

test.describe('a film', () => {
  const api = '/api/farol/v1';
  const uid = `a-film-${Date.now().toString(36)}`;
  const player = 'https://player.vimeo.com/video/1';

  test('loads nothing of its host before the click, then plays in place', async ({ page }) => {
    const { document } = await writer.send<{ document: string }>('POST', `${api}/documents`, {
      type: 'dynamic_page',
      lang: 'en-us',
      uid,
      title: 'A film',
      tags: [],
      data: {
        title: [{ type: 'heading1', text: 'A film', spans: [] }],
        slices: [
          {
            id: 'video$1',
            slice_type: 'video',
            slice_label: null,
            variation: 'default',
            version: 'initial',
            items: [],
            primary: { title: 'A day on the river', url: player, caption: 'Filmed by the group.' },
          },
        ],
      },
    });
    await writer.send('POST', `${api}/publications`, { documents: [{ document }] });
    try {
      await expect
        .poll(async () => (await page.request.get(`/${uid}`)).status(), { timeout: 10_000 })
        .toBe(200);
      const asked: string[] = [];
      await page.route('https://player.vimeo.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>The player</title>' });
      });
      await page.goto(`/${uid}`);
      const film = page.getByRole('link', { name: /Play the video/ });
      await expect(film).toBeVisible();
      await film.hover();
      await page.waitForTimeout(1_000);
      expect(asked).toEqual([]);
      await film.click();
      await expect(page.locator('iframe[title="A day on the river"]')).toBeVisible();
      await expect.poll(() => asked).toEqual([`${player}?autoplay=1`]);
    } finally {
      await writer.send('DELETE', `${api}/documents/${document}/publication`);
      await writer.send('PUT', `${api}/documents/${document}/archive`);
    }
    await expect
      .poll(async () => (await page.request.get(`/${uid}`)).status(), { timeout: 10_000 })
      .toBe(404);
  });
});
