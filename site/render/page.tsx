import { type Language, languageOf, own, type PageType } from '@farol/content-model';
import type { ReactNode } from 'react';
import { type Document, read, type StoredDocument } from '../content/document.ts';
import type {
  Page,
  PageContext,
  PageHead,
  PageProperties,
  PageSettings,
} from '../contract/page.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import type { Steps } from '../turns/steps.ts';
import {
  type BesideEditor,
  type DocumentProperties,
  type RenderedDocument,
  renderDocument,
  type Shell,
} from './document.tsx';
import { Misfits } from './misfits.tsx';
import { OriginMarks } from './origin-marks.tsx';

export type PageTable = { readonly [Type in PageType]?: Page<Type> };

export function pageOf(pages: PageTable, document: Pick<Document, 'type'>): Page | undefined {
  const table: Readonly<Record<string, unknown>> = pages;
  // The compiler cannot see that a type's page is only given documents of that type.
  return own(table, document.type) as Page | undefined;
}

export interface LayoutProperties {
  layout: PageProperties['layout'];
  paths: PageProperties['paths'];
  context: PageContext;
  children: ReactNode;
}

/** The pages of all types, and what is the same on the whole site. */
export interface Renderer {
  pages: PageTable;
  Layout(properties: LayoutProperties): ReactNode;
  settings: PageSettings;
  shell: Omit<Shell, 'toolbar' | 'beside'>;
}

interface PageView {
  document: StoredDocument;
  path: string;
  query: URLSearchParams;
  /** The script of the preview toolbar, on previewed pages. */
  toolbar?: string | null;
  /** Previews are not indexed. */
  isPreview?: boolean;
  beside?: BesideEditor | null;
}

/** Renders the page of a document: a function of the edition and the address alone. */
export function* renderPage(
  edition: Edition,
  renderer: Renderer,
  view: PageView,
): Steps<RenderedDocument> {
  const { document, toolbar = null, isPreview = false, beside = null } = view;
  const page = pageOf(renderer.pages, document);
  if (!page) throw new Error(`There is no page for documents of the type ${document.type}.`);
  const context = pageContextOf(edition, renderer, languageOfDocument(document), view);
  const properties: PageProperties = {
    layout: edition.content.layout(context.language),
    paths: edition.addresses.paths(document),
    doc: read(document),
    context,
  };
  const { Layout } = renderer;
  if (page.prepare) yield* page.prepare(properties);
  const head = page.head(properties);
  yield;
  return yield* renderDocument({
    shell: { ...renderer.shell, toolbar, beside },
    context,
    layout: properties.layout,
    head: isPreview ? { ...head, noindex: true } : head,
    alternates: edition.content.translations(document).map((translation) => ({
      language: languageOfDocument(translation),
      address: edition.addresses.of(translation),
    })),
    id: document.id,
    choices: Object.values(properties.paths),
    children: (
      <Layout layout={properties.layout} paths={properties.paths} context={context}>
        <Misfits faults={beside?.faults} messages={context.messages} />
        <OriginMarks fields={properties.doc.data}>
          <page.Body {...properties} />
        </OriginMarks>
      </Layout>
    ),
  });
}

/** A page without a document: an error, the search, the destinations. */
export interface StandalonePage {
  head(context: PageContext): PageHead;
  Body(properties: { context: PageContext }): ReactNode;
  /** Addresses in its body that choose a language. */
  choices?(context: PageContext): string[];
}

interface StandaloneView {
  language: Language;
  path: string;
  query?: URLSearchParams;
  paths: PageProperties['paths'];
  toolbar?: string | null;
  beside?: BesideEditor | null;
}

export function renderStandalone(
  edition: Edition,
  renderer: Renderer,
  page: StandalonePage,
  { language, path, query = new URLSearchParams(), ...view }: StandaloneView,
): Steps<RenderedDocument> {
  const context = pageContextOf(edition, renderer, language, { path, query });
  return renderInLayout(context, renderer, page.head(context), {
    ...view,
    choices: page.choices?.(context) ?? [],
    children: <page.Body context={context} />,
  });
}

/** Renders a page without a document, inside the layout. */
export function renderInLayout(
  context: PageContext,
  renderer: Renderer,
  head: PageHead,
  view: Pick<StandaloneView, 'paths' | 'toolbar' | 'beside'> & {
    choices?: readonly string[];
    alternates?: DocumentProperties['alternates'];
    children: ReactNode;
  },
): Steps<RenderedDocument> {
  const { paths, toolbar = null, beside = null, choices = [], alternates = [], children } = view;
  const layout = context.content.layout(context.language);
  const { Layout } = renderer;
  return renderDocument({
    shell: { ...renderer.shell, toolbar, beside },
    context,
    layout,
    head,
    alternates,
    id: null,
    choices: [...Object.values(paths), ...choices],
    children: (
      <Layout layout={layout} paths={paths} context={context}>
        <Misfits faults={beside?.faults} messages={context.messages} />
        {children}
      </Layout>
    ),
  });
}

export function pageContextOf(
  edition: Edition,
  { settings, shell }: Renderer,
  language: Language,
  { path, query }: { path: string; query: URLSearchParams },
): PageContext {
  const { content, addresses, today } = edition;
  const words = messages[language.key];
  const origin = shell.originOf(content, language);
  return { content, addresses, language, messages: words, query, origin, path, settings, today };
}

function languageOfDocument({ lang }: Pick<Document, 'lang'>): Language {
  const language = languageOf(lang);
  if (!language) throw new Error(`The site does not speak ${lang}.`);
  return language;
}
