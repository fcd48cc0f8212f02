import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type RunningProcess, startSiteProcess } from '../../launch/processes.ts';
import { whenReady } from '../../launch/ready.ts';
import { asHosted, type HostedDocument, HostedService } from '../hosted/stand-in.ts';
import { sitemapPaths } from './crawl.ts';
import { expect, service, test } from './site.ts';

const repository = 'farol-travel';
const accessToken = 'MC5hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5eg';
const secret = 'a secret of the webhook';
let folder: string;
let hosted: HostedService;
let running: RunningProcess;

/** The sample's documents, as the hosted service would answer them. */
async function recorded(): Promise<HostedDocument[]> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  const documents: HostedDocument[] = [];
  const query = new URLSearchParams({ ref: refs[0].ref, lang: '*', pageSize: '100' });
  let next: string | null = `${service}/api/v2/documents/search?${query}`;
  while (next) {
    const answer: { results: unknown[]; next_page: string | null } = await (
      await fetch(next)
    ).json();
    documents.push(
      ...answer.results.map((each) => asHosted(each, service, repository) as HostedDocument),
    );
    next = answer.next_page;
  }
  return documents;
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-hosted-'));
  hosted = new HostedService(repository, accessToken, await recorded());
  await hosted.start();
  running = await startSiteProcess({
    ...process.env,
    PORT: '0',
    HOST: 'localhost',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    PRISMIC_REPOSITORY: repository,
    PRISMIC_API_ENDPOINT: hosted.endpoint,
    PRISMIC_LOCAL_ENDPOINT: 'on',
    PRISMIC_ACCESS_TOKEN: accessToken,
    REVALIDATE_SECRET: secret,
  });
  await whenReady(running.address);
});
test.afterAll(async () => {
  await running.stop();
  hosted.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const answer = await fetch(running.address + path, { redirect: 'manual' });
  return { answer, status: answer.status, text: await answer.text() };
};

/** A pixel in the place of Prismic's hosts, and what they were asked for. */
async function intercepted(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  await page.route(/^https:\/\/[^/]*prismic\.io\//, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    return url.pathname.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: 'window.toolbar = true;' })
      : route.fulfill({ contentType: 'image/gif', body: pixel });
  });
  return asked;
}

test('every page of the sample answers from a hosted repository', async () => {
  for (const path of await sitemapPaths()) expect((await get(path)).status, path).toBe(200);
});

test('asks with the access token, and never shows it', async () => {
  expect(hosted.asked.length).toBeGreaterThan(1);
  for (const { query } of hosted.asked) expect(query.get('access_token')).toBe(accessToken);
  for (const path of [
    '/',
    '/programs',
    '/programs/english-course-galway',
    '/healthz',
    '/feed.xml',
  ]) {
    const { text, answer } = await get(path);
    expect(text).not.toContain(accessToken);
    expect([...answer.headers.values()].join()).not.toContain(accessToken);
  }
});

test('pictures come from Prismic’s host in the sizes asked for, and the policy allows it', {
  tag: '@pictures',
}, async ({ page }) => {
  const asked = await intercepted(page);
  const answer = await page.goto(`${running.address}/programs/english-course-galway`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(['https://images.prismic.io', `https://${repository}.cdn.prismic.io`]),
  );
  expect(policy).not.toMatch(/unsafe/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(() => asked.filter(({ host }) => host === 'images.prismic.io').length)
    .toBeGreaterThan(2);
  for (const { host, pathname, searchParams } of asked) {
    if (host !== 'images.prismic.io') continue;
    expect(pathname).toMatch(new RegExp(`^/${repository}/`));
    expect(searchParams.get('auto')).toBe('format,compress');
    expect(Number(searchParams.get('w'))).toBeGreaterThan(0);
  }
  const set = await page.locator('main img[srcset]').first().getAttribute('srcset');
  expect(set).toMatch(/https:\/\/images\.prismic\.io\/[^ ]*[?&]w=640 640w/);
});

test('a visitor loads no toolbar; the page knows Prismic’s address of it', async ({ page }) => {
  const asked = await intercepted(page);
  await page.goto(`${running.address}/about-us`);
  await expect(page.locator('html')).toHaveAttribute(
    'data-toolbar',
    `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repository}`,
  );
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ host }) => host === 'static.cdn.prismic.io')).toEqual([]);
});

