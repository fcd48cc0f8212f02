import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawFirstViews, navigationIn, picturesIn } from './first-views.ts';

const set = (id: string, most: number) =>
  [480, 1080, 1440, 1920]
    .filter((width) => width <= most)
    .map((width) => `/media/${id}?auto=format&amp;w=${width}&amp;s=abc ${width}w`)
    .join(', ');
const picture = (id: string) =>
  `<picture><source media="(max-width:47em)" srcSet="${set(`${id}t`, 1080)}"/><img srcSet="${set(id, 1920)}" src="/x"/></picture>`;
const page = (body: string) =>
  `<header><nav><a href="/">Home</a><a href="/articles">Articles</a>` +
  `<a href="/articles">Again</a><a href="//evil.example">x</a><a href="https://x.example">x</a></nav></header>${body}`;

let asked: string[] = [];
let isSlow = false;
let body = picture;
const names: Record<string, string> = { '/': 'home', '/articles': 'other' };
const server = createServer((request, answer) => {
  asked.push(request.url ?? '');
  const isPicture = request.url?.startsWith('/media/');
  if (isPicture && isSlow) return;
  answer.end(isPicture ? 'picture' : page(body(names[request.url ?? ''] ?? 'further')));
});
let site = '';
beforeEach(async () => {
  [asked, isSlow, body] = [[], false, picture];
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

it('knows what a phone and a desk load of each picture', () => {
  const html = `${picture('a')}<img srcset="${set('b', 480)}"/><img src="/flags/w20/us.png"/><img src="/media/logo.svg" alt=""/>`;
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

it('goes on to the pages that the main ones lead to, where it may', async () => {
  const small = (id: string) => `<img src="/media/${id}"/>`;
  body = (name) =>
    `${small(name)}<a class="x" href="/articles/one">One</a><a href="/one.ics">x</a>`;
  await drawFirstViews(site);
  expect(asked).not.toContain('/articles/one');
  asked = [];
  await drawFirstViews(site, { further: true });
  expect(asked).toEqual([
    ...['/', '/articles', '/media/home', '/media/other'],
    ...['/articles/one', '/media/further'],
  ]);
});

it('asks for them, page by page', async () => {
  await drawFirstViews(site);
  expect(asked).toEqual([
    '/',
    '/articles',
    '/media/homet?auto=format&w=1080&s=abc',
    '/media/home?auto=format&w=1440&s=abc',
    '/media/othert?auto=format&w=1080&s=abc',
    '/media/other?auto=format&w=1440&s=abc',
  ]);
});

it('asks for as many of each page as are wanted', async () => {
  const asPhone = (id: string) => `/media/${id}t?auto=format&w=1080&s=abc`;
  body = (name) => ['one', 'two', 'three'].map((each) => picture(`${name}-${each}`)).join('');
  await drawFirstViews(site, { perPage: 2 });
  expect(asked).toContain(asPhone('home-two'));
  expect(asked).not.toContain(asPhone('home-three'));
  await drawFirstViews(site, { perPage: Number.POSITIVE_INFINITY });
  expect(asked).toContain(asPhone('other-three'));
});

it('keeps nobody waiting for longer than it may', async () => {
  isSlow = true;
  const start = performance.now();
  await drawFirstViews(site, { withinMs: 2_000 });
  expect(performance.now() - start).toBeLessThan(6_000);
  expect(asked).toHaveLength(3);
});

it('is no reason not to start', async () => {
  await drawFirstViews('http://127.0.0.1:9');
});
