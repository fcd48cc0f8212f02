import { dirname, join } from 'node:path';
import { defaultLanguage, languages } from '@farol/content-model';
import type { TransportSecurity } from '@farol/server';
import { pictureKey } from '@farol/server/picture-key';
import { originAt } from '@farol/server/process';
import { type OriginOf, originOf } from './addresses/origin.ts';
import { createApp, type Route, type Site } from './app.tsx';
import type { PageSettings } from './contract/page.ts';
import { iconPaths } from './feeds/icon-paths.ts';
import { feedRoutes } from './feeds/routes.ts';
import { type FollowOptions, followContent, messageOf } from './follow-content.ts';
import { fastPathOf } from './http/fast-path.ts';
import { fileResponse, type loadFiles } from './http/files.ts';
import { health, healthInDetail } from './http/health.ts';
import { type PageSite, publicResponse } from './http/pages.ts';
import { freshResponse } from './http/response.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { mediaRoute } from './media/media.ts';
import { openMediaCache } from './media/media-cache.ts';
import type { Metrics, metricsOf } from './observe/metrics.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { warm } from './page-cache/warm.ts';
import { askChanges } from './preview/changes.ts';
import { previewedContent } from './preview/overlay.ts';
import { askPersonalChanges } from './preview/personal-changes.ts';
import { personalContent } from './preview/personal-overlay.ts';
import { exitPreview, type Preview, previewPage, startPreview } from './preview/preview.ts';
import { toolbarAddress } from './preview/toolbar.ts';
import { freeMemory } from './publish/free.ts';
import { type Publisher, publisher } from './publish/publisher.ts';
import type { Assets } from './render/assets.ts';
import { type FreePage, type Renderer, renderFree } from './render/page.tsx';
import { homes, render, siteRenderer } from './renderer.tsx';
import { prepareSearch } from './search/indexes.ts';
import type { Settings } from './settings.ts';
import { socialRoute } from './social/social.ts';
import { atOnce } from './turns/steps.ts';

const MEGABYTE = 1024 * 1024;

export interface SiteOptions extends FollowOptions {
  assets: Assets;
  files: Awaited<ReturnType<typeof loadFiles>>;
  version: string;
  /** The font of drawn pictures. */
  fontFile: string;
  /** Pages that no document stands for, by path: development has some of its own. */
  furtherPages?: Readonly<Record<string, FreePage>>;
}

/** What nearly every browser asks with. */
const browser = {
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
  /** Answers that are in memory as they are sent. */
  fastPath: ReturnType<typeof fastPathOf>;
  /** How visitors reach it. */
  transport(): TransportSecurity;
  /** Null where no setting asks for it. */
  metrics: Metrics | null;
  stop(): Promise<void>;
}

/** Puts the parts together: the content behind, the pages in the middle, the requests in front. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, log, clock, version } = options;
  const { service, accessToken } = settings.content;
  const metrics =
    settings.metrics &&
    (await measured(() => ({
      ...{ publisher: published, cache, clock },
      health: () => healthInDetail({ publisher: published, version, invalid: content.invalid }),
    })));
  const cache = new PageCache({
    limit: 20 * MEGABYTE,
    onRendered: (milliseconds) => metrics?.rendered(milliseconds),
    onCompressed: freeMemory,
    onFault: (key, fault) =>
      log.error({ page: key, err: fault }, `The page ${key} cannot be rendered.`),
  });
  const published = publisher({
    clock,
    onPublished(edition) {
      warm(cache, edition, published.edition, (each, pathname, search) =>
        publicResponse(pages, each, { ...browser, pathname, search }),
      ).catch((fault) => log.error({ err: fault }, 'Pages are not rendered ahead.'));
      const { content } = edition;
      prepareSearch(cache.queue, content, () => published.edition()?.content === content).catch(
        (fault) => log.error({ err: fault }, 'The search is not prepared.'),
      );
    },
  });
  const own = originAt(settings.host, settings.port);
  const originIn = originOf({ setting: settings.siteUrl, own });
  const transport = () => ({
    origin: originIn(published.edition()?.content, defaultLanguage),
    includeSubDomains: settings.hstsSubdomains,
  });
  const key = await keyOfPictures(options);
  const renderer = rendererOf(options, originIn, key);
  const pages = pageSite(options, cache, renderer);
  const content = await followContent(options, published);
  const preview: Preview = {
    home: settings.content,
    // metaURL may say where others will reach the site; whoever names its own address came to it, without TLS.
    isSecure: (host) =>
      transport().origin.startsWith('https:') &&
      (settings.siteUrl !== null || `http://${host}` !== own),
    pages,
    personal: personalPreview(settings.content, published, pages),
    content: previewedContent({
      ...{ source: content.source, edition: published.edition, clock },
      changes:
        service === null
          ? null
          : (session, ref) => askChanges({ service, accessToken }, session, ref),
    }),
  };
  const site: Site = {
    publisher: published,
    pages,
    transport,
    revalidateSecret: settings.revalidateSecret,
    look: content.look,
    health: () => health({ publisher: published, clock }),
    routes: {
      '/api/preview': (request) => startPreview(preview, request),
      '/api/exit-preview': (request) => exitPreview(preview, request),
      ...Object.fromEntries(builtPaths.map((path) => [path, built(options.files)])),
      ...(await fileRoutes(options, published, cache, originIn, key)),
      ...furtherRoutes(options, published, renderer, pages),
    },
    preview: (request) => previewPage(preview, request),
    onFault: (fault, address) =>
      log.error({ err: fault, address }, `${address} could not be answered.`),
  };
  return {
    app: createApp(site),
    fastPath: fastPathOf(pages, published, transport),
    metrics,
    transport,
    stop: content.stop,
  };
}

/** Of what people write in the editor of the embedded service. */
function personalPreview(
  { service, editor, accessToken }: Settings['content'],
  { edition }: Publisher,
  pages: PageSite,
): Preview['personal'] {
  if (service === null || editor === null) return null;
  const content = personalContent({
    edition,
    ask: (key, asked) => askPersonalChanges({ service, accessToken }, key, asked),
  });
  return { editor, content, pages };
}

