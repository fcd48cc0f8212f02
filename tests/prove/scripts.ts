import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../launch/browser.ts';
import { whenReady } from '../../launch/ready.ts';
import { WriteFailed, type Writer } from '../../launch/writer.ts';
import { StandIn, wireDocument } from '../../site/content/service.testing.ts';
import { testLimits } from '../../testing/limits.ts';
import { pathsOf, startProvider, startSite } from './provider.ts';
import { openAll, type Seen } from './scripts/browser.ts';
import { type HostileDocument, hostileDocuments, type Wording } from './scripts/documents.ts';
import { addresses, drawing, hook, markup } from './scripts/payloads.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { within } from './within.ts';

const searches = [
  `/search?q=${encodeURIComponent(markup('search'))}`,
  `/programs?kind=${encodeURIComponent(markup('kind'))}`,
  `/programs?q=${encodeURIComponent(addresses('q')[0] ?? '')}`,
  `/nowhere/${encodeURIComponent('<script>').replaceAll('%2F', '')}`,
];

/**
 * Puts scripts into every field, link, label, file name and drawing: once as far as the real service accepts them, once
 * as sent by a service that accepts everything. All pages are opened with and without the security policy, so that
 * neither policy nor escaping hides a gap in the other.
 */
export async function proveScripts({ short }: { short: boolean }): Promise<Verdict> {
  const browser = await launchBrowser();
  try {
    const control = await controlled(browser);
    const written = await throughService(browser, short);
    const sent = await fromStandIn(browser, short);
    const all = [...written.seen, ...sent.seen];
    const ran = all.flatMap((each) => each.ran);
    const handlers = all.flatMap((each) => each.handlers);
    const opened = all.reduce((sum, each) => sum + each.opened, 0);
    return verdictOf({
      done: { 'pages opened': opened },
      holds:
        ran.length + handlers.length + written.hidden + sent.hidden + written.taken === 0 &&
        control.withoutPolicy > 0 &&
        control.withPolicy === 0,
      figures: {
        'pages opened': opened,
        'scripts that ran': ran,
        'handlers and addresses that could run': handlers,
        'documents not shown': written.hidden + sent.hidden,
        'addresses to run that the service took': written.taken,
        'inline scripts put into a page: run without the policy': control.withoutPolicy,
        'and with it': control.withPolicy,
      },
    });
  } finally {
    await browser.close();
  }
}

interface Round {
  seen: Seen[];
  /** Documents the site does not show, which would prove nothing. */
  hidden: number;
}

