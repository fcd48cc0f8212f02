import { type InEach, type Language, languages } from '@farol/content-model';
import type { PageSettings } from './contract/page.ts';
import type { PageError } from './http/public-pages.ts';
import { Layout } from './layout/layout.tsx';
import { notFound, serverFault, untranslated, wrongRequest } from './pages/errors.tsx';
import { pages } from './pages/index.ts';
import { searchAddress, searchAnswer, searchPage } from './pages/search.tsx';
import type { Edition } from './publish/edition.ts';
import type { RenderedDocument } from './render/document.tsx';
import {
  type Drawing,
  type FreePage,
  pageContextOf,
  renderAround,
  renderFree,
} from './render/page.tsx';
import type { Steps } from './turns/steps.ts';

/** The site's own components, with what holds for all pages. */
export function siteDrawing(settings: PageSettings, shell: Drawing['shell']): Drawing {
  return { pages, Layout, settings, shell };
}

export function renderError(
  edition: Edition,
  drawing: Drawing,
  error: PageError,
  toolbar: string | null,
): Steps<RenderedDocument> {
  const { language } = error;
  // On a page that is none, other languages have nothing but their home.
  const paths = homes(edition);
  const path = error.kind === 'fault' ? error.path : '';
  return renderFree(edition, drawing, errorPage(error), { language, path, paths, toolbar });
}

/** The search of a language, for the question in the query. */
export function* renderSearch(
  edition: Edition,
  drawing: Drawing,
  wanted: { language: Language; query: URLSearchParams; toolbar: string | null },
): Steps<RenderedDocument> {
  const paths: InEach<string> = { en: '/', pt: '/', es: '/', fr: '/' };
  for (const language of languages) paths[language.key] = searchAddress(language);
  const { language, query } = wanted;
  const path = searchAddress(language);
  const context = pageContextOf(edition, drawing, language, { path, query });
  const answer = yield* searchAnswer(context, query);
  return yield* renderAround(context, drawing, searchPage.head({ context, query }), {
    paths,
    toolbar: wanted.toolbar,
    children: <searchPage.Body context={context} answer={answer} />,
  });
}

function errorPage(error: PageError): FreePage {
  switch (error.kind) {
    case 'untranslated':
      return untranslated(error.translations);
    case 'wrong':
      return wrongRequest;
    case 'fault':
      return serverFault;
    default:
      return notFound;
  }
}

export function homes({ addresses }: Edition): InEach<string> {
  const paths: InEach<string> = { en: '/', pt: '/', es: '/', fr: '/' };
  for (const language of languages)
    paths[language.key] = addresses.ofSingle('homepage', language) ?? '/';
  return paths;
}
