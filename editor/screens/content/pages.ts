import { type Language, languages } from '@farol/content-model';
import type { DocumentState, ListedPage, PageDocument } from '../../api/pages.ts';
import type { Standing } from '../../api/service.ts';

/** The state of a page in one language. */
export type PageState = 'missing' | DocumentState;

/** A page in all its languages: one row of the list, titled in the person's language, or in the first one found. */
export interface Page {
  group: string;
  document: PageDocument;
  in: readonly { language: Language; document: PageDocument | null; state: PageState }[];
  /** The documents that actions on the page apply to. */
  found: readonly PageDocument[];
}

export function pagesOf(listed: readonly ListedPage[], own = ''): Page[] {
  return listed.flatMap(({ group, documents }) => {
    const inLanguages = languages.map((language) => {
      const document = inLanguage(documents, language.code);
      const state: PageState = document?.state ?? 'missing';
      return { language, document, state };
    });
    const inOrder = inLanguages.flatMap(({ document }) => document ?? []);
    const found = documents.filter((document) => document.found);
    const document =
      inOrder.find((each) => each.found && each.lang === own) ??
      inOrder.find((each) => each.found) ??
      found[0] ??
      documents[0];
    return document ? [{ group, document, in: inLanguages, found }] : [];
  });
}

/** An archived document may exist beside another one in the same language. */
function inLanguage(documents: readonly PageDocument[], code: string): PageDocument | null {
  const those = documents.filter(({ lang }) => lang === code);
  return those.find(({ archived, found }) => found || !archived) ?? those[0] ?? null;
}

export function stateOf(
  document: Pick<Standing, 'archived' | 'published' | 'draft'> | null,
): PageState {
  if (!document) return 'missing';
  if (document.archived) return 'archived';
  if (document.published === null) return 'draft';
  return document.draft === null ? 'published' : 'changed';
}
