import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { StandIn, type WireDocument, wireDocument } from './content/service.testing.ts';
import { exampleLayout, lisbon } from './examples/example-documents.ts';
import { noAssets } from './render/assets.ts';
import { readSettings } from './settings.ts';
import { type RunningSite, startSite } from './site.ts';

/** A property of every object's prototype that records which code reads it. */
const planted = 'plantedName';
const found: string[] = [];
const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', planted];
/** A name of the same length that nothing has. */
const unknown = (name: string) => name.replace(/[a-z]/gi, 'q');

beforeAll(() => {
  Object.defineProperty(Object.prototype, planted, {
    configurable: true,
    get() {
      const [, , asker = ''] = (new Error().stack ?? '').split('\n');
      if (!asker.includes('node_modules') && /\/(site|content-model)\//.test(asker))
        found.push(asker.trim());
      return undefined;
    },
    set(value) {
      Object.defineProperty(this, planted, { value, enumerable: true });
    },
  });
});
afterAll(() => Reflect.deleteProperty(Object.prototype, planted));

let services: StandIn[] = [];
let folders: string[] = [];
let running: RunningSite[] = [];
beforeEach(() => {
  found.length = 0;
});
afterEach(async () => {
  await Promise.all(running.map((site) => site.stop()));
  for (const service of services) service.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
  [running, services, folders] = [[], [], []];
});

/** A site whose documents have the name wherever a name is possible. */
async function siteWith(n: string): Promise<RunningSite> {
  const service = await StandIn.start(documentsWith(n));
  services.push(service);
  const folder = await mkdtemp(join(tmpdir(), 'farol-names-'));
  folders.push(folder);
  const site = await startSite({
    settings: readSettings({
      DATA_DIR: folder,
      SERVICE_URL: service.origin,
      SITE_URL: 'http://site.example',
    }),
    log: pino({ level: 'silent' }),
    clock: () => Date.UTC(2026, 10, 22),
    assets: noAssets,
    files: new Map(),
    version: 'test',
    fontFile: '',
    maxStartWaitMs: 5_000,
  });
  running.push(site);
  await expect.poll(async () => (await site.app.request('/about')).status).toBe(200);
  return site;
}

function documentsWith(n: string): WireDocument[] {
  const text = [{ type: n, text: 'odd', spans: [{ start: 0, end: 1, type: n, data: {} }] }];
  const slice = (slice_type: string, primary: object = {}) => ({
    slice_type,
    variation: n,
    primary,
    items: [],
  });
  const stage = { title: n, text: n, unit: n, from: 1, to: 2 };
  return [
    wireDocument({ id: 'home', uid: null, type: 'homepage', data: { title: n } }),
    { ...wireDocument({ id: 'layout', uid: null, type: 'layout' }), data: layoutWith(n) },
    wireDocument({
      id: 'about',
      data: {
        title: [{ type: 'heading1', text: 'About', spans: [] }],
        [n]: 'odd',
        slices: [slice(n), { ...slice('text', { text }), variation: 'default' }],
      },
    }),
    wireDocument({ id: 'other', type: n, uid: n, data: { [n]: n } }),
    wireDocument({ id: 'strange', lang: n }),
    wireDocument({ id: 'overview', uid: null, type: 'programs_overview', data: { title: text } }),
    wireDocument({
      id: 'program',
      uid: 'program',
      type: 'programs_details',
      data: {
        ...lisbon.data,
        kind: n,
        continents: [{ continent: n }],
        countries: [{ country: n }],
        languages: [{ language: n }],
        accommodation_kinds: [{ kind: n }],
        itinerary: [stage],
        departures: [{ start: '2027-01-01', end: null, places: n }],
      },
    }),
  ];
}

function layoutWith(n: string): Record<string, unknown> {
  const link = { link_type: 'Web', url: 'https://example.com/' };
  const icons = [{ icon: n, href: link }];
  return { ...exampleLayout.data, footerSocialMediaIcons: icons, [n]: n };
}

const parameters = ['kind', 'destination', 'length', 'month', 'language', 'sort', 'page', 'q'];

const addresses = (n: string) => [
  ...['', '/pt', '/fr', '/en', '/api', '/media', '/social', '/assets', '/programs', '/maps'].map(
    (place) => `${place}/${n}`,
  ),
  `/${n}.${n}`,
  `/about?${n}=${n}`,
  ...parameters.flatMap((each) => [`/programs?${each}=${n}`, `/search?${each}=${n}`]),
  `/search?q=odd&type=${n}&in=${n}`,
  `/media/x_${n}?fm=${n}&fit=${n}&w=${n}`,
  `/api/preview?token=${n}&documentId=${n}`,
  ...['/', '/about', '/program', '/programs/program', '/sitemap.xml', '/feed.xml', '/robots.txt'],
];

/** Pages also show a name with a capital letter. */
function withoutName(text: string, name: string): string {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return text.replaceAll(name, unknown(name)).replaceAll(capital(name), capital(unknown(name)));
}

async function answers(name: string): Promise<Record<string, string>> {
  const { app } = await siteWith(name);
  const all: Record<string, string> = {};
  const cookie = `lang=${name}; io.prismic.preview=${encodeURIComponent(`{"${name}":{"preview":"${name}"}}`)}`;
  for (const path of addresses(name))
    for (const headers of [{}, { cookie, 'accept-encoding': name, 'accept-language': name }]) {
      const response = await app.request(path, { headers });
      const { location = '', vary = '' } = Object.fromEntries(response.headers);
      const answer = `${response.status} ${location} ${vary} ${await response.text()}`;
      const request = `${path} ${'cookie' in headers ? 'with a cookie' : ''}`;
      all[withoutName(request, name)] = withoutName(answer, name);
    }
  return all;
}

it.each(names)('answers the name %s as it answers any name it does not know', async (name) => {
  const [expected, given] = [await answers(unknown(name)), await answers(name)];
  const other = Object.keys(expected)
    // The results depend on the searched word.
    .filter((asked) => !asked.startsWith('/search?q='))
    .filter((asked) => expected[asked] !== given[asked]);
  expect(other).toEqual([]);
  const faults = Object.keys(given).filter((asked) => given[asked]?.startsWith('5'));
  expect(faults).toEqual([]);
  expect([...new Set(found)]).toEqual([]);
});
