import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { navigationIn, picturesIn, warmFirstViews } from './first-views.ts';

const srcset = (id: string, maxWidth: number) =>
  [480, 1080, 1440, 1920]
    .filter((width) => width <= maxWidth)
    .map((width) => `/media/${id}?auto=format&amp;w=${width}&amp;s=abc ${width}w`)
    .join(', ');
const picture = (id: string) =>
  `<picture><source media="(max-width:47em)" srcSet="${srcset(`${id}t`, 1080)}"/><img srcSet="${srcset(id, 1920)}" src="/x"/></picture>`;
const page = (body: string) =>
  `<header><nav><a href="/">Home</a><a href="/articles">Articles</a>` +
  `<a href="/articles">Again</a><a href="//evil.example">x</a><a href="https://x.example">x</a></nav></header>${body}`;

let requested: string[] = [];
let isSlow = false;
let body = picture;
const names: Record<string, string> = { '/': 'home', '/articles': 'other' };
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  const isPicture = request.url?.startsWith('/media/');
  if (isPicture && isSlow) return;
  response.end(isPicture ? 'picture' : page(body(names[request.url ?? ''] ?? 'further')));
});
let site = '';
beforeEach(async () => {
  [requested, isSlow, body] = [[], false, picture];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address && typeof address === 'object') site = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('knows where the navigation leads on the site', () => {
  expect(navigationIn(page(''))).toEqual(['/articles']);
  expect(navigationIn('<p>')).toEqual([]);
});

it('knows what a phone and a desktop load of each picture', () => {
  const html = `${picture('a')}<img srcset="${srcset('b', 480)}"/><img src="/flags/w20/us.png"/><img src="/media/logo.svg" alt=""/>`;
  expect(picturesIn(html)).toEqual([
    ['/media/at?auto=format&w=1080&s=abc', '/media/a?auto=format&w=1440&s=abc'],
    ['/media/b?auto=format&w=480&s=abc'],
    ['/media/logo.svg'],
  ]);
});

it('takes the width that a picture has on each screen', () => {
  const html = `<img srcset="${[320, 480, 750].map((width) => `/media/a?w=${width} ${width}w`).join(', ')}" sizes="(min-width:62em) 26rem, 25vw"/>`;
  expect(picturesIn(html)).toEqual([['/media/a?w=320', '/media/a?w=480']]);
});

it.each([
  ['45vw', [480, 750]],
  ['55vw', [640, 1080]],
  ['100vw', [1080, 1440]],
])(
  'takes the version of %s that Chrome takes, on a dense screen one a little smaller',
  (sizes, widths) => {
    const offered = [480, 640, 750, 1080, 1200, 1440].map(
      (width) => `/media/a?w=${width} ${width}w`,
    );
    const html = `<img srcset="${offered.join(', ')}" sizes="${sizes}"/>`;
    expect(picturesIn(html)).toEqual([widths.map((width) => `/media/a?w=${width}`)]);
  },
);

it('goes on to the pages that the main ones link to, if told to', async () => {
  const small = (id: string) => `<img src="/media/${id}"/>`;
  body = (name) =>
    `${small(name)}<a class="x" href="/articles/one">One</a><a href="/one.ics">x</a>`;
  await warmFirstViews(site);
  expect(requested).not.toContain('/articles/one');
  requested = [];
  await warmFirstViews(site, { followLinks: true });
  expect(requested).toEqual([
    ...['/', '/articles', '/media/home', '/media/other'],
    ...['/articles/one', '/media/further'],
  ]);
});

it('requests them page by page', async () => {
  await warmFirstViews(site);
  expect(requested).toEqual([
    '/',
    '/articles',
    '/media/homet?auto=format&w=1080&s=abc',
    '/media/home?auto=format&w=1440&s=abc',
    '/media/othert?auto=format&w=1080&s=abc',
    '/media/other?auto=format&w=1440&s=abc',
  ]);
});

it('requests as many of each page as it is told', async () => {
  const asPhone = (id: string) => `/media/${id}t?auto=format&w=1080&s=abc`;
  body = (name) => ['one', 'two', 'three'].map((each) => picture(`${name}-${each}`)).join('');
  await warmFirstViews(site, { picturesPerPage: 2 });
  expect(requested).toContain(asPhone('home-two'));
  expect(requested).not.toContain(asPhone('home-three'));
  await warmFirstViews(site, { picturesPerPage: Number.POSITIVE_INFINITY });
  expect(requested).toContain(asPhone('other-three'));
});

it('waits no longer than it may', async () => {
  isSlow = true;
  // Of two equal waits the one that began first would end first.
  const first = await Promise.race([
    warmFirstViews(site).then(() => 'by default'),
    warmFirstViews(site, { timeoutMs: 4_000 }).then(() => 'as told'),
  ]);
  expect(first).toBe('as told');
  expect(requested).toHaveLength(6);
});

it('does not fail where there is no site', async () => {
  await warmFirstViews('http://127.0.0.1:9');
});
