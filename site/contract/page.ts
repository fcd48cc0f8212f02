import type { InEach, Language, LayoutDocument } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { Addresses } from '../addresses/addresses.ts';
import type { Content, Document, DocumentOf } from '../content/content.ts';
import type { Messages } from '../messages/messages.ts';
import type { Steps } from '../turns/steps.ts';

/** What surrounds a page: everything a component may read. Pages are pure functions of it. */
export interface PageContext {
  content: Content;
  addresses: Addresses;
  language: Language;
  messages: Messages;
  /** The query of the address, only the parameters the page declares. */
  query: URLSearchParams;
  /** Scheme and host that visitors know the site by. */
  origin: string;
  /** The path of this page. */
  path: string;
  settings: PageSettings;
  /** The day, for departures and "last updated"; never read from the clock while rendering. */
  today: string;
}

export interface PageSettings {
  /** Where flag images come from; `/flags` is served by the site itself. */
  flagHost: string;
  /** Pictures of this origin are served through the site, so that they outlive the content service. */
  serviceOrigin: string;
  /** What their addresses are signed with, so that nobody else has any drawn. */
  pictureKey: string;
  /** What visitors are asked for before the tag manager stores anything. */
  consent: 'on' | 'advertising' | 'off';
  tagManager: { id: string; auth: string | null; preview: string | null } | null;
  allowZoom: boolean;
}

/** Where a page is in one of its languages. */
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

/** One document type's page: what search engines are told, and what visitors see. */
export interface Page<Type extends Document['type'] = Document['type']> {
  type: Type;
  /** Query parameters that make another page; all others are ignored. */
  parameters: readonly string[];
  /** What the page makes of them, without what nobody can mean; null where it has no such view. */
  viewAt?(query: URLSearchParams, context: ViewContext): Steps<URLSearchParams | null>;
  /** What takes long at many documents is worked out before the page is rendered, little by little. */
  prepare?(properties: PageProperties<Type>): Steps<void>;
  head(properties: PageProperties<Type>): PageHead;
  Body(properties: PageProperties<Type>): ReactNode;
}

export interface PageHead {
  /** Without the site's name; null for the home page, where the site's name stands first. */
  title: string;
  description: string;
  /** A picture field, or null for one drawn for the page. */
  image: { url: string; alt: string; width: number; height: number } | null;
  /** schema.org objects, without `@context`. */
  structuredData: readonly Record<string, unknown>[];
  /** Filtered and paged views are not for search engines. */
  noindex?: boolean;
}
