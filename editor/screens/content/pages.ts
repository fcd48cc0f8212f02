import { type Language, languages } from '@farol/content-model';
import type { ListedDocument, Standing } from '../../api/service.ts';

/** How a page stands in one language. */
export type PageState = 'missing' | 'draft' | 'published' | 'changed' | 'archived';

/** A page in all its languages: one row of the list, named as the document of it that was found. */
export interface Page {
  document: ListedDocument;
  in: readonly { language: Language; document: Standing | null; state: PageState }[];
}

/** Rows of pages out of documents, in the order of the first that was found of each. */
export function pagesOf(documents: readonly ListedDocument[]): Page[] {
  const groups = Map.groupBy(documents, ({ group }) => group);
  return [...groups.values()].flatMap((found) => {
    const inOrder = languages.flatMap(({ code }) => found.find(({ lang }) => lang === code) ?? []);
    const document = inOrder[0] ?? found[0];
    if (!document) return [];
    const inLanguages = languages.map((language) => {
      const other = document.inLanguages.find(({ lang }) => lang === language.code) ?? null;
      return { language, document: other, state: stateOf(other) };
    });
    return [{ document, in: inLanguages }];
  });
}

export function stateOf(
  document: Pick<Standing, 'archived' | 'published' | 'draft'> | null,
): PageState {
  if (!document) return 'missing';
  if (document.archived) return 'archived';
  if (document.published === null) return 'draft';
  return document.draft === null ? 'published' : 'changed';
}
