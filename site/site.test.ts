import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { newFolder } from '../testing/new-folder.ts';
import { StandIn, type WireDocument, wireDocument } from './content/service.testing.ts';
import { galleryPage } from './gallery/gallery.tsx';
import { noAssets } from './render/assets.ts';
import { readSettings } from './settings.ts';
import { type RunningSite, type SiteOptions, startSite } from './site.ts';
import { namedExamples } from './slices/example-slices.ts';
import { WorkQueue } from './turns/queue.ts';

const titled = (text: string) => [{ type: 'heading1', text, spans: [] }];
const about = (text: string, fields: Partial<WireDocument> = {}) =>
  wireDocument({ id: 'about', uid: 'about', data: { title: titled(text) }, ...fields });
const layout = wireDocument({
  id: 'layout',
  uid: null,
  type: 'layout',
  data: { metaTitle: 'Farol' },
});

let service: StandIn;
let folder = '';
let running: RunningSite[] = [];

beforeEach(async () => {
  service = await StandIn.start([about('About us'), layout]);
  folder = await newFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.map((site) => site.stop()));
  running = [];
  service.stop();
});

async function start(
  environment: Record<string, string> = {},
  extraPages: SiteOptions['extraPages'] = {},
  log = pino({ level: 'silent' }),
): Promise<RunningSite> {
  const settings = readSettings({
    ...{ DATA_DIR: folder, SERVICE_URL: service.origin, SITE_METRICS_PORT: '9101' },
    ...environment,
  });
  const site = await startSite({
    settings,
    log,
    clock: Date.now,
    assets: noAssets,
    files: new Map(),
    version: 'test',
    fontFile: '',
    extraPages,
    maxStartWaitMs: 5_000,
  });
  running.push(site);
  return site;
}

/** The health that operators see. */
const healthOf = async (site: RunningSite) =>
  (await site.metrics?.app.request('/healthz'))?.json() ?? {};

const shows = (site: RunningSite, text: string, path = '/about') =>
  expect
    .poll(async () => await (await site.app.request(path)).text(), { interval: 10 })
    .toContain(text);

