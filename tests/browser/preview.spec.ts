import type { BrowserContext, Page } from '@playwright/test';
import { expect, leave, service, site, test, writer } from './site.ts';

const api = '/api/farol/v1';

interface Started {
  id: string;
  ref: string;
  startUrl: string;
}
interface Edited {
  draft: { id: string; data: Record<string, unknown> } | null;
  published: { id: string; data: Record<string, unknown> } | null;
}

const start = (what: { document?: string; release?: string }) =>
  writer.send<Started>('POST', `${api}/previews`, what);
const end = ({ id }: Started) => writer.send('DELETE', `${api}/previews/${id}`);

/** The article of the sample that nobody has published: what `npm start` prints a link to. */
async function unpublished(): Promise<{ id: string; title: string; uid: string }> {
  const { documents } = await writer.get<{
    documents: { id: string; title: string; uid: string; published: string | null }[];
  }>(`${api}/documents?state=draft&lang=en-us`);
  const found = documents.find(({ published }) => published === null);
  if (!found) throw new Error('The sample has no unpublished document.');
  return found;
}

async function withSummary(id: string, lead: string): Promise<() => Promise<unknown>> {
  const path = `${api}/documents/${id}`;
  const save = async (change: (data: Record<string, unknown>) => Record<string, unknown>) => {
    const { draft } = await writer.get<Edited>(path);
    await writer.send('PUT', `${path}/draft`, {
      basedOn: draft?.id,
      data: change(draft?.data ?? {}),
    });
    return draft?.data ?? {};
  };
  const before = await save((data) => ({ ...data, lead }));
  return () => save(() => before);
}

const previewCookie = async (context: BrowserContext) =>
  (await context.cookies(site)).find(({ name }) => name === 'io.prismic.preview');

async function open(page: Page, preview: Started) {
  const answer = await page.goto(preview.startUrl);
  if (!answer) throw new Error('The link of the preview leads nowhere.');
  return answer;
}

test('starts from its link, shows the draft to this browser only, and keeps it out of caches', async ({
  page,
  browser,
}) => {
  const { id, title, uid } = await unpublished();
  const preview = await start({ document: id });
  expect(new URL(preview.startUrl).origin).toBe(site);
  expect(new URL(preview.startUrl).pathname).toBe('/api/preview');

  const answer = await open(page, preview);
  expect(answer.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(`/articles/${uid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const headers = answer.headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['cache-control']).toContain('private');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers.etag).toBeUndefined();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();

  // Everything that lists pages shows it as it will be, to the previewer alone.
  await page.goto('/articles');
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  const visitor = await browser.newContext({ baseURL: site });
  for (const path of ['/articles', '/sitemap.xml', '/feed.xml', '/search?q=coming+home+again']) {
    const seen = await (await visitor.request.get(path)).text();
    expect(seen, path).not.toContain(uid);
  }
  expect((await visitor.request.get(`/articles/${uid}`)).status()).toBe(404);
  const home = await visitor.request.get('/');
  expect(home.headers()['cache-control']).toContain('public');
  expect(await home.text()).not.toContain('prismic.js');
  await visitor.close();
  await end(preview);
});

test('an edit comes into the open page by itself', async ({ page }) => {
  const { id } = await unpublished();
  const preview = await start({ document: id });
  await open(page, preview);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  const address = page.url();
  const undo = await withSummary(id, 'Written while somebody was looking');
  try {
    await expect(page.getByText('Written while somebody was looking').first()).toBeVisible();
    expect(page.url()).toBe(address);
    expect((await previewCookie(page.context()))?.value).toBeTruthy();
  } finally {
    // It would follow the next edit as well, into a preview that has ended.
    await leave(page);
    await undo();
    await end(preview);
  }
});

test('ends by the button of the toolbar', async ({ page }) => {
  const { id, uid } = await unpublished();
  const preview = await start({ document: id });
  await open(page, preview);
  await page.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page.locator('main h1')).not.toHaveText('Coming home again');
  await expect.poll(() => previewCookie(page.context())).toBeUndefined();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  expect((await page.request.get(`/articles/${uid}`)).status()).toBe(404);
  await end(preview);
});

test('ends at /api/exit-preview, which answers ok', async ({ page }) => {
  const preview = await start({ document: (await unpublished()).id });
  await open(page, preview);
  const answer = await page.request.get('/api/exit-preview');
  expect(answer.ok()).toBe(true);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await previewCookie(page.context())).toBeUndefined();
  await end(preview);
});

test('a release shows what it will change, and nobody else sees it', async ({ page, browser }) => {
  const { releases } = await writer.get<{ releases: { id: string }[] }>(`${api}/releases`);
  const preview = await start({ release: releases[0]?.id ?? '' });
  await open(page, preview);
  const places = (view: Page) => view.locator('#dates tbody tr td:last-child').allTextContents();
  await page.goto('/programs/portuguese-course-lisbon');
  const planned = await places(page);
  expect(planned.length).toBeGreaterThan(1);
  expect(new Set(planned)).toEqual(new Set(['Spaces available']));
  const visitor = await browser.newPage({ baseURL: site });
  await visitor.goto('/programs/portuguese-course-lisbon');
  expect(new Set(await places(visitor))).not.toEqual(new Set(['Spaces available']));
  await visitor.close();
  await end(preview);
});

test.describe('a cookie that stands for no preview is removed, and the public page is shown', () => {
  const forged = `${service}/previews/AAAAAAAAAAAAAAAA:BBBBBBBBBBBBBBBB?websitePreviewId=x`;
  const wrong: Readonly<Record<string, string>> = {
    forged: encodeURIComponent(forged),
    'of another repository': encodeURIComponent(
      JSON.stringify({ 'other.prismic.io': { preview: 'https://other.prismic.io/previews/a:b' } }),
    ),
    'of no sense at all': encodeURIComponent('"><script>alert(1)</script>'),
    'too long to be one': encodeURIComponent(`${service}/previews/${'a'.repeat(3_000)}`),
  };
  for (const [name, value] of Object.entries(wrong))
    test(name, async ({ page }) => {
      await page.context().addCookies([{ name: 'io.prismic.preview', value, url: site }]);
      const answer = await page.goto('/about-us');
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      expect(await previewCookie(page.context())).toBeUndefined();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index');
    });

  test('expired', async ({ page }) => {
    const { id, uid } = await unpublished();
    const preview = await start({ document: id });
    await open(page, preview);
    await end(preview);
    await expect.poll(async () => (await page.request.get(`/articles/${uid}`)).status()).toBe(404);
    await expect.poll(() => previewCookie(page.context())).toBeUndefined();
  });

  test('of the toolbar without a preview: it may stay', async ({ page }) => {
    const value = encodeURIComponent(JSON.stringify({ _tracker: 'AbCd1234' }));
    await page.context().addCookies([{ name: 'io.prismic.preview', value, url: site }]);
    const answer = await page.goto('/about-us');
    expect(answer?.headers()['cache-control']).toContain('public');
    expect((await previewCookie(page.context()))?.value).toBe(value);
  });
});

test('/api/preview starts nothing without a token of ours, and leads only to our own pages', async ({
  request,
}) => {
  const ask = (query: string) => request.get(`/api/preview${query}`, { maxRedirects: 0 });
  expect((await ask('')).status()).toBe(400);
  const stranger = encodeURIComponent('https://evil.example/previews/a:b?websitePreviewId=x');
  for (const query of [`?token=${stranger}`, '?token=x&documentId=//evil.example']) {
    const answer = await ask(query);
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers().location).toBeUndefined();
  }
});
