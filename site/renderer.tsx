import { type InEach, inEach } from '@farol/content-model';
import type { PageSettings } from './contract/page.ts';
import { destinationAlternates, destinationsIn, pathsOf } from './destinations/destinations.ts';
import type { RenderOptions } from './http/page-response.ts';
import type { Shown } from './http/resolve.ts';
import { Layout } from './layout/layout.tsx';
import { destinationPage } from './pages/destination.tsx';
import { destinationsPage } from './pages/destinations.tsx';
import { notFound, serverFault, untranslated, wrongRequest } from './pages/errors.tsx';
import { pages } from './pages/index.ts';
import { searchAddress, searchAnswer, searchPage } from './pages/search.tsx';
import type { Edition } from './publish/edition.ts';
import type { BesideEditor, RenderedDocument } from './render/document.tsx';
import {
  pageContextOf,
  type Renderer,
  renderInLayout,
  renderPage,
  renderStandalone,
  type StandalonePage,
} from './render/page.tsx';
import type { Steps } from './turns/steps.ts';

/** The renderer with the site's own pages and layout. */
export function siteRenderer(settings: PageSettings, shell: Renderer['shell']): Renderer {
  return { pages, Layout, settings, shell };
}

export function render(
  edition: Edition,
  publicRenderer: Renderer,
  shown: Shown,
  { beside: frame, ...others }: RenderOptions,
): Steps<RenderedDocument> {
  const beside = frame ? { ...frame, script: publicRenderer.shell.assets.besideScript } : null;
  // No tag manager in the editor: it would count the page, and learn an address that contains a key.
  const renderer = beside
    ? { ...publicRenderer, settings: { ...publicRenderer.settings, tagManager: null } }
    : publicRenderer;
  const options = { ...others, beside };
  switch (shown.kind) {
    case 'page':
      return renderPage(edition, renderer, { ...shown, ...options });
    case 'search':
      return renderSearch(edition, renderer, shown, options);
    case 'destination':
      return renderDestination(edition, renderer, shown, options);
    default:
      return renderStandalone(edition, renderer, errorPage(shown), {
        language: shown.language,
        // Only a fault page needs its address, to offer another try; the others are the same for all addresses.
        path: shown.kind === 'fault' ? shown.path : '',
        paths: homes(edition),
        toolbar: options.toolbar,
        beside,
      });
  }
}

type PageOptions = Omit<RenderOptions, 'beside'> & { beside: BesideEditor | null };

function* renderSearch(
  edition: Edition,
  renderer: Renderer,
  { language, path, query }: Extract<Shown, { kind: 'search' }>,
  { toolbar, beside }: PageOptions,
): Steps<RenderedDocument> {
  const paths = inEach(searchAddress);
  const context = pageContextOf(edition, renderer, language, { path, query });
  const answer = yield* searchAnswer(context, query);
  return yield* renderInLayout(context, renderer, searchPage.head({ context, query }), {
    paths,
    toolbar,
    beside,
    children: <searchPage.Body context={context} answer={answer} />,
  });
}

/** The page of one country, or of all destinations. */
function* renderDestination(
  edition: Edition,
  renderer: Renderer,
  { language, path, code }: Extract<Shown, { kind: 'destination' }>,
  { toolbar, isPreview, beside }: PageOptions,
): Steps<RenderedDocument> {
  const { content } = edition;
  const context = pageContextOf(edition, renderer, language, {
    path,
    query: new URLSearchParams(),
  });
  const alternates = yield* destinationAlternates(content, code);
  const destinations = yield* destinationsIn(content, language);
  const destination = code ? destinations.get(code) : undefined;
  const page = destination
    ? yield* destinationPage(destination, context)
    : yield* destinationsPage([...destinations.values()], context);
  const head = isPreview ? { ...page.head, noindex: true } : page.head;
  return yield* renderInLayout(context, renderer, head, {
    paths: pathsOf(alternates),
    alternates,
    toolbar,
    beside,
    children: page.body,
  });
}

function errorPage(
  shown: Exclude<Shown, { kind: 'page' | 'search' | 'destination' }>,
): StandalonePage {
  switch (shown.kind) {
    case 'wrong':
      return wrongRequest;
    case 'fault':
      return serverFault;
    default:
      return shown.translations.length > 0 ? untranslated(shown.translations) : notFound;
  }
}

/** The address of the home page in each language. */
export function homes({ addresses }: Edition): InEach<string> {
  return inEach((language) => addresses.ofSingle('homepage', language) ?? '/');
}