describe('the site on the embedded service', () => {
  it('shows what is published, and a publication at once', async () => {
    const site = await start();
    await shows(site, 'About us');
    await expect.poll(() => service.followers).toBe(1);
    service.publish([about('Who we are')]);
    await shows(site, 'Who we are');
    service.publish([], ['about']);
    await expect.poll(async () => (await site.app.request('/about')).status).toBe(404);
  });

  it('says that it comes while there is neither content nor service, then comes', async () => {
    service.trouble = (request) => request.socket.destroy();
    const site = await start();
    expect((await site.app.request('/about')).status).toBe(503);
    expect((await site.app.request('/healthz')).status).toBe(503);
    service.trouble = null;
    await shows(site, 'About us');
    expect((await site.app.request('/healthz')).status).toBe(200);
  });

  it('starts from its disk while the service is gone', async () => {
    const first = await start();
    await shows(first, 'About us');
    await first.stop();
    service.trouble = (request) => request.socket.destroy();
    const second = await start();
    const response = await second.app.request('/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('About us');
  });

  it('comes back with what was published meanwhile', async () => {
    const first = await start();
    await shows(first, 'About us');
    await first.stop();
    service.publish([about('Who we are')]);
    const second = await start();
    expect(await (await second.app.request('/about')).text()).toContain('Who we are');
  });

  it('starts from the service where the disk is damaged', async () => {
    const first = await start();
    await shows(first, 'About us');
    await first.stop();
    await writeFile(join(folder, 'site', 'content.journal'), 'nonsense\n');
    await shows(await start(), 'About us');
  });

  it('shows what is whole of a damaged disk, and the rest once the service is there', async () => {
    service.publish([wireDocument({ id: 'team', data: { title: titled('Our team') } })]);
    const first = await start();
    await shows(first, 'Our team', '/team');
    await first.stop();
    running = [];
    const file = join(folder, 'site', 'content.journal');
    const journal = await readFile(file, 'utf8');
    expect(journal).toContain('Our team');
    await writeFile(file, journal.replace('Our team', 'Our tram'));
    service.trouble = (_, response) => void response.writeHead(502).end();
    const site = await start();
    expect(await (await site.app.request('/about')).text()).toContain('About us');
    expect((await site.app.request('/team')).status).toBe(404);
    service.trouble = null;
    await shows(site, 'Our team', '/team');
  });

  it('goes on, and says so, where what it does ahead of visitors fails', async () => {
    const run = WorkQueue.prototype.run;
    vi.spyOn(WorkQueue.prototype, 'run').mockImplementation(function (this: WorkQueue, ...given) {
      if (given[0] === 'background') return Promise.reject(new Error('Nothing can be read.'));
      return run.apply(this, given);
    });
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const site = await start({}, {}, pino({ level: 'error' }, { write }));
    await expect.poll(() => lines.join('')).toContain('Nothing can be read.');
    expect((await site.app.request('/about')).status).toBe(200);
  });

  it('writes down no cookie, whatever it is asked', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const site = await start({}, {}, log);
    await shows(site, 'About us');
    for (const path of ['/', '/nowhere', '/media/none', '/api/preview?token=x', '/%zz'])
      await site.app.request(path, {
        headers: { cookie: 'farol-session-3010=a-session; __Host-farol-session=a-session' },
      });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain('a-session');
  });

  it('shows a document without a field that does not fit, and names the fault', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const site = await start({}, {}, log);
    await shows(site, 'About us');
    await expect.poll(() => service.followers).toBe(1);
    const navbarLeftLinks = [{ text: 'Programmes', href: 'https://flat.example' }];
    service.publish([{ ...layout, data: { metaTitle: { url: 'x' }, navbarLeftLinks } }]);
    await shows(site, '<li>Programmes</li>');
    expect(lines.join('')).toContain(
      'The document layout is shown without a field: data.metaTitle',
    );
    expect(lines.join('')).toContain('data.navbarLeftLinks.0.href');
    expect(await healthOf(site)).toMatchObject({ notShown: [] });
  });

  it('names a document that does not fit, and goes on showing the rest', async () => {
    const site = await start();
    await shows(site, 'About us');
    await expect.poll(() => service.followers).toBe(1);
    service.publish([about('', { uid: 'no address' })]);
    await eventually(async () => {
      const { notShown } = await healthOf(site);
      expect(notShown).toEqual([{ id: 'about', fault: expect.stringMatching(/^uid/) }]);
    });
    expect(await (await site.app.request('/about')).text()).toContain('About us');
    // It is named until it fits, whatever else is published.
    service.publish([wireDocument({ id: 'other' })]);
    await eventually(async () => {
      expect((await site.app.request('/other')).status).toBe(200);
    });
    expect((await healthOf(site)).notShown).toHaveLength(1);
    service.publish([about('About all of us')]);
    await shows(site, 'About all of us');
    expect((await healthOf(site)).notShown).toEqual([]);
  });

  it.each([
    ['at its own address', {}, 'localhost:3000', ''],
    ['where metaURL says', {}, 'www.farol.example', '; Secure'],
    [
      'at the address of SITE_URL',
      { SITE_URL: 'https://farol.example' },
      'localhost:3000',
      '; Secure',
    ],
    ['over http, as SITE_URL says', { SITE_URL: 'http://farol.example' }, 'farol.example', ''],
  ])('gives the cookie of a preview %s', async (_, environment, host, secure) => {
    service.publish([
      about('About us'),
      { ...layout, data: { ...layout.data, metaURL: 'https://www.farol.example' } },
    ]);
    const token = `${service.origin}/previews/a:b?websitePreviewId=b`;
    service.addRef(token, [about('A draft'), layout]);
    const site = await start(environment);
    // The origin is known once the layout is published.
    await shows(site, 'About us');
    const query = new URLSearchParams({ token });
    const started = await site.app.request(`/api/preview?${query}`, { headers: { host } });
    const end = '; Path=/; SameSite=Lax';
    expect(started.headers.get('set-cookie')?.split(end)[1]).toBe(secure);
    const left = await site.app.request('/api/exit-preview', { headers: { host } });
    expect(left.headers.get('set-cookie')).toBe(`io.prismic.preview=${end}; Max-Age=0${secure}`);
  });

  it('previews a draft beside the published page', async () => {
    const site = await start();
    await shows(site, 'About us');
    const token = `${service.origin}/previews/a:b?websitePreviewId=b`;
    service.addRef(token, [about('A draft'), layout]);
    const query = new URLSearchParams({ token, documentId: 'about' });
    const started = await site.app.request(`/api/preview?${query}`);
    expect(started.headers.get('location')).toBe('/about');
    const [cookie = ''] = (started.headers.get('set-cookie') ?? '').split(';');
    const draft = await site.app.request('/about', { headers: { cookie } });
    expect(await draft.text()).toContain('A draft');
    expect(await (await site.app.request('/about')).text()).not.toContain('A draft');
  });
});

