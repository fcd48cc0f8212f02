import { type InEach, languages } from '@farol/content-model';
import type { PageError } from '../http/public-pages.ts';
import { Layout } from '../layout/layout.tsx';
import { notFound, serverFault, untranslated, wrongRequest } from '../pages/errors.tsx';
import { pages } from '../pages/index.ts';
import type { PageSettings } from '../pages/page.ts';
import type { Edition } from '../publish/edition.ts';
import type { Assets } from './assets.ts';
import { type Drawing, type FreePage, renderFree } from './page.tsx';

/** The site's own components, with what holds for all pages. */
export function siteDrawing(
  settings: PageSettings,
  shell: { origin: string; assets: Assets },
): Drawing {
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
