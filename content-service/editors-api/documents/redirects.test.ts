import { beforeEach, expect, it } from 'vitest';
import { type ExamplePages, examplePages } from './pages.testing.ts';

let pages: ExamplePages;
beforeEach(async () => {
  pages = await examplePages();
});

interface Listed {
  from: string;
  to: string;
  lang: string;
  end: string;
  last: string;
  document: string;
}

async function list(): Promise<Listed[]> {
  return (await pages.send('GET', '/redirects')).answer.redirects;
}
const short = async () => (await list()).map(({ from, to, end }) => [from, to, end]);
const add = (from: string, to: string) => pages.send('POST', '/redirects', { from, to });

it('adds redirects in the language of their path, and takes them away', async () => {
  await pages.publish(await pages.write('new'));
  expect((await add('/old', '/new')).status).toBe(201);
  expect((await add('/pt/velho', '/pt/novo')).status).toBe(201);
  expect((await list()).map(({ lang, end }) => [lang, end])).toEqual(
    expect.arrayContaining([
      ['en-us', 'page'],
      ['pt-br', 'nowhere'],
    ]),
  );
  const removed = await pages.send('DELETE', '/redirects', { from: '/old' });
  expect(removed.status).toBe(200);
  expect(removed.answer).toEqual({ from: '/old', to: '/new', permanent: true });
  expect(await short()).toEqual([['/pt/velho', '/pt/novo', 'nowhere']]);
  expect((await pages.send('DELETE', '/redirects', { from: '/old' })).status).toBe(404);
});

it.each(['https://example.org', '//example.org', '/\\example.org', 'old'])(
  'refuses to lead from or to %s',
  async (path) => {
    expect((await add('/old', path)).status).toBe(400);
    expect((await add(path, '/new')).status).toBe(400);
  },
);

it('makes no chains and no circles', async () => {
  await add('/one', '/two');
  await add('/two', '/three');
  expect(await short()).toEqual([
    ['/one', '/three', 'nowhere'],
    ['/two', '/three', 'nowhere'],
  ]);
  await add('/three', '/one');
  expect(await short()).toEqual([
    ['/two', '/one', 'nowhere'],
    ['/three', '/one', 'nowhere'],
  ]);
});

it('takes paths that the site reads alike for the same, however they are typed', async () => {
  await add('/One/', '/two');
  await add('/ONE', '/three?x=1');
  expect(await short()).toEqual([['/ONE', '/three?x=1', 'nowhere']]);
  await add('/Zwei', '/%6Fne');
  await add('/one', '/four');
  expect(await short()).toEqual([
    ['/Zwei', '/four', 'nowhere'],
    ['/one', '/four', 'nowhere'],
  ]);
  await add('/FOUR', '/zwei#team');
  expect(await short()).toEqual([
    ['/one', '/zwei#team', 'nowhere'],
    ['/FOUR', '/zwei#team', 'nowhere'],
  ]);
});

it.each([
  ['/four', '/FOUR/?x=1'],
  ['/destinations/portugal', '/en/destinations/portugal'],
])('refuses to lead from %s to itself, typed as %s', async (from, to) => {
  const { status, answer } = await add(from, to);
  expect([status, answer.field, answer.code]).toEqual([400, 'to', 'redirect_form']);
});

it('comes with the publication that changes an address, and what was being written goes on', async () => {
  const one = await pages.write('one');
  await pages.publish(one);
  await add('/first', '/one');
  const [{ document }] = (await list()) as [Listed];
  const rows = [
    { from: '/first', to: '/one', permanent: true },
    { from: '/not-yet', to: '/one', permanent: true },
    { from: '/half-typed' },
  ];
  await pages.change(document, { data: { redirects: rows } });
  await pages.change(one, { uid: 'uno' });
  const { status } = await pages.send('POST', '/publications', {
    documents: [{ document: one }],
    redirects: [{ from: '/one', to: '/uno' }],
  });
  expect(status).toBe(201);
  expect(await short()).toEqual([
    ['/first', '/uno', 'page'],
    ['/one', '/uno', 'page'],
  ]);
  const { answer } = await pages.send('GET', `/documents/${document}`);
  expect(answer.draft.data.redirects.map(({ from }: Listed) => from)).toEqual([
    '/first',
    '/not-yet',
    '/one',
    '/half-typed',
  ]);
});

it('says which ones nobody can reach, because a page stands there', async () => {
  await pages.publish(await pages.write('old'), await pages.write('new'));
  await add('/old', '/new');
  expect(await short()).toEqual([['/old', '/new', 'unused']]);
});

