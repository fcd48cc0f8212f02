import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { newFolder } from '../testing/new-folder.ts';
import { StandIn, type WireDocument, wireDocument } from './content/service.testing.ts';
import { noAssets } from './render/assets.ts';
import { readSettings } from './settings.ts';
import { type RunningSite, startSite } from './site.ts';

const titled = (text: string) => [{ type: 'heading1', text, spans: [] }];
const titles = { homepage: 'Welcome', articles_overview: titled('Stories') };

/** A small provider, whose page about itself has another title with each publication. */
function provider(title: string): WireDocument[] {
  return [
    wireDocument({
      id: 'about',
      last_publication_date: new Date().toISOString().replace(/\.\d+Z/, '+0000'),
      data: { title: titled(title) },
    }),
    wireDocument({ id: 'layout', uid: null, type: 'layout', data: { metaTitle: 'Farol' } }),
    ...Object.entries(titles).map(([type, text]) =>
      wireDocument({ id: type, uid: null, type, data: { title: text } }),
    ),
    article({ id: 'ours', data: { title: titled('A story of ours') } }),
  ];
}

function article(fields: Partial<WireDocument> & { id: string }): WireDocument {
  return wireDocument({
    type: 'articles_details',
    tags: ['city'],
    last_publication_date: new Date().toISOString().replace(/\.\d+Z/, '+0000'),
    data: { title: titled('An odd story') },
    ...fields,
  });
}

let service: StandIn;
let site: RunningSite;
let lines: string[] = [];

async function startHosted(environment: Record<string, string> = {}): Promise<RunningSite> {
  const settings = readSettings({
    DATA_DIR: await newFolder(),
    SITE_METRICS_PORT: '9101',
    PRISMIC_REPOSITORY: 'travel-co',
    PRISMIC_API_ENDPOINT: `${service.origin}/api/v2`,
    PRISMIC_LOCAL_ENDPOINT: 'on',
    REVALIDATE_SECRET: 'long enough',
    ...environment,
  });
  return startSite({
    settings,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    clock: Date.now,
    assets: noAssets,
    files: new Map(),
    version: 'test',
    fontFile: '',
  });
}

const tell = () =>
  site.app.request('/api/revalidate', {
    method: 'POST',
    body: JSON.stringify({ type: 'api-update', secret: 'long enough', documents: [] }),
  });

const page = async (path: string) => (await site.app.request(path)).text();

/** What visitors ask for. */
const paths = [
  ...['/', '/articles?topic=city', '/articles/odd', '/programs', '/search?q=story'],
  ...['/feed.xml', '/robots.txt', '/healthz', '/constructor'],
];

async function shows(title: string, what: string): Promise<void> {
  await eventually(async () => expect(await page('/about'), what).toContain(title));
  for (const path of paths)
    expect((await site.app.request(path)).status, `${what}: ${path}`).toBeLessThan(500);
  for (const path of ['/articles', '/articles/ours'])
    expect(await page(path), `${what}: ${path}`).toContain('A story of ours');
  expect(await page('/sitemap.xml'), what).toContain('/articles/ours');
}

let publications = 0;

/** Publishes these beside others that are as they should be, and looks whether visitors get all of those. */
async function publishes(what: string, odd: readonly WireDocument[]): Promise<void> {
  publications += 1;
  const title = `The ${publications}. title`;
  service.publishOnly([...provider(title), ...odd]);
  await tell();
  await shows(title, what);
}

beforeEach(async () => {
  lines = [];
  service = await StandIn.start(provider('About us'));
  site = await startHosted();
  await shows('About us', 'the beginning');
});
afterEach(async () => {
  await site.stop();
  service.stop();
});

const fields = [
  ...['id', 'uid', 'url', 'type', 'lang', 'href', 'tags', 'slugs', 'linked_documents'],
  ...['first_publication_date', 'last_publication_date', 'alternate_languages', 'data'],
];

