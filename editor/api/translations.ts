import { type Answer, ask } from './client.ts';

type PagesInLanguages = Answer<'/translations', 'get'>;
export type PageInLanguages = PagesInLanguages['pages'][number];
export type PageInLanguage = PageInLanguages['documents'][number];
export type TranslationComparison = Answer<'/documents/{id}/translation', 'get'>;
export type ComparedWithSource = TranslationComparison & {
  source: NonNullable<TranslationComparison['source']>;
};

/** The translation state of all pages in all languages. */
export const readTranslations = (signal: AbortSignal) => ask('/translations', 'get', { signal });

/** A translation beside its source, or beside another language of the page. */
export const readTranslation = (id: string, of: string | undefined, signal: AbortSignal) =>
  ask('/documents/{id}/translation', 'get', {
    parameters: { id },
    query: of ? { of } : {},
    signal,
  });

/** Confirms that a text is the correct translation of a version. */
export const setTranslation = (id: string, from: { document: string; version: string } | null) =>
  ask('/documents/{id}/translation', 'put', { parameters: { id }, body: { from } });

export const beginTranslation = (
  id: string,
  body: { lang: string; words?: boolean },
  idempotencyKey: string,
) => ask('/documents/{id}/translations', 'post', { parameters: { id }, body, idempotencyKey });

export type ImportRow = Answer<'/translation-imports', 'post'>['rows'][number];

export const exportTexts = (documents: string[], to: string) =>
  ask('/translation-exports', 'post', { body: { documents, to } });

export const importTexts = (xliff: string, idempotencyKey: string) =>
  ask('/translation-imports', 'post', { body: { xliff }, idempotencyKey });