describe('the gallery of slices', () => {
  it('is a page of development, and of nothing else', async () => {
    const site = await start();
    await shows(site, 'About us');
    expect((await site.app.request('/gallery')).status).toBe(404);
    const development = await start({}, { '/gallery': galleryPage });
    await shows(development, 'About us');
    const gallery = await development.app.request('/gallery');
    expect(gallery.status).toBe(200);
    const html = await gallery.text();
    for (const { name } of namedExamples()) expect(html).toContain(`>${name}</p><`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(gallery.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  });
});

describe('the site on a hosted repository', () => {
  beforeEach(() => {
    service.accessToken = 'secret';
  });
  const hosted = () => ({
    PRISMIC_REPOSITORY: 'travel-co',
    PRISMIC_API_ENDPOINT: `${service.origin}/api/v2`,
    PRISMIC_LOCAL_ENDPOINT: 'on',
    PRISMIC_ACCESS_TOKEN: 'secret',
  });

  it('shows what is published there, with pictures and toolbar from there', async () => {
    const site = await start(hosted());
    await shows(site, 'About us');
    const response = await site.app.request('/about');
    const html = await response.text();
    expect(html).toContain(
      'data-toolbar="https://static.cdn.prismic.io/prismic.js?new=true&amp;repo=travel-co"',
    );
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('https://images.prismic.io');
    expect(policy).toContain('https://static.cdn.prismic.io');
    expect(service.asked.every((url) => url.includes('access_token=secret'))).toBe(true);
    expect(service.asked.some((url) => url.includes('/api/farol'))).toBe(false);
    expect((await site.app.request('/media/a_b.jpg')).status).toBe(404);
  });

  const pages = (ref: string) =>
    service.asked.filter((url) => url.includes(`ref=${ref}&`) && url.includes('pageSize=100'));
  const many = (title: string) => [
    about(title),
    layout,
    ...Array.from({ length: 100 }, (_, number) => wireDocument({ id: `d${number}` })),
  ];

  it('rests 500 ms between the pages of the published content, and of a preview', async () => {
    service.publish(many('Many pages'));
    const from = performance.now();
    const site = await start(hosted());
    await shows(site, 'Many pages');
    expect(performance.now() - from).toBeGreaterThanOrEqual(499);
    expect(pages('ref2')).toHaveLength(2);

    const token = 'https://travel-co.prismic.io/previews/X:Y?websitePreviewId=Z';
    service.addRef(token, many('A draft'));
    const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
    const before = performance.now();
    const draft = await site.app.request('/about', { headers: { cookie } });
    expect(performance.now() - before).toBeGreaterThanOrEqual(499);
    expect(await draft.text()).toContain('A draft');
  });

  it('asks for the repository once for all who want to know within 5 seconds', async () => {
    const site = await start(hosted());
    await shows(site, 'About us');
    const tokens = ['A', 'B', 'C'].map(
      (each) => `https://travel-co.prismic.io/previews/${each}:Y?websitePreviewId=Z`,
    );
    await Promise.all(
      tokens.map(async (token) => {
        service.addRef(token, [about('A draft'), layout]);
        const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
        const draft = await site.app.request('/about', { headers: { cookie } });
        expect(await draft.text()).toContain('A draft');
      }),
    );
    const roots = service.asked.filter((url) => url.startsWith('/api/v2?'));
    expect(roots).toHaveLength(1);
  });

  it('looks when a webhook says so', async () => {
    const site = await start({ ...hosted(), REVALIDATE_SECRET: 'long enough' });
    await shows(site, 'About us');
    await new Promise((resolve) => setTimeout(resolve, 50));
    service.publish([about('Who we are', { last_publication_date: '2026-02-01T10:00:00+0000' })]);
    const body = JSON.stringify({
      type: 'api-update',
      secret: 'long enough',
      documents: ['about'],
    });
    const told = await site.app.request('/api/revalidate', { method: 'POST', body });
    expect(told.status).toBe(200);
    await shows(site, 'Who we are');
  });

  it.each([
    ['CONTENT_RELEASE_ID', 'r1'],
    ['CONTENT_RELEASE_LABEL', 'Spring'],
    ['CONTENT_REF', 'spring~ref1'],
  ])('shows the release that %s names', async (name, value) => {
    service.addRef('spring~ref1', [about('In spring'), layout], { id: 'r1', label: 'Spring' });
    await shows(await start({ ...hosted(), [name]: value }), 'In spring');
  });

  it.each([
    ['CONTENT_RELEASE_ID', 'r1', 'Ref could not be found.'],
    ['CONTENT_RELEASE_LABEL', 'Spring', 'Ref could not be found.'],
    ['CONTENT_REF', 'spring~ref1', 'Access to this Ref requires an access token'],
  ])(
    'shows nothing of the release that %s names to who has no token, and says why',
    async (name, value, fault) => {
      service.addRef('spring~ref1', [about('In spring'), layout], { id: 'r1', label: 'Spring' });
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
      const site = await start({ ...hosted(), PRISMIC_ACCESS_TOKEN: '', [name]: value }, {}, log);
      await expect.poll(() => lines.join('')).toContain(fault);
      expect((await site.app.request('/about')).status).toBe(503);
    },
  );

  it('lets a preview override the release', async () => {
    service.addRef('spring~ref1', [about('In spring'), layout], { id: 'r1', label: 'Spring' });
    const site = await start({ ...hosted(), CONTENT_RELEASE_ID: 'r1' });
    await shows(site, 'In spring');
    const token = 'https://travel-co.prismic.io/previews/X:Y?websitePreviewId=Z';
    service.addRef(token, [about('A draft'), layout]);
    const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
    const draft = await site.app.request('/about', { headers: { cookie } });
    expect(await draft.text()).toContain('A draft');
  });
});
