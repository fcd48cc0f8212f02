import { defaultLanguage, inEach, type LanguageKey, languageNamed } from '@farol/content-model';
import { Addresses } from '../addresses/addresses.ts';
import { Content } from '../content/content.ts';
import { type Document, stored } from '../content/document.ts';
import type { PageContext, PageSettings } from '../contract/page.ts';
import { messages } from '../messages/messages.ts';
import { exampleDocuments } from './example-documents.ts';
import { exampleOrigin } from './example-fields.ts';

export * from './example-documents.ts';

export const exampleSettings: PageSettings = {
  flagHost: '/flags',
  serviceOrigin: exampleOrigin,
  pictureKey: 'the key of the examples',
  consent: 'on',
  tagManager: null,
  allowZoom: false,
};

export const examplePaths = inEach(({ key }) => (key === 'en' ? '/' : `/${key}`));

/** What surrounds a page of the small provider. */
export function exampleContext(
  change: Partial<PageContext> = {},
  key: LanguageKey = 'en',
  documents: readonly Document[] = exampleDocuments,
): PageContext {
  const content = new Content('ref', documents.map(stored));
  return {
    content,
    addresses: new Addresses(content),
    language: languageNamed(key) ?? defaultLanguage,
    messages: messages[key],
    query: new URLSearchParams(),
    origin: 'https://farol.example',
    path: '/',
    settings: exampleSettings,
    today: '2026-11-21',
    ...change,
  };
}
