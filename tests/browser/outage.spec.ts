import { whenReady } from '../../launch/ready.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { startSeededProduct } from './seeded-product.ts';
import { expect, test } from './site.ts';

// A picture that the site has not had yet is to be asked for again, once the service is there.
test.use({
  expectedErrors: /^Failed to load resource: the server responded with a status of (?:404|503)/,
});

/** A product of its own, whose content service is made to die. */
let product: WholeProduct;
let paths: string[] = [];

test.beforeAll(async () => {
  product = await startSeededProduct();
  await whenReady(product.site);
  const sitemap = await (await fetch(`${product.site}/sitemap.xml`)).text();
  paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
});
test.afterAll(() => product.stop());

const status = async (path: string) => {
  const answer = await fetch(product.site + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
};

test('visitors notice nothing of a content service that dies', { tag: '@pictures' }, async ({
  page,
}) => {
  const { site, processes } = product;
  await page.goto(`${site}/programs/english-course-galway`);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((each) => each.complete && each.naturalWidth > 0)
      .map((each) => each.currentSrc),
  );
  expect(seen.length).toBeGreaterThan(1);

  await processes.service.kill();

  // Every page, those nobody has asked for yet among them.
  expect(paths.length).toBeGreaterThan(150);
  for (const path of paths) expect(await status(path), path).toBe(200);
  for (const path of [
    '/search?q=kyoto',
    '/feed.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/programs?kind=au_pair',
  ])
    expect(await status(path), path).toBe(200);
  expect(await status('/nobody-wrote-this')).toBe(404);
  for (const picture of seen) {
    const answer = await page.request.get(picture, {
      headers: { accept: 'image/avif,image/webp,image/svg+xml,*/*' },
    });
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  await page.goto(`${site}/programs/english-course-galway`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A picture nobody has seen yet is missing, which is no fault of the site's.
  const answer = await page.request.get(`${site}/media/never-seen.jpg?w=320`);
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  const health = await (await fetch(`${site}/healthz`)).json();
  expect(health).toMatchObject({ ready: true });
});

test('a site that starts during the outage serves from its disk', { tag: '@pictures' }, async ({
  page,
}) => {
  await product.restartSite();
  await whenReady(product.site);
  for (const path of paths.slice(0, 40)) expect(await status(path), path).toBe(200);
  await page.goto(`${product.site}/pt`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br');
  await page.goto(`${product.site}/search?q=galway`);
  await expect(page.locator('.search-item').first()).toBeVisible();
  const picture = await page.goto(`${product.site}/programs/english-course-galway`).then(() =>
    page
      .locator('main img')
      .first()
      .evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        return img.naturalWidth;
      }),
  );
  expect(picture).toBeGreaterThan(100);
  const { ready, content } = await (await fetch(`${product.site}/healthz`)).json();
  expect(ready).toBe(true);
  expect(content.documents).toBeGreaterThan(150);
});

test('a preview cannot start then, and says so without ending', { tag: '@pictures' }, async ({
  page,
}) => {
  const token = encodeURIComponent(`${product.service}/previews/a:b?websitePreviewId=x`);
  const answer = await page.request.get(`${product.site}/api/preview?token=${token}`);
  expect(answer.status()).toBe(503);
  await page
    .context()
    .addCookies([{ name: 'io.prismic.preview', value: token, url: product.site }]);
  const home = await page.goto(product.site);
  expect(home?.status()).toBe(200);
  expect(home?.headers()['cache-control']).toContain('no-store');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('io.prismic.preview');
});
