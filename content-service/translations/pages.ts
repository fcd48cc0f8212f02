import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { type Outdated, translationStandings } from './standing.ts';

/** How a page stands in one of its languages. */
export interface PageInLanguage {
  id: string;
  lang: string;
  title: string;
  isDraft: boolean;
  isPublished: boolean;
  releases: string[];
  changedAt: number;
  changedBy: string;
  /** The document it was translated from. */
  source: string | null;
  outdated: Outdated | null;
}

export interface PageInLanguages {
  group: string;
  type: string;
  documents: PageInLanguage[];
}

/** All pages that are not in the archive, in all their languages. */
export async function pagesInLanguages(repository: Repository): Promise<PageInLanguages[]> {
  const { state } = repository;
  const present = [...state.documents.values()].filter(({ archived }) => !archived);
  const standings = await translationStandings(repository, present);
  const pages = new Map<string, PageInLanguages>();
  for (const document of present) {
    const { group, type } = document;
    const page = pages.get(group) ?? { group, type, documents: [] };
    pages.set(group, page);
    const standing = standings.get(document.id);
    page.documents.push({
      ...inLanguage(document),
      source: standing?.source?.document ?? null,
      outdated: standing?.outdated ?? null,
    });
  }
  return [...pages.values()];
}

function inLanguage(document: DocumentState) {
  const latest = latestOf(document);
  return {
    id: document.id,
    lang: document.lang,
    title: latest?.title ?? '',
    isDraft: document.draft !== null,
    isPublished: document.published !== null,
    releases: [...document.releases.keys()],
    changedAt: latest?.at ?? 0,
    changedBy: latest?.by ?? '',
  };
}
