import type { InEach, Language, LayoutDocument } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { Addresses } from '../addresses/addresses.ts';
import type { Content, Document, DocumentOf } from '../content/content.ts';
import type { Messages } from '../messages/en.ts';
import type { Steps } from '../turns/steps.ts';

/** Everything a component may read beside its document. Pages are pure functions of the two. */
export interface PageContext {
  content: Content;
  addresses: Addresses;
  language: Language;
  messages: Messages;
  /** The query parameters of the address that the page declares; no others. */
  query: URLSearchParams;
  /** The scheme and host visitors use. */
  origin: string;
  /** The path of this page. */
  path: string;
  settings: PageSettings;
  /** Today's date, for departures and "last updated": rendering never reads the clock. */
  today: string;
}

export interface PageSettings {
  /** Where flag images come from; `/flags` is served by the site itself. */
  flagHost: string;
  /**
   * Pictures of this origin are served through the site, so that they stay available when the content service is down.
   */
  serviceOrigin: string;
  /** Signs the addresses of pictures, so that nobody can request sizes no page uses. */
  pictureKey: string;
  /** What the consent notice asks before the tag manager stores anything. */
  consent: 'on' | 'advertising' | 'off';
  tagManager: { id: string; auth: string | null; preview: string | null } | null;
  allowZoom: boolean;
}

/** The address of a page in one language. */
export interface Alternate {
  language: Language;
  address: string;
}

/** The properties of every page. */
export interface PageProperties<Type extends Document['type'] = Document['type']> {
  layout: LayoutDocument | undefined;
  paths: InEach<string>;
  doc: DocumentOf<Type>;
  context: PageContext;
}

export type ViewContext = Pick<PageContext, 'content' | 'language' | 'messages' | 'today'>;

/** The page of one document type: its metadata and its body. */
export interface Page<Type extends Document['type'] = Document['type']> {
  type: Type;
  /** Query parameters that select another view of the page; all others are ignored. */
  parameters: readonly string[];
  /** The query without values that mean nothing here; null where there is no such view (404). */
  viewAt?(query: URLSearchParams, context: ViewContext): Steps<URLSearchParams | null>;
  /** Expensive work on many documents, done in steps before the page is rendered. */
  prepare?(properties: PageProperties<Type>): Steps<void>;
  head(properties: PageProperties<Type>): PageHead;
  Body(properties: PageProperties<Type>): ReactNode;
}

export interface PageHead {
  /** Without the site's name; null for the home page, whose title is the site's name. */
  title: string;
  description: string;
  /** A picture field; null for a generated social picture. */
  image: { url: string; alt: string; width: number; height: number } | null;
  /** schema.org objects, without `@context`. */
  structuredData: readonly Record<string, unknown>[];
  /** True for filtered and paged views. */
  noindex?: boolean;
}