test('a preview of Prismic’s starts, shows the draft with the toolbar, and ends', async ({
  page,
}) => {
  const asked = await intercepted(page);
  const document = hosted.documents.find(({ uid }) => uid === 'about-us');
  if (!document) throw new Error('The sample has no page about-us.');
  const title = [{ type: 'heading1', text: 'About us, as a draft', spans: [] }];
  const token = hosted.preview({ ...document, data: { ...document.data, title } });
  const query = new URLSearchParams({ token, documentId: document.id });
  const answer = await page.goto(`${running.address}/api/preview?${query}`);
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, as a draft');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect
    .poll(() => asked.map(({ href }) => href))
    .toContain(`https://static.cdn.prismic.io/prismic.js?new=true&repo=${repository}`);
  await expect.poll(() => page.evaluate(() => 'toolbar' in window)).toBe(true);
  expect((await get('/about-us')).text).not.toContain('as a draft');

  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('prismicPreviewEnd', { cancelable: true })),
  );
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('About us, as a draft');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    'io.prismic.preview',
  );
});

test('a preview that was shared starts from the page itself, by Prismic’s toolbar', async ({
  page,
}) => {
  const asked = await intercepted(page);
  const document = hosted.documents.find(({ uid }) => uid === 'frequently-asked-questions');
  if (!document) throw new Error('The sample has no page frequently-asked-questions.');
  const title = [{ type: 'heading1', text: 'Questions, as shared', spans: [] }];
  const token = hosted.preview({ ...document, data: { ...document.data, title } });
  const domain = `${repository}.prismic.io`;
  const cookie = encodeURIComponent(
    JSON.stringify({ _tracker: 'x', [domain]: { preview: token } }),
  );
  // What Prismic's script does with a session: it asks its own host in a frame, writes the cookie and reloads.
  await page.route('https://static.cdn.prismic.io/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `if (!document.cookie.includes('io.prismic.preview')) {
        const frame = document.createElement('iframe');
        frame.hidden = true;
        frame.src = 'https://${domain}/prismic-toolbar/4.1.2/iframe.html';
        frame.onload = () => {
          document.cookie = 'io.prismic.preview=${cookie}; path=/; samesite=lax';
          location.reload();
        };
        document.body.append(frame);
      }`,
    }),
  );
  await page.goto(`${running.address}/frequently-asked-questions`, {
    referer: `https://${domain}/`,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions, as shared');
  expect(asked.map(({ host }) => host)).toContain(domain);
});

test('a preview that Prismic ended is ended here', async ({ page }) => {
  await intercepted(page);
  const document = hosted.documents.find(({ uid }) => uid === 'contact');
  if (!document) throw new Error('The sample has no page contact.');
  const token = hosted.preview(document);
  hosted.endPreviews();
  await page
    .context()
    .addCookies([
      { name: 'io.prismic.preview', value: encodeURIComponent(token), url: running.address },
    ]);
  const answer = await page.goto(`${running.address}/contact`);
  expect(answer?.status()).toBe(200);
  expect(await page.context().cookies(running.address)).toEqual([]);
});

test('a webhook that knows the secret brings a publication at once', async () => {
  const hook = (body: unknown) =>
    fetch(`${running.address}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const document = hosted.documents.find(({ uid }) => uid === 'safety');
  if (!document) throw new Error('The sample has no page safety.');
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+0000');
  // The site looks by itself every five seconds, and has just done so.
  const looks = hosted.asked.length;
  await expect.poll(() => hosted.asked.length, { intervals: [50] }).toBeGreaterThan(looks);
  hosted.publish({
    ...document,
    last_publication_date: now,
    data: { ...document.data, lead: 'Published a moment ago' },
  });
  const announcement = { type: 'api-update', domain: repository, documents: [document.id] };
  const before = hosted.asked.length;
  expect((await hook({ ...announcement, secret: 'another' })).status).toBe(401);
  expect((await hook({ ...announcement, secret })).status).toBe(200);
  await expect.poll(() => hosted.asked.length, { timeout: 4_000 }).toBeGreaterThan(before);
  await expect
    .poll(async () => (await get('/safety')).text.includes('Published a moment ago'))
    .toBe(true);
});
