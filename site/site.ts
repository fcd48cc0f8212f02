import { dirname, join } from 'node:path';
import { defaultLanguage, errorOf } from '@farol/content-model';
import type { TransportSecurity } from '@farol/server';
import { pictureKey } from '@farol/server/picture-key';
import { originAt } from '@farol/server/process';
import { type OriginOf, originOf } from './addresses/origin.ts';
import { createApp, type Route, type Site } from './app.tsx';
import type { PageSettings } from './contract/page.ts';
import { iconPaths } from './feeds/icon-paths.ts';
import { feedRoutes } from './feeds/routes.ts';
import { type FollowOptions, followContent } from './follow-content.ts';
import { fastPathOf } from './http/fast-path.ts';
import { fileResponse, type loadFiles } from './http/files.ts';
import { health, healthInDetail } from './http/health.ts';
import { type PageSite, publicResponse } from './http/page-response.ts';
import { freshResponse } from './http/response.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { mediaRoute } from './media/media.ts';
import { openMediaCache } from './media/media-cache.ts';
import { freeMemory } from './memory.ts';
import type { Metrics, metricsOf } from './observe/metrics.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { warm } from './page-cache/warm.ts';
import { fetchChanges } from './preview/changes.ts';
import { previewedContent } from './preview/overlay.ts';
import { fetchPersonalChanges } from './preview/personal-changes.ts';
import { personalContent } from './preview/personal-overlay.ts';
import { exitPreview, type Preview, previewPage, startPreview } from './preview/preview.ts';
import { toolbarAddress } from './preview/toolbar.ts';
import { createPublisher, type Publisher } from './publish/publisher.ts';
import type { Assets } from './render/assets.ts';
import { type Renderer, renderStandalone, type StandalonePage } from './render/page.tsx';
import { homes, render, siteRenderer } from './renderer.tsx';
import { prepareSearch } from './search/indexes.ts';
import type { Settings } from './settings.ts';
import { socialRoute } from './social/social.ts';
import { atOnce } from './turns/steps.ts';

const megabyte = 1024 * 1024;

export interface SiteOptions extends FollowOptions {
  assets: Assets;
  files: Awaited<ReturnType<typeof loadFiles>>;
  version: string;
  /** The font of generated pictures. */
  fontFile: string;
  /** Pages without a document, by path; used in development. */
  extraPages?: Readonly<Record<string, StandalonePage>>;
}

/** A request as most browsers send it, to warm the cache with. */
const typicalRequest = {
  isHead: false,
  host: undefined,
  cookie: undefined,
  acceptLanguage: undefined,
  acceptEncoding: 'gzip, deflate, br, zstd',
  ifNoneMatch: undefined,
  client: null,
};

export interface RunningSite {
  app: ReturnType<typeof createApp>;
  fastPath: ReturnType<typeof fastPathOf>;
  /** How visitors reach it. */
  transport(): TransportSecurity;
  /** Null unless the settings ask for them. */
  metrics: Metrics | null;
  stop(): Promise<void>;
}

/** Wires the parts together: content, pages, requests. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, log, clock, version } = options;
  const { service, accessToken } = settings.content;
  const metrics =
    settings.metrics &&
    (await loadMetrics(() => ({
      publisher,
      cache,
      clock,
      health: () => healthInDetail(publisher, version, content.notShown()),
    })));
  const cache = new PageCache({
    maxBytes: 20 * megabyte,
    onRendered: (milliseconds) => metrics?.rendered(milliseconds),
    onCompressed: freeMemory,
    onFault: (key, fault) =>
      log.error({ page: key, err: fault }, `The page ${key} cannot be rendered.`),
  });
  const publisher = createPublisher({
    clock,
    onPublished(edition) {
      warm(cache, edition, publisher.edition, (current, pathname, search) =>
        publicResponse(pages, current, { ...typicalRequest, pathname, search }),
      ).catch((fault) => log.error({ err: fault }, 'Pages are not rendered ahead.'));
      const { content } = edition;
      prepareSearch(cache.queue, content, () => publisher.edition()?.content === content).catch(
        (fault) => log.error({ err: fault }, 'The search is not prepared.'),
      );
    },
  });
  const local = originAt(settings.host, settings.port);
  const originIn = originOf({ setting: settings.siteUrl, local });
  const transport = () => ({
    origin: originIn(publisher.edition()?.content, defaultLanguage),
    includeSubDomains: settings.hstsSubdomains,
  });
  const key = await keyOfPictures(options);
  const renderer = rendererOf(options, originIn, key);
  const pages = pageSite(options, cache, renderer);
  const content = await followContent(options, publisher);
  const preview: Preview = {
    source: settings.content,
    // metaURL may name a public origin that is not in use yet; a request for the local address came without TLS.
    isSecure: (host) =>
      transport().origin.startsWith('https:') &&
      (settings.siteUrl !== null || `http://${host}` !== local),
    pages,
    personal: personalPreview(settings.content, publisher),
    content: previewedContent({
      source: content.source,
      edition: publisher.edition,
      clock,
      changes:
        service === null
          ? null
          : (session, ref) => fetchChanges({ service, accessToken }, session, ref),
    }),
  };
  const builtFile: Route = (request) => fileResponse(options.files, request.pathname, request);
  const site: Site = {
    publisher,
    pages,
    transport,
    revalidateSecret: settings.revalidateSecret,
    checkContent: content.check,
    health: () => health(publisher, clock),
    routes: {
      '/api/preview': (request) => startPreview(preview, request),
      '/api/exit-preview': (request) => exitPreview(preview, request),
      ...Object.fromEntries(builtPaths.map((path) => [path, builtFile])),
      ...(await fileRoutes(options, publisher, cache, originIn, key)),
      ...extraRoutes(options, publisher, renderer, pages),
    },
    preview: (request) => previewPage(preview, request),
    onFault: (fault, address) =>
      log.error({ err: fault, address }, `${address} could not be answered.`),
  };
  return {
    app: createApp(site),
    fastPath: fastPathOf(pages, publisher, transport),
    metrics,
    transport,
    stop: content.stop,
  };
}

/** For unsaved text in the editor of the embedded service. */
function personalPreview(
  { service, editor, accessToken }: Settings['content'],
  { edition }: Publisher,
): Preview['personal'] {
  if (service === null || editor === null) return null;
  const content = personalContent({
    edition,
    fetchChanges: (key, request) => fetchPersonalChanges({ service, accessToken }, key, request),
  });
  return { editor, content };
}