it('knows the destinations that the site makes of its programs', async () => {
  const data = { countries: [{ code: 'pt' }, { code: 'not one' }] };
  await pages.publish(await pages.write('lisbon', { type: 'programs_details', data }));
  await add('/portugal', '/destinations/portugal');
  await add('/where', '/destinations');
  await add('/france', '/destinations/france');
  await add('/pt/portugal', '/pt/destinations/portugal');
  expect(await short()).toEqual(
    expect.arrayContaining([
      ['/portugal', '/destinations/portugal', 'page'],
      ['/where', '/destinations', 'page'],
      ['/france', '/destinations/france', 'nowhere'],
      ['/pt/portugal', '/pt/destinations/portugal', 'nowhere'],
    ]),
  );
});

it('ends at a page to which the site leads from its address with a prefix', async () => {
  const about = await pages.write('about-us', { lang: 'en-us' });
  await pages.publish(about);
  await add('/us', '/en/about-us');
  await add('/nous', '/fr/about-us');
  expect(await short()).toEqual([
    ['/us', '/en/about-us', 'page'],
    ['/nous', '/fr/about-us', 'untranslated'],
  ]);
});

it('ends at the translation to which the site leads from the path of a page in another language', async () => {
  const about = await pages.write('about-us');
  const sobre = await pages.write('sobre', { lang: 'pt-br', translationOf: about });
  await pages.publish(about, sobre);
  await add('/pt/nos', '/PT/about-us/?x#y');
  await add('/us', '/sobre');
  await add('/pt/start', '/pt/nothing');
  const found = (await list()).map(({ from, end, last }) => [from, end, last]);
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      ['/pt/nos', 'page', '/pt/sobre'],
      ['/us', 'page', '/about-us'],
      ['/pt/start', 'nowhere', '/pt/nothing'],
    ]),
  );
});

it('lets a redirect from a destination be followed, as the site does', async () => {
  const data = { countries: [{ code: 'pt' }] };
  const lisbon = await pages.write('lisbon', { type: 'programs_details', data });
  await pages.publish(lisbon);
  await add('/destinations/portugal', '/programs/lisbon');
  expect(await short()).toEqual([['/destinations/portugal', '/programs/lisbon', 'page']]);
});

it.each(['/old?x=1', '/old#team', '/a%2Fb', '/100%'])(
  'refuses %s as an old path, which the site cannot read',
  async (from) => {
    const { status, answer } = await add(from, '/new');
    expect([status, answer.field, answer.code]).toEqual([400, 'from', 'redirect_form']);
    expect(await list()).toEqual([]);
  },
);

it.each([
  ...['/search', '/Search/', '/pt/search', '/feed.xml', '/healthz', '/icon.svg'],
  ...['/media/photo.jpg', '/assets/main.js', '/api/preview', '/sitemap-2.xml'],
])('refuses to lead away from %s, where the site itself answers', async (from) => {
  const { status, answer } = await add(from, '/new');
  expect([status, answer.field, answer.code]).toEqual([400, 'from', 'own_address']);
  expect(await list()).toEqual([]);
});

it('refuses a new path that the site cannot read', async () => {
  expect((await add('/old', '/100%')).answer).toMatchObject({ field: 'to', code: 'redirect_form' });
});

it('reads the paths of redirects from elsewhere as the site does', async () => {
  await pages.publish(await pages.write('new'));
  await add('/first', '/new');
  const [{ document }] = (await list()) as [Listed];
  const row = (from: string, to = '/new') => ({ from, to, permanent: true });
  const redirects = [
    ...['/old?x=1', '/old#team', '/100%', '/search', '/media/photo.jpg', '/New/'].map((from) =>
      row(from),
    ),
    ...[
      row('/VER%C3%83O/', '/New/?x=1'),
      row('/away', 'https://example.org'),
      row('/q', '/search'),
    ],
  ];
  await pages.change(document, { data: { redirects } });
  await pages.publish(document);
  expect((await list()).map(({ from, end }) => [from, end])).toEqual([
    ['/old?x=1', 'nowhere'],
    ['/old#team', 'nowhere'],
    ['/100%', 'nowhere'],
    ['/search', 'unused'],
    ['/media/photo.jpg', 'unused'],
    ['/New/', 'unused'],
    ['/VER%C3%83O/', 'page'],
    ['/away', 'nowhere'],
    ['/q', 'page'],
  ]);
});