async function throughService(
  browser: Browser,
  short: boolean,
): Promise<Round & { taken: number }> {
  const port = String(await freePort());
  const metrics = `http://localhost:${port}`;
  const provider = await startProvider(undefined, { SITE_METRICS_PORT: port });
  const { writer, site } = provider;
  const folder = await mkdtemp(join(tmpdir(), 'farol-scripts-'));
  try {
    const file = join(folder, `'"><img src=x onerror=${hook}(1)>.svg`);
    await writeFile(file, drawing());
    const { id } = await writer.upload(file, markup('alt').slice(0, 500));
    const documents = await hostileDocuments(asStored(id));
    const ids = await write(writer, documents);
    await writer.send('POST', '/api/farol/v1/publications', { documents: ids });
    const paths = await shownPaths(site.address, ids.length);
    const seen = await bothWays(browser, site.address, short ? some(paths) : allOf(paths));
    return { seen, hidden: await notShown(metrics), taken: await takenAddresses(writer, ids) };
  } finally {
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function asStored(asset: string): Wording {
  return {
    picture: (alt) => ({ id: asset, alt, edit: { x: 0, y: 0, zoom: 1, background: '#123456' } }),
    file: () => ({ link_type: 'Media', id: asset }),
    document: () => ({ link_type: 'Any' }),
    takes: (address) => /^(https?:|mailto:|\/|#)/.test(address),
    hasFreeChoices: false,
  };
}

/** Writes the documents; those of a type with a single document replace the existing one. */
async function write(writer: Writer, documents: readonly HostileDocument[]) {
  const ids: { document: string }[] = [];
  for (const { type, uid, data } of documents) {
    const path = `/api/farol/v1/documents?pageSize=100&lang=en-us&type=${type}`;
    const found = await writer.get<{ documents: { id: string }[] }>(path);
    const [there] = uid === null ? found.documents : [];
    if (there) {
      const whole = await writer.get<{ published: { id: string } }>(
        `/api/farol/v1/documents/${there.id}`,
      );
      const basedOn = whole.published.id;
      await writer.send('PUT', `/api/farol/v1/documents/${there.id}/draft`, { basedOn, data });
      ids.push({ document: there.id });
      continue;
    }
    const created = await writer.send<{ document: string }>('POST', '/api/farol/v1/documents', {
      type,
      uid,
      data,
      lang: 'en-us',
      title: markup('title').slice(0, 200),
      tags: [markup('tag').slice(0, 45)],
    });
    ids.push({ document: created.document });
  }
  return ids;
}

/** How many addresses that browsers execute the service accepts as links. */
async function takenAddresses(writer: Writer, [first]: { document: string }[]): Promise<number> {
  let taken = 0;
  const running = addresses('x').filter((address) => /^\W*(?:java|vb|data)/i.test(address));
  for (const url of running) {
    const href = { link_type: 'Web', url };
    const document = { type: 'dynamic_page', lang: 'en-us', title: 'x', uid: `x-${taken}` };
    const slices = [
      { slice_type: 'hero', variation: 'default', primary: { actions: [{ label: 'x', href }] } },
    ];
    await writer.send('POST', '/api/farol/v1/documents', { ...document, data: { slices } }).then(
      () => {
        taken += 1;
      },
      (fault) => {
        if (!(fault instanceof WriteFailed) || !fault.message.includes('answered 400')) throw fault;
      },
    );
  }
  if (!first || running.length < 5) throw new Error('There was nothing to take.');
  return taken;
}

async function fromStandIn(browser: Browser, short: boolean): Promise<Round> {
  const drawings = await serveDrawing();
  const documents = (await hostileDocuments(asSent(drawings.address))).map(({ type, uid, data }) =>
    wireDocument({
      id: `${type}-${uid}`.replaceAll('_', '-'),
      type,
      uid,
      tags: [markup('tag')],
      slugs: [markup('slug')],
      data,
    }),
  );
  const standIn = await StandIn.start(documents);
  const port = String(await freePort());
  const metrics = `http://localhost:${port}`;
  const site = await startSite(standIn.origin, { SITE_METRICS_PORT: port });
  try {
    await whenReady(site.address);
    const paths = await shownPaths(site.address, documents.length);
    const seen = await bothWays(browser, site.address, short ? some(paths) : allOf(paths));
    return { seen, hidden: await notShown(metrics) };
  } finally {
    await site.stop();
    standIn.stop();
    drawings.stop();
  }
}

function asSent(drawings: string): Wording {
  const dimensions = { width: 400, height: 300 };
  let count = 0;
  const url = (place: string) => {
    count += 1;
    const possible = [`${drawings}/media/x"onerror="${hook}(1).svg`, ...addresses(place)];
    return possible[count % possible.length] ?? '';
  };
  return {
    picture: (alt) => ({
      id: `x" onerror="${hook}(1)`,
      url: url('picture'),
      alt,
      copyright: alt,
      dimensions,
      edit: { x: 0, y: 0, zoom: 1, background: `red;background:url(javascript:${hook}(1))"onx="` },
    }),
    file: (name) => ({
      link_type: 'Media',
      id: 'x',
      url: url('file'),
      name,
      kind: name,
      size: '1',
    }),
    document: (type) => ({
      link_type: 'Document',
      id: `${type}-markup-${type}`.replaceAll('_', '-'),
      type,
      tags: [markup('tag')],
      lang: 'en-us',
    }),
    takes: () => true,
    hasFreeChoices: true,
  };
}

async function serveDrawing() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function shownPaths(site: string, documents: number): Promise<string[]> {
  let [hostile, others]: [string[], string[]] = [[], []];
  const isThere = await within(testLimits.state, async () => {
    const paths = await pathsOf(site);
    hostile = paths.filter((path) => /markup|addresses/.test(path));
    others = paths.filter((path) => !hostile.includes(path));
    return hostile.length >= documents / 2;
  });
  if (!isThere)
    throw new Error(`The site at ${site} does not show the ${documents} hostile documents.`);
  return [...hostile, ...others];
}

async function notShown(metrics: string): Promise<number> {
  const health = await (await fetch(`${metrics}/healthz`)).json();
  for (const { id, fault } of health.notShown) console.error(`${id} is not shown: ${fault}`);
  return health.notShown.length;
}

/**
 * Pages are opened both ways. A drawing opened directly is protected only by its policy, so it is opened only with it.
 */
async function bothWays(browser: Browser, site: string, paths: readonly string[]): Promise<Seen[]> {
  const html = await (await fetch(`${site}${paths[0]}`)).text();
  const drawings = [...html.matchAll(/\/media\/[^"\s?&]*\.svg/g)].slice(0, 2).map(([path]) => path);
  const absolute = (path: string) => new URL(path, site).href;
  const pages = paths.map(absolute);
  return [
    await openAll(browser, pages, { bypassCSP: false }),
    await openAll(browser, pages, { bypassCSP: true }),
    { ...(await openAll(browser, drawings.map(absolute), { bypassCSP: false })), handlers: [] },
  ];
}

function allOf(paths: readonly string[]): readonly string[] {
  return [...paths, ...searches, '/feed.xml', '/sitemap.xml'];
}

/** One page of each type. */
function some(paths: readonly string[]): readonly string[] {
  const details = ['/programs/addresses', '/articles/markup', '/addresses-dynamic-page'];
  return [
    ...paths.filter((path) => details.some((each) => path.startsWith(each))),
    '/',
    ...searches.slice(0, 1),
  ];
}

/** Injects real scripts into a page: checks that the hook detects them, and that the policy alone stops them. */
async function controlled(browser: Browser) {
  const provider = await startProvider();
  const { address } = provider.site;
  const page = await fetch(address);
  const injected = `<script>${hook}('inline')</script><img src="data:," onerror="${hook}('handler')"><a id="x" href="javascript:${hook}('link')">x</a>`;
  const html = (await page.text())
    .replace('<body', `${injected}<body`)
    .replace('</body>', `${injected}</body>`);
  const policy = page.headers.get('content-security-policy') ?? '';
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
      .end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const at = server.address();
    if (typeof at !== 'object' || !at) throw new Error('There is no port.');
    const addresses = [`http://127.0.0.1:${at.port}/`];
    const without = await openAll(browser, addresses, { bypassCSP: true });
    const withPolicy = await openAll(browser, addresses, { bypassCSP: false });
    return { withoutPolicy: without.ran.length, withPolicy: withPolicy.ran.length };
  } finally {
    server.closeAllConnections();
    server.close();
    await provider.stop();
  }
}
