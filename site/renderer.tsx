import { type InEach, inEach } from '@farol/content-model';
import type { PageSettings } from './contract/page.ts';
import { destinationAlternates, destinationsIn, pathsOf } from './destinations/destinations.ts';
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
  type FreePage,
  pageContextOf,
  type Renderer,
  renderFree,
  renderInLayout,
  renderPage,
} from './render/page.tsx';
import type { Steps } from './turns/steps.ts';

/** The site's own components, with what holds for all pages. */
export function siteRenderer(settings: PageSettings, shell: Renderer['shell']): Renderer {
  return { pages, Layout, settings, shell };
}

export interface RenderOptions {
  /** The script of the preview toolbar, where the page carries it. */
  toolbar: string | null;
  /** Drafts are not for search engines. */
  isPreview: boolean;
  /** Where it stands in a frame of the editor. */
  beside?: Omit<BesideEditor, 'script'> | null;
}

export function render(
  edition: Edition,
  given: Renderer,
  shown: Shown,
  { beside: framed = null, ...chosen }: RenderOptions,
): Steps<RenderedDocument> {
  const beside = framed && { ...framed, script: given.shell.assets.besideScript };
  // What is written is counted by nobody, and nobody is told its address.
  const renderer = beside ? { ...given, settings: { ...given.settings, tagManager: null } } : given;
  const options = { ...chosen, beside };
  switch (shown.kind) {
    case 'page':
      return renderPage(edition, renderer, { ...shown, ...options });
    case 'search':
      return renderSearch(edition, renderer, shown, options);
    case 'destination':
      return renderDestination(edition, renderer, shown, options);
    default:
      return renderFree(edition, renderer, errorPage(shown), {
        language: shown.language,
        // The same for all addresses, but for the one to try again.
        path: shown.kind === 'fault' ? shown.path : '',
        // On a page that is none, other languages have nothing but their home.
        paths: homes(edition),
        toolbar: options.toolbar,
        beside,
      });
  }
}

type Drawn = Omit<RenderOptions, 'beside'> & { beside: BesideEditor | null };

/** The search of a language, for the question in the query. */
function* renderSearch(
  edition: Edition,
  renderer: Renderer,
  { language, path, query }: Extract<Shown, { kind: 'search' }>,
  { toolbar, beside }: Drawn,
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

/** What programs say of a country, or all the countries they go to. */
function* renderDestination(
  edition: Edition,
  renderer: Renderer,
  { language, path, code }: Extract<Shown, { kind: 'destination' }>,
  { toolbar, isPreview, beside }: Drawn,
): Steps<RenderedDocument> {
  const { content } = edition;
  const context = pageContextOf(edition, renderer, language, {
    path,
    query: new URLSearchParams(),
  });
  const alternates = yield* destinationAlternates(content, code);
  const there = yield* destinationsIn(content, language);
  const destination = code ? there.get(code) : undefined;
  const page = destination
    ? yield* destinationPage(destination, context)
    : yield* destinationsPage([...there.values()], context);
  const head = isPreview ? { ...page.head, noindex: true } : page.head;
  return yield* renderInLayout(context, renderer, head, {
    paths: pathsOf(alternates),
    alternates,
    toolbar,
    beside,
    children: page.body,
  });
}

function errorPage(shown: Exclude<Shown, { kind: 'page' | 'search' | 'destination' }>): FreePage {
  switch (shown.kind) {
    case 'wrong':
      return wrongRequest;
    case 'fault':
      return serverFault;
    default:
      return shown.translations.length > 0 ? untranslated(shown.translations) : notFound;
  }
}

export function homes({ addresses }: Edition): InEach<string> {
  return inEach((language) => addresses.ofSingle('homepage', language) ?? '/');
}