/** Imports the metrics code only if it is used. */
async function loadMetrics(source: Parameters<typeof metricsOf>[0]): Promise<Metrics> {
  const { metricsOf } = await import('./observe/metrics.ts');
  return metricsOf(source);
}

/** Rendered on each request, in English. */
function extraRoutes(
  { extraPages = {} }: SiteOptions,
  publisher: Publisher,
  renderer: Renderer,
  { hosts }: PageSite,
): Site['routes'] {
  const routeTo = (path: string, page: StandalonePage): Route => {
    return ({ acceptEncoding }) => {
      const edition = publisher.edition();
      if (!edition) return null;
      const options = { language: defaultLanguage, path, paths: homes(edition) };
      const { body, inline } = atOnce(renderStandalone(edition, renderer, page, options));
      const policy = contentSecurityPolicy(inline, { ...hosts, toolbar: null });
      return freshResponse(body, acceptEncoding, {
        status: 200,
        policy: 'never',
        headers: { 'content-security-policy': policy },
      });
    };
  };
  return Object.fromEntries(
    Object.entries(extraPages).map(([path, page]) => [path, routeTo(path, page)]),
  );
}

/** The paths of the files of the build. */
export const builtPaths = ['/assets/*', '/flags/*', '/icon.svg', ...iconPaths];

/** Files that are generated or fetched, as opposed to those of the build. */
async function fileRoutes(
  { settings, log, fontFile }: SiteOptions,
  { edition }: Publisher,
  cache: PageCache,
  originOf: OriginOf,
  pictureKey: string,
): Promise<Site['routes']> {
  const { service } = settings.content;
  const feeds = feedRoutes({
    edition,
    cache,
    originOf,
    serviceOrigin: service ?? '',
    pictureKey,
  });
  const social = socialRoute({ edition, fontFile, folder: join(settings.dataFolder, 'social') });
  const routes: Record<string, Route> = {
    '/social/*': (request) => social(request.pathname, request),
  };
  for (const [path, feed] of Object.entries(feeds))
    routes[path] = (request) => feed(request, request.pathname);
  if (!service) return routes;
  const onFault = (fault: unknown) => log.warn({ err: fault }, errorOf(fault).message);
  const files = await openMediaCache(join(settings.dataFolder, 'media'), 512 * megabyte, onFault);
  const media = mediaRoute({ service, cache: files, pictureKey, onFault });
  return { ...routes, '/media/*': (_, raw) => media(raw) };
}

function keyOfPictures({ settings, log }: SiteOptions): Promise<string> {
  const { pictureKey: key, revalidateSecret: secret, dataFolder } = settings;
  const warn = (fault: unknown) => log.warn({ err: fault }, errorOf(fault).message);
  return pictureKey({ key, secret }, dirname(dataFolder), warn);
}

function rendererOf(
  { settings, assets }: SiteOptions,
  originOf: OriginOf,
  pictureKey: string,
): Renderer {
  const { allowZoom, consent, content, flagHost, tagManager } = settings;
  const pageSettings: PageSettings = {
    ...{ allowZoom, consent, flagHost, tagManager },
    serviceOrigin: content.service ?? '',
    pictureKey,
  };
  return siteRenderer(pageSettings, { originOf, assets });
}

function pageSite({ settings }: SiteOptions, cache: PageCache, renderer: Renderer): PageSite {
  const pictures = settings.content.service
    ? []
    : ['https://images.prismic.io', `https://${settings.content.repository}.cdn.prismic.io`];
  const flags = URL.parse(settings.flagHost)?.origin;
  return {
    cache,
    pages: renderer.pages,
    hosts: {
      pictures: flags ? [...pictures, flags] : pictures,
      tagManager: settings.tagManager !== null,
      tags: settings.tagHosts,
    },
    // Prismic's preview links lead to the page itself, where only the toolbar can start the preview.
    toolbar: settings.content.service ? null : toolbarAddress(settings.content),
    render: (edition, shown, options) => render(edition, renderer, shown, options),
  };
}