const values: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['empty', ''],
  ['a list', []],
  ['a list of nothing', [null]],
  ['a list of names', ['__proto__', 'constructor']],
  ['an object', {}],
  ['an object with such a name', JSON.parse('{"__proto__": {"title": 7}, "constructor": 7}')],
  ['true', true],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['100 kB long', 'x'.repeat(100_000)],
  ['half a character', '\ud800'],
  ['two dots', '..'],
  ['a quotation mark', '"'],
  ['a time far away', '9999-12-31T23:59:59+0000'],
  ['a list of much', Array.from({ length: 20_000 }, (_, at) => `x${at}`)],
];

const withOdd = (field: string, value: unknown, id = 'odd'): WireDocument => ({
  ...article({ id }),
  [field]: value,
});

describe('an odd document', () => {
  it.each(fields)('keeps the others from nobody, whatever is its %s', async (field) => {
    await publishes(
      field,
      values.map(([, value], at) => withOdd(field, value, `odd-${at}`)),
    );
    for (const [at, [name]] of values.entries()) {
      const { status } = await site.app.request(`/articles/odd-${at}`);
      expect(status, `${field} is ${name}`).toBeLessThan(500);
    }
  });

  it('keeps the others from nobody where there are many of them, with one id', async () => {
    const all = fields.flatMap((field) => values.map(([, value]) => withOdd(field, value)));
    await publishes('all at once', all);
    await site.stop();
    service.publishOnly([...provider('A new start'), ...all]);
    site = await startHosted();
    await shows('A new start', 'at a start');
  });

  it.each([
    ['null', JSON.parse('null')],
    ['a number', JSON.parse('7')],
    ['a text', JSON.parse('"text"')],
    ['a list', JSON.parse('[]')],
    ['empty', JSON.parse('{}')],
  ])('keeps the others from nobody where it is %s', async (what, odd) => {
    await publishes(what, [odd, odd]);
  });

  const translated = (...all: object[]): Partial<WireDocument> =>
    JSON.parse(
      JSON.stringify({
        alternate_languages: all.map((each) => ({ type: 'articles_details', ...each })),
      }),
    );
  const spanish = { id: 'odd-es', lang: 'es-es' };

  it.each<[string, WireDocument[]]>([
    ['its id is that of another', [article({ id: 'odd' }), article({ id: 'odd', uid: 'second' })]],
    [
      'its id is that of one that does not fit',
      [article({ id: 'odd', uid: null }), article({ id: 'odd' })],
    ],
    ['its uid is that of another', [article({ id: 'odd' }), article({ id: 'b', uid: 'odd' })]],
    [
      'it is its own translation',
      [
        article({
          id: 'odd',
          ...translated({ id: 'odd', lang: 'es-es' }, { id: 'odd', lang: 'en-us' }),
        }),
      ],
    ],
    [
      'its translation is not there',
      [article({ id: 'odd', ...translated({ id: 'none', lang: 'es-es' }) })],
    ],
    [
      'its translation is a program',
      [article({ id: 'odd', ...translated({ id: 'homepage', lang: 'es-es' }) })],
    ],
    [
      'its translation does not know it',
      [article({ id: 'odd', ...translated(spanish) }), article(spanish)],
    ],
    [
      'it has two translations in one language',
      [
        article({ id: 'odd', ...translated(spanish, spanish, { id: 'two', lang: 'es-es' }) }),
        article(spanish),
      ],
    ],
    [
      'it has a translation that cannot be asked for',
      [
        article({
          id: 'odd',
          ...translated({ id: 'x"\\', lang: 'es-es' }, { id: 'x'.repeat(100_000), lang: 'es-es' }),
        }),
      ],
    ],
    [
      'it has thousands of translations',
      [
        article({
          id: 'odd',
          ...translated(
            ...Array.from({ length: 5_000 }, (_, at) => ({ id: `t${at}`, lang: 'es-es' })),
          ),
        }),
      ],
    ],
    [
      'it is in hundreds of languages that the site has not',
      Array.from({ length: 400 }, (_, at) =>
        article({ id: `l${at}`, lang: `l${at}-zz`, ...translated({ id: 'odd', lang: 'en-us' }) }),
      ),
    ],
  ])('keeps the others from nobody where %s', async (what, odd) => {
    await publishes(what, odd);
    await publishes(what, odd);
  });

  it('is named once, and no more once it fits', async () => {
    const odd = [withOdd('lang', undefined), { ...withOdd('id', 7), uid: 'nameless' }];
    for (const round of ['first', 'second', 'third']) await publishes(round, odd);
    const health = async () => (await site.metrics?.app.request('/healthz'))?.json();
    expect((await health()).notShown).toEqual(
      expect.arrayContaining([
        { id: 'odd', fault: expect.stringContaining('lang: ') },
        {
          id: 'without a usable id (articles_details, nameless, en-us)',
          fault: expect.stringContaining('id: '),
        },
      ]),
    );
    expect(lines.filter((line) => line.includes('The document odd does not fit'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('nameless'))).toHaveLength(1);
    await publishes('mended', [article({ id: 'odd' })]);
    expect(await health()).toMatchObject({ notShown: [] });
    expect(await page('/articles/odd')).toContain('An odd story');
  });

  it('keeps no preview from an editor', async () => {
    const token = 'https://travel-co.prismic.io/previews/X:Y?websitePreviewId=Z';
    const all = fields.flatMap((field) => values.map(([, value]) => withOdd(field, value)));
    service.addRef(token, [...provider('A draft'), ...all]);
    const headers = { cookie: `io.prismic.preview=${encodeURIComponent(token)}` };
    const draft = await site.app.request('/about', { headers });
    expect(await draft.text()).toContain('A draft');
  });

  it('keeps no release from an editor', async () => {
    service.addRef('spring~ref1', [...provider('In spring'), withOdd('id', null)], {
      id: 'r1',
      label: 'Spring',
    });
    await site.stop();
    site = await startHosted({ CONTENT_RELEASE_ID: 'r1' });
    await shows('In spring', 'a release');
  });
});

describe('an odd answer', () => {
  const master = () => ({ id: 'master', ref: service.master, label: 'Master', isMasterRef: true });

  it.each<[string, () => object]>([
    [
      'refs beside the published one',
      () => ({
        refs: [
          null,
          7,
          'ref',
          [],
          {},
          { ref: '' },
          { ref: 7 },
          { id: 'r', ref: 'x' },
          { isMasterRef: true },
          { ...master(), ref: 'x'.repeat(100_000) },
          master(),
          master(),
        ],
      }),
    ],
    [
      'a ref with odd names',
      () => ({
        refs: [
          { id: 7, ref: 'x', label: null, scheduledAt: 'soon' },
          { ...master(), id: null, label: 7 },
        ],
      }),
    ],
    ['no languages', () => ({ languages: undefined })],
    [
      'languages that are none',
      () => ({ languages: [null, 7, { id: '__proto__' }, { id: 'x'.repeat(100_000) }] }),
    ],
    [
      'hundreds of languages',
      () => ({
        languages: Array.from({ length: 700 }, (_, at) => ({
          id: `l${at}`,
          name: 'L',
          is_master: true,
        })),
      }),
    ],
    ['types that are none', () => ({ types: [null] })],
    [
      'types with such names',
      () => ({ types: JSON.parse('{"__proto__": 7, "constructor": null}') }),
    ],
    ['tags that are none', () => ({ tags: [null, 7] })],
    ['tags as a text', () => ({ tags: 'city' })],
    ['far too many tags', () => ({ tags: Array.from({ length: 100_000 }, () => 7) })],
    ['forms that are none', () => ({ forms: { tags: null, everything: 7, other: { action: 7 } } })],
    ['no forms', () => ({ forms: undefined })],
    ['forms as a list', () => ({ forms: [7] })],
    ['far too many forms', () => ({ forms: Array.from({ length: 100_000 }, () => 7) })],
    ['a number for the fields of others', () => ({ integrationFieldsRef: 7 })],
    [
      'odd bookmarks and experiments',
      () => ({ bookmarks: null, experiments: 7, version: {}, license: [] }),
    ],
  ])('to the question for the repository is read: %s', async (what, fields) => {
    service.altered = ({ pathname }, body) =>
      pathname === '/api/v2' ? { ...body, ...fields() } : body;
    await publishes(what, []);
  });

  it('to the question for the repository changes nothing where its refs are far too many', async () => {
    service.altered = ({ pathname }, body) =>
      pathname === '/api/v2'
        ? { ...body, refs: [...Array.from({ length: 100_000 }, () => 7), master()] }
        : body;
    await tell();
    await eventually(() => expect(lines.join('')).toContain('refs: is not a list of at most'));
    await shows('About us', 'as before');
    service.altered = null;
    await publishes('as it should be', []);
  });

  const searches = (fields: (body: { results: unknown[]; page: number }) => object) => {
    service.altered = ({ pathname }, body) =>
      pathname.endsWith('/search') &&
      'results' in body &&
      Array.isArray(body.results) &&
      'page' in body
        ? { ...body, ...fields({ results: body.results, page: Number(body.page) }) }
        : body;
  };

  it.each<[string, (body: { results: unknown[]; page: number }) => object]>([
    ['a next page that is itself', () => ({ next_page: 'http://next.example/' })],
    ['a next page that is none', () => ({ next_page: 7 })],
    ['no next page', () => ({ next_page: undefined })],
    ['an absurd number of pages', () => ({ total_pages: 1e300 })],
    ['a negative number of pages', () => ({ total_pages: -1, page: -1, results_size: -1 })],
    ['an absurd number of documents', () => ({ total_results_size: 1e9 })],
    ['more documents than it says', () => ({ total_results_size: 1 })],
    ['fewer documents than it says', () => ({ total_results_size: 8 })],
    ['no number of documents', () => ({ total_results_size: undefined })],
    [
      'a text as the number of documents',
      () => ({ total_results_size: '7', results_size: '7', page: '1' }),
    ],
    ['documents twice', ({ results }) => ({ results: [...results, ...results] })],
    [
      'nothing about itself',
      () => ({
        page: undefined,
        results_size: undefined,
        results_per_page: undefined,
        version: null,
      }),
    ],
  ])('to a search is read: %s', async (what, fields) => {
    searches(fields);
    await publishes(what, [article({ id: 'odd' })]);
    expect(await page('/articles/odd'), what).toContain('An odd story');
    await publishes(`${what}, without the story`, []);
    expect((await site.app.request('/articles/odd')).status, what).toBe(404);
  });

  it.each([
    ['null', null],
    ['an object', {}],
    ['a text', 'text'],
    ['missing', undefined],
    ['far too many', Array.from({ length: 100_000 }, () => 7)],
  ])('to a search changes nothing where its documents are %s', async (_, results) => {
    searches(() => ({ results }));
    service.publishOnly([...provider('Nothing of this'), article({ id: 'odd' })]);
    await tell();
    await eventually(() => expect(lines.join('')).toContain('An invalid API response'));
    await shows('About us', 'as before');
    service.altered = null;
    await publishes('as it should be', []);
  });

  it('takes no page away where the same page comes again and again', async () => {
    const more = Array.from({ length: 150 }, (_, at) => wireDocument({ id: `d${at}` }));
    await publishes('two pages', more);
    const first = service.published.slice(0, 100);
    searches(({ page: number }) => (number > 1 ? { results: first, page: 1 } : {}));
    await publishes('one page, again and again', more);
    expect((await site.app.request('/d149')).status).toBe(200);
  });

  it('is read with a byte order mark', async () => {
    service.mark = '\ufeff';
    await publishes('with a mark', []);
  });
});
