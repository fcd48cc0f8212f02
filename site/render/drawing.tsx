import { type InEach, type Language, languages } from '@farol/content-model';
import type { PageError } from '../http/public-pages.ts';
import { Layout } from '../layout/layout.tsx';
import { notFound, serverFault, untranslated, wrongRequest } from '../pages/errors.tsx';
import { pages } from '../pages/index.ts';
import type { PageSettings } from '../pages/page.ts';
import { searchAddress, searchPage } from '../pages/search.tsx';
import type { Edition } from '../publish/edition.ts';
import { type Drawing, type FreePage, renderFree } from './page.tsx';

/** The site's own components, with what holds for all pages. */
export function siteDrawing(settings: PageSettings, shell: Drawing['shell']): Drawing {
  return { pages, Layout, settings, shell };
}

export function renderError(
  edition: Edition,
  drawing: Drawing,
  error: PageError,
  toolbar: string | null,
): string {
  const { language } = error;
  // On a page that is none, other languages have nothing but their home.
  const paths = homes(edition);
  const path = error.kind === 'fault' ? error.path : '';
  return renderFree(edition, drawing, errorPage(error), { language, path, paths, toolbar });
}

/** The search of a language, for the question in the query. */
export function renderSearch(
  edition: Edition,
  drawing: Drawing,
  wanted: { language: Language; query: URLSearchParams; toolbar: string | null },
): string {
  const paths: InEach<string> = { en: '/', pt: '/', es: '/', fr: '/' };
  for (const language of languages) paths[language.key] = searchAddress(language);
  return renderFree(edition, drawing, search, {
    ...wanted,
    path: searchAddress(wanted.language),
    paths,
  });
}

const search: FreePage = {
  head: (around) => searchPage.head({ around, query: around.query }),
  Body: ({ around }) => <searchPage.Body around={around} query={around.query} />,
};

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
