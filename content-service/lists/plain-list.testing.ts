import { plainLetters } from '@farol/content-model';
import { textsOfDocument } from '../query/document-text.ts';
import { wordsIn } from '../query/words.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { facetNames } from './facets.ts';
import type { Filters } from './filters.ts';
import { type Row, rowOf } from './row.ts';

interface PlainPage {
  rows: Row[];
  /** For each row. */
  words: ReadonlySet<string>[];
  changedAt: number;
  name: string;
  group: string;
  languages: string[];
  missing: string[];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The answer of a list, computed naively from everything there is, according to its description. */
export function plainList(
  repository: Repository,
  { sort, most, ...filters }: Filters & { sort: 'changed' | 'title'; most: number },
) {
  const pages = plainPages(repository).sort(
    (one, other) =>
      (sort === 'changed' ? other.changedAt - one.changedAt : compare(one.name, other.name)) ||
      compare(one.group, other.group),
  );
  const found = pages.filter((page) => places(page).some((at) => isFound(page, at, filters, null)));
  const facets = facetNames.map((facet) => {
    const counts = new Map<string, number>();
    for (const page of pages) {
      const seen = places(page)
        .filter((at) => isFound(page, at, filters, facet))
        .flatMap((at) => valuesOf(page, at)[facet]);
      for (const value of new Set(seen)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return [
      facet,
      values.sort((one, other) => other.count - one.count || compare(one.value, other.value)),
    ] as const;
  });
  return {
    pages: found.slice(0, most).map((page) => ({
      group: page.group,
      type: page.rows[0]?.type,
      changedAt: page.changedAt,
      documents: page.rows.map(({ names: _, index: __, ...row }, at) => ({
        ...row,
        found: isFound(page, at, filters, null),
      })),
    })),
    total: found.length,
    facets: Object.fromEntries(facets),
  };
}

const places = ({ rows }: PlainPage) => [...rows.keys()];

function plainPages(repository: Repository): PlainPage[] {
  const { documents, languages } = repository.state;
  const groups = Map.groupBy(documents.values(), ({ group }) => group);
  return [...groups].map(([group, members]) => {
    const rows = members.map(rowOf);
    const present = rows.filter(({ archived }) => !archived);
    const inOrder = languages.flatMap(({ id }) => present.find(({ lang }) => lang === id) ?? []);
    return {
      rows,
      group,
      words: members.map((document) => wordsOf(repository, document)),
      changedAt: Math.max(...rows.map(({ changedAt }) => changedAt)),
      name: (inOrder[0] ?? rows[0])?.names ?? '',
      languages: present.map(({ lang }) => lang),
      missing: languages
        .map(({ id }) => id)
        .filter((id) => !present.some((row) => row.lang === id)),
    };
  });
}

function wordsOf(repository: Repository, document: DocumentState): ReadonlySet<string> {
  const { id, type, draft, published, releases } = document;
  const version = draft ?? published ?? [...releases.values()][0];
  const isPublished = draft === null && published !== null;
  const data = isPublished
    ? repository.master().document(id)?.data
    : version && repository.snapshots.content(version);
  const uid = document.versions.at(-1)?.uid ?? null;
  const texts = data ? [...textsOfDocument(repository.state, { uid, type, data })] : [];
  return new Set(texts.flatMap(wordsIn));
}

function valuesOf({ rows, missing }: PlainPage, at: number) {
  const row = rows[at];
  if (!row) return { type: [], lang: [], state: [], tag: [], by: [], missing };
  const isInRelease = row.releases.length > 0 && !row.archived;
  return {
    type: [row.type],
    lang: [row.lang],
    state: isInRelease ? [row.state, 'release'] : [row.state],
    tag: row.tags,
    by: [row.changedBy],
    missing,
  };
}

/** Whether a document passes all filters except that of one facet. */
function isFound(
  page: PlainPage,
  at: number,
  filters: Filters,
  exceptFacet: string | null,
): boolean {
  const row = page.rows[at];
  const words = page.words[at];
  if (!row || !words) return false;
  const { search = '', from = 0, until = Number.POSITIVE_INFINITY, ...wanted } = filters;
  const values: Record<string, readonly string[]> = {
    ...valuesOf(page, at),
    group: [row.group],
    release: row.releases,
  };
  const fits = Object.entries({ state: undefined, ...wanted }).every(([name, value]) => {
    if (name === exceptFacet) return true;
    if (name === 'missing' && value !== undefined) return !page.languages.includes(String(value));
    if (name === 'state' && value === undefined) return !row.archived;
    if (name === 'state' && value === 'release') return !row.archived && row.releases.length > 0;
    if (name === 'state') return row.state === value;
    return value === undefined || values[name]?.includes(String(value));
  });
  const searchWords = plainLetters(search).split(/\s+/).filter(Boolean);
  return (
    fits &&
    row.changedAt >= from &&
    row.changedAt <= until &&
    searchWords.every(
      (word) =>
        row.names.includes(word) ||
        (wordsIn(word).length > 0 && wordsIn(word).every((each) => words.has(each))),
    )
  );
}
