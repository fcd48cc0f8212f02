import type { PageInLanguage, PageInLanguages } from '../../api/translations.ts';
import { folded } from '../../folded.ts';

export const cellStates = ['missing', 'outdated', 'draft', 'published', 'release'] as const;
export type CellState = (typeof cellStates)[number];

/** All that a page is in one language; a page may be published, changed and outdated at once. */
export function statesOf(document: PageInLanguage | undefined): CellState[] {
  if (!document) return ['missing'];
  return [
    ...(document.outdated ? ['outdated' as const] : []),
    ...(document.isDraft ? ['draft' as const] : []),
    ...(document.isPublished ? ['published' as const] : []),
    ...(document.releases.length > 0 ? ['release' as const] : []),
  ];
}

export const ages = ['week', 'month', 'year', 'older'] as const;
export type Age = (typeof ages)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
const newestDays: Record<Age, number> = { week: 0, month: 7, year: 31, older: 366 };

export function ageOf(at: number, now: number): Age {
  const days = (now - at) / DAY_MS;
  return ages.findLast((age) => days >= newestDays[age]) ?? 'week';
}

/** A page in a row of the matrix. */
export interface Row extends PageInLanguages {
  title: string;
  in: ReadonlyMap<string, PageInLanguage>;
}

/** What people look for; what is empty narrows nothing. */
export interface MatrixFilter {
  words: string;
  type: string;
  lang: string;
  state: string;
  person: string;
  age: string;
}

/** Named in one's own language, or in the first that it is in. */
export function rowsOf(
  pages: readonly PageInLanguages[],
  languages: readonly string[],
  own = '',
): Row[] {
  return pages.map((page) => {
    const found = new Map(page.documents.map((document) => [document.lang, document]));
    const first = [own, ...languages].find((lang) => found.has(lang)) ?? '';
    return { ...page, in: found, title: found.get(first)?.title ?? '' };
  });
}

/** The rows with a cell that is looked for; of a chosen language only its cells count. */
export function filtered(
  rows: readonly Row[],
  languages: readonly string[],
  filter: MatrixFilter,
  now: number,
): Row[] {
  const words = folded(filter.words).split(/\s+/).filter(Boolean);
  const wanted = filter.lang ? [filter.lang] : languages;
  return rows.filter((row) => {
    if (filter.type && row.type !== filter.type) return false;
    const names = folded(row.documents.map(({ title }) => title).join(' '));
    if (!words.every((word) => names.includes(word))) return false;
    if (!filter.state && !filter.person && !filter.age) return true;
    return wanted.some((lang) => isWanted(row.in.get(lang), filter, now));
  });
}

function isWanted(
  document: PageInLanguage | undefined,
  { state, person, age }: MatrixFilter,
  now: number,
): boolean {
  if (state && !statesOf(document).some((each) => each === state)) return false;
  if (!person && !age) return true;
  if (!document) return false;
  if (person && document.changedBy !== person) return false;
  return !age || ageOf(document.changedAt, now) === age;
}

/** One thing for a translator to do. */
export interface Step {
  kind: 'outdated' | 'missing';
  row: Row;
  lang: string;
  document: PageInLanguage | undefined;
  /** From where; of what is missing, the document it would be begun from. */
  source: PageInLanguage;
  /** Since when it waits. */
  since: number;
  words: number;
}

/**
 * What a translator should do next: first what visitors read outdated, then what is outdated in drafts, then
 * pages that are published elsewhere and missing here; what waits longest first.
 */
export function nextSteps(
  rows: readonly Row[],
  wanted: readonly string[],
  languages: readonly string[],
): Step[] {
  const steps = rows.flatMap((row) => wanted.flatMap((lang) => stepOf(row, lang, languages)));
  return steps.sort((one, other) => rank(one) - rank(other) || one.since - other.since);
}

function stepOf(row: Row, lang: string, languages: readonly string[]): Step[] {
  const document = row.in.get(lang);
  const source = sourceFor(row, document, languages);
  if (!source || source === document) return [];
  if (!document)
    return [{ kind: 'missing', row, lang, document, source, since: source.changedAt, words: 0 }];
  if (!document.outdated) return [];
  const { since, words = 0 } = document.outdated;
  return [{ kind: 'outdated', row, lang, document, source, since, words }];
}

/** Where a page would be translated from: from where it was, else from the first language that has it. */
export function sourceFor(
  row: Row,
  document: PageInLanguage | undefined,
  languages: readonly string[],
): PageInLanguage | undefined {
  const known = row.documents.find(({ id }) => id === document?.source);
  const first = languages.find((lang) => row.in.has(lang));
  return known ?? (first === undefined ? row.documents[0] : row.in.get(first));
}

function rank({ kind, document, source }: Step): number {
  if (kind === 'outdated') return document?.isPublished ? 0 : 1;
  return source.isPublished ? 2 : 3;
}
