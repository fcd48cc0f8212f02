import { type Language, languageOf } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { Document } from '../content/content.ts';
import { messages } from '../messages/messages.ts';
import type { Page, PageHead, PageProperties, PageSettings, Surroundings } from '../pages/page.ts';
import type { Edition } from '../publish/edition.ts';
import { renderDocument, type Shell } from './document.tsx';

export type PageTable = { readonly [Type in string]?: Page };

export interface LayoutProperties {
  layout: PageProperties['layout'];
  paths: PageProperties['paths'];
  around: Surroundings;
  children: ReactNode;
}

/** What pages are drawn with: the components, and what holds for the whole site. */
export interface Drawing {
  pages: PageTable;
  Layout(properties: LayoutProperties): ReactNode;
  settings: PageSettings;
  shell: Omit<Shell, 'toolbar'>;
}

export interface Wanted {
  document: Document;
  path: string;
  query: URLSearchParams;
  /** The toolbar's script, where this is a preview. */
  toolbar?: string | null;
}

/** A document of the content as a page; it is a function of the edition and the address, nothing else. */
export function renderPage(edition: Edition, drawing: Drawing, wanted: Wanted): string {
  const { document, toolbar = null } = wanted;
  const page = drawing.pages[document.type];
  if (!page) throw new Error(`There is no page for documents of the type ${document.type}.`);
  const around = surroundingsOf(edition, drawing, languageOfDocument(document), wanted);
  const properties: PageProperties = {
    layout: edition.content.layout(around.language),
    paths: edition.addresses.paths(document),
    doc: document,
    around,
  };
  const { Layout } = drawing;
  const head = page.head(properties);
  return renderDocument({
    shell: { ...drawing.shell, toolbar },
    around,
    layout: properties.layout,
    head: toolbar ? { ...head, noindex: true } : head,
    alternates: edition.content.translations(document).map((each) => ({
      language: languageOfDocument(each),
      address: edition.addresses.of(each),
    })),
    id: document.id,
    children: (
      <Layout layout={properties.layout} paths={properties.paths} around={around}>
        <page.Body {...properties} />
      </Layout>
    ),
  });
}

/** A page that no document stands for: an error, or a search. */
export function renderFree(
  edition: Edition,
  drawing: Drawing,
  free: {
    language: Language;
    path: string;
    query?: URLSearchParams;
    paths: PageProperties['paths'];
    head: PageHead;
    body(around: Surroundings): ReactNode;
  },
): string {
  const { language, path, query = new URLSearchParams(), paths, head } = free;
  const around = surroundingsOf(edition, drawing, language, { path, query });
  const layout = edition.content.layout(language);
  const { Layout } = drawing;
  return renderDocument({
    shell: { ...drawing.shell, toolbar: null },
    around,
    layout,
    head,
    alternates: [],
    id: null,
    children: (
      <Layout layout={layout} paths={paths} around={around}>
        {free.body(around)}
      </Layout>
    ),
  });
}

function surroundingsOf(
  edition: Edition,
  { settings }: Drawing,
  language: Language,
  { path, query }: { path: string; query: URLSearchParams },
): Surroundings {
  const { content, addresses, today } = edition;
  const words = messages[language.key];
  return { content, addresses, language, messages: words, query, path, settings, today };
}

function languageOfDocument({ lang }: Document): Language {
  const language = languageOf(lang);
  if (!language) throw new Error(`The site does not speak ${lang}.`);
  return language;
}