/** What measures is loaded only where it is asked for. */
async function measured(parts: Parameters<typeof metricsOf>[0]): Promise<Metrics> {
  const { metricsOf } = await import('./observe/metrics.ts');
  return metricsOf(parts);
}

/** Rendered anew for each request, in English. */
function furtherRoutes(
  { furtherPages = {} }: SiteOptions,
  { edition }: Publisher,
  renderer: Renderer,
  { hosts }: PageSite,
): Site['routes'] {
  const answer = (path: string, page: FreePage): Route => {
    return ({ acceptEncoding }) => {
      const now = edition();
      if (!now) return null;
      const [language] = languages;
      const rendering = renderFree(now, renderer, page, { language, path, paths: homes(now) });
      const { body, inline } = atOnce(rendering);
      const policy = contentSecurityPolicy(inline, { ...hosts, toolbar: null });
      return freshResponse(body, acceptEncoding, {
        status: 200,
        policy: 'never',
        headers: { 'content-security-policy': policy },
      });
    };
  };
  return Object.fromEntries(
    Object.entries(furtherPages).map(([path, page]) => [path, answer(path, page)]),
  );
}

/** Where the files of the build are found. */
const builtPaths = ['/assets/*', '/flags/*', '/icon.svg', ...iconPaths];

function built(files: SiteOptions['files']): Route {
  return (request) => fileResponse(files, request.pathname, request);
}

/** Files that are made or fetched, beside those of the build. */
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
  for (const [path, answer] of Object.entries(feeds))
    routes[path] = (request) => answer(request, request.pathname);
  if (!service) return routes;
  const onFault = (fault: unknown) => log.warn({ err: fault }, messageOf(fault));
  const files = await openMediaCache(join(settings.dataFolder, 'media'), 512 * MEGABYTE, onFault);
  const media = mediaRoute({ service, cache: files, pictureKey, onFault });
  return { ...routes, '/media/*': (_, raw) => media(raw) };
}

function keyOfPictures({ settings, log }: SiteOptions): Promise<string> {
  const { pictureKey: key, revalidateSecret: secret, dataFolder } = settings;
  const warn = (fault: unknown) => log.warn({ err: fault }, messageOf(fault));
  return pictureKey({ key, secret }, dirname(dataFolder), warn);
}

function rendererOf(
  { settings, assets }: SiteOptions,
  originOf: OriginOf,
  pictureKey: string,
): Renderer {
  const pageSettings: PageSettings = {
    flagHost: settings.flagHost,
    serviceOrigin: settings.content.service ?? '',
    pictureKey,
    consent: settings.consent,
    tagManager: settings.tagManager,
    allowZoom: settings.allowZoom,
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
    // Prismic's links to share a preview lead to the page itself, where only its toolbar can start it.
    toolbar: settings.content.service ? null : toolbarAddress(settings.content),
    render: (edition, shown, options) => render(edition, renderer, shown, options),
  };
}
