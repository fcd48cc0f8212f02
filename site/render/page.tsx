import { type Language, languageOf, own, type PageType } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { Document } from '../content/content.ts';
import type {
  Page,
  PageHead,
  PageProperties,
  PageSettings,
  Surroundings,
} from '../contract/page.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import type { Steps } from '../turns/steps.ts';
import { type RenderedDocument, renderDocument, type Shell } from './document.tsx';

export type PageTable = { readonly [Type in PageType]?: Page<Type> };

export function pageOf(pages: PageTable, document: Document): Page | undefined {
  const table: Readonly<Record<string, unknown>> = pages;
  // The page of a document's type takes that document, which the compiler cannot see.
  return own(table, document.type) as Page | undefined;
}

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
  toolbar?: string | null;
  /** Drafts are not for search engines. */
  isPreview?: boolean;
}

/** A document of the content as a page; it is a function of the edition and the address, nothing else. */
export function* renderPage(
  edition: Edition,
  drawing: Drawing,
  wanted: Wanted,
): Steps<RenderedDocument> {
  const { document, toolbar = null, isPreview = false } = wanted;
  const page = pageOf(drawing.pages, document);
  if (!page) throw new Error(`There is no page for documents of the type ${document.type}.`);
  const around = surroundingsOf(edition, drawing, languageOfDocument(document), wanted);
  const properties: PageProperties = {
    layout: edition.content.layout(around.language),
    paths: edition.addresses.paths(document),
    doc: document,
    around,
  };
  const { Layout } = drawing;
  if (page.prepare) yield* page.prepare(properties);
  const head = page.head(properties);
  yield;
  return yield* renderDocument({
    shell: { ...drawing.shell, toolbar },
    around,
    layout: properties.layout,
    head: isPreview ? { ...head, noindex: true } : head,
    alternates: edition.content.translations(document).map((each) => ({
      language: languageOfDocument(each),
      address: edition.addresses.of(each),
    })),
    id: document.id,
    choices: Object.values(properties.paths),
    children: (
      <Layout layout={properties.layout} paths={properties.paths} around={around}>
        <page.Body {...properties} />
      </Layout>
    ),
  });
}

/** A page that no document stands for: an error, or a search. */
export interface FreePage {
  head(around: Surroundings): PageHead;
  Body(properties: { around: Surroundings }): ReactNode;
  /** Addresses that its body offers as a choice of language. */
  choices?(around: Surroundings): string[];
}

interface FreeWanted {
  language: Language;
  path: string;
  query?: URLSearchParams;
  paths: PageProperties['paths'];
  toolbar?: string | null;
}

export function renderFree(
  edition: Edition,
  drawing: Drawing,
  page: FreePage,
  { language, path, query = new URLSearchParams(), ...wanted }: FreeWanted,
): Steps<RenderedDocument> {
  const around = surroundingsOf(edition, drawing, language, { path, query });
  return renderAround(around, drawing, page.head(around), {
    ...wanted,
    choices: page.choices?.(around) ?? [],
    children: <page.Body around={around} />,
  });
}

/** What no document stands for, within the layout. */
export function renderAround(
  around: Surroundings,
  drawing: Drawing,
  head: PageHead,
  wanted: Pick<FreeWanted, 'paths' | 'toolbar'> & {
    choices?: readonly string[];
    children: ReactNode;
  },
): Steps<RenderedDocument> {
  const { paths, toolbar = null, choices = [], children } = wanted;
  const layout = around.content.layout(around.language);
  const { Layout } = drawing;
  return renderDocument({
    shell: { ...drawing.shell, toolbar },
    around,
    layout,
    head,
    alternates: [],
    id: null,
    choices: [...Object.values(paths), ...choices],
    children: (
      <Layout layout={layout} paths={paths} around={around}>
        {children}
      </Layout>
    ),
  });
}

export function surroundingsOf(
  edition: Edition,
  { settings, shell }: Drawing,
  language: Language,
  { path, query }: { path: string; query: URLSearchParams },
): Surroundings {
  const { content, addresses, today } = edition;
  const words = messages[language.key];
  const origin = shell.originOf(content, language);
  return { content, addresses, language, messages: words, query, origin, path, settings, today };
}

function languageOfDocument({ lang }: Document): Language {
  const language = languageOf(lang);
  if (!language) throw new Error(`The site does not speak ${lang}.`);
  return language;
}
