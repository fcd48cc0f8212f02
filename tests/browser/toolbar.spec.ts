import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { fill } from '../real-clients/content.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let draft: string;
let site: Server;
let address: string;

/** Any website that loads the toolbar and listens to it, in the language of its path. */
const page = (
  script: string,
  lang: string,
) => `<!doctype html><html lang="${lang}"><title>Site</title><body>
<script>
  window.heard = [];
  for (const name of ['prismicPreviewUpdate', 'prismicPreviewEnd'])
    addEventListener(name, (event) => {
      event.preventDefault();
      window.heard.push([name, event.detail && event.detail.ref]);
    });
</script>
<script src="${script}" defer></script></body></html>`;

test.beforeAll(async () => {
  service = await startTestService();
  draft = (await fill(service)).draft;
  const script = `${service.address}/prismic.js?new=true&amp;repo=farol`;
  site = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page(script, url?.slice(1) || 'en'));
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  address = `http://localhost:${(site.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  site.close();
  await service.stop();
});

const startPreview = () =>
  service.writer.send<{ id: string; ref: string }>('POST', '/api/farol/v1/previews', {
    document: draft,
  });
const heard = (view: Page) =>
  view.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

async function openWith(view: Page, cookie: string, path = '/'): Promise<void> {
  await view.context().addCookies([{ name: 'io.prismic.preview', value: cookie, url: address }]);
  await view.goto(address + path);
}

test('does nothing for a visitor who previews nothing', async ({ page: view }) => {
  const asked: string[] = [];
  view.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await view.goto(address, { waitUntil: 'networkidle' });
  await expect(view.locator('#preview-toolbar')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/previews'))).toEqual([]);
  expect(await view.context().cookies()).toEqual([]);
});

test('says what is previewed and until when, and leaves by keyboard', async ({ page: view }) => {
  const { ref } = await startPreview();
  await openWith(view, encodeURIComponent(ref));
  const toolbar = view.getByRole('complementary', { name: 'Preview' });
  await expect(toolbar.getByRole('status')).toHaveText('Preview: Not yet');
  await expect(toolbar).toContainText('until');
  await view.keyboard.press('Tab');
  await expect(toolbar.getByRole('button', { name: 'Leave preview' })).toBeFocused();
  await view.keyboard.press('Enter');
  await expect(toolbar).toHaveCount(0);
  await expect.poll(() => heard(view)).toEqual([['prismicPreviewEnd', null]]);
  await expect.poll(() => view.context().cookies(address)).toEqual([]);
});

for (const [lang, date] of [
  ['pt-br', '1º de fevereiro de 2027'],
  ['fr-fr', '1er février 2027'],
  ['en-us', 'February 1, 2027'],
] as const)
  test(`writes the first of a month as the site does in ${lang}`, async ({ page: view }) => {
    const { ref } = await startPreview();
    await view.route('**/state?**', async (route) => {
      const response = await route.fetch();
      const expiresAt = new Date(2027, 1, 1, 12).getTime();
      await route.fulfill({ response, json: { ...(await response.json()), expiresAt } });
    });
    await openWith(view, encodeURIComponent(ref), `/${lang}`);
    await expect(view.locator('#preview-toolbar .until')).toContainText(date);
  });

test('follows an edit, from the cookie of the hosted toolbar too', async ({ page: view }) => {
  const { ref } = await startPreview();
  const [session] = /\/previews\/[\w-]+:/.exec(ref) ?? [];
  const json = JSON.stringify({ _tracker: 'x', 'farol.prismic.io': { preview: ref } });
  await openWith(view, encodeURIComponent(json));
  await expect(view.getByRole('status')).toBeVisible();
  const { draft: present } = await service.writer.get<{ draft: { id: string } }>(
    `/api/farol/v1/documents/${draft}`,
  );
  await service.writer.send('PUT', `/api/farol/v1/documents/${draft}/draft`, {
    basedOn: present.id,
    data: { summary: 'edited in place' },
  });
  await expect.poll(() => heard(view)).toHaveLength(1);
  const [event] = (await heard(view)) as [string, string][];
  expect(event?.[0]).toBe('prismicPreviewUpdate');
  expect(event?.[1]).toContain(session);
  expect(event?.[1]).not.toBe(ref);
  const [cookie] = await view.context().cookies(address);
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    'farol.prismic.io': { preview: event?.[1] },
  });
});

test('stays ended where an edit is told of only after leaving', async ({ page: view }) => {
  const { ref } = await startPreview();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await view.route('**/ping?**', async (route) => {
    asked.resolve();
    await left.promise;
    await route.fulfill({
      json: { reload: true, ref },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await openWith(view, encodeURIComponent(ref));
  await asked.promise;
  await view.getByRole('button', { name: 'Leave preview' }).click();
  const answered = view.waitForResponse('**/ping?**');
  left.resolve();
  await answered;
  await view.evaluate(() => new Promise(requestAnimationFrame));
  expect(await heard(view)).toEqual([['prismicPreviewEnd', null]]);
  expect(await view.context().cookies(address)).toEqual([]);
});

test('ends when the preview is revoked', async ({ page: view }) => {
  const { id, ref } = await startPreview();
  await openWith(view, encodeURIComponent(ref));
  await expect(view.getByRole('status')).toBeVisible();
  await service.writer.send('DELETE', `/api/farol/v1/previews/${id}`);
  await expect.poll(() => heard(view)).toEqual([['prismicPreviewEnd', null]]);
  await expect(view.locator('#preview-toolbar')).toHaveCount(0);
});
