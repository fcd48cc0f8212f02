import { dayMs, plainLetters } from '@farol/content-model';
import type { PageInLanguage, PageInLanguages } from '../../api/translations.ts';
import { calledApart, type Names } from '../../person/names.ts';

export const cellStates = ['missing', 'outdated', 'draft', 'published', 'release'] as const;
export type CellState = (typeof cellStates)[number];

/** The states of a page in one language; it may be published, changed and outdated at once. */
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

const newestDays: Record<Age, number> = { week: 0, month: 7, year: 31, older: 366 };

export function ageOf(at: number, now: number): Age {
  const days = (now - at) / dayMs;
  return ages.findLast((age) => days >= newestDays[age]) ?? 'week';
}

/** A row of the matrix. */
export interface Row extends PageInLanguages {
  title: string;
  in: ReadonlyMap<string, PageInLanguage>;
}

/** The filters; empty ones match everything. */
export interface MatrixFilter {
  words: string;
  type: string;
  lang: string;
  state: string;
  person: string;
  age: string;
}

/** Pages as rows, titled in the person's language, or in the first one they exist in. */
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

/** Who changed a page last, by what the filter is set to; those who left are one. */
export function peopleIn(
  rows: readonly Row[],
  chosen: string,
  people: Names | undefined,
): readonly string[] {
  const all = new Set(rows.flatMap(({ documents }) => documents.map(({ changedBy }) => changedBy)));
  if (chosen) all.add(chosen);
  const alike = Map.groupBy(all, (by) => calledApart(people, by));
  return [...alike.values()].map((each) => (each.includes(chosen) ? chosen : (each[0] ?? '')));
}

/** Rows with a matching cell; if a language is selected, only its cells count. */
export function filtered(
  rows: readonly Row[],
  languages: readonly string[],
  filter: MatrixFilter,
  now: number,
  people?: Names,
): Row[] {
  const words = plainLetters(filter.words).split(/\s+/).filter(Boolean);
  const wanted = filter.lang ? [filter.lang] : languages;
  const called = (by: string) => calledApart(people, by);
  const sought = { ...filter, person: filter.person && called(filter.person) };
  return rows.filter((row) => {
    if (filter.type && row.type !== filter.type) return false;
    const names = plainLetters(row.documents.map(({ title }) => title).join(' '));
    if (!words.every((word) => names.includes(word))) return false;
    if (!filter.state && !filter.person && !filter.age) return true;
    return wanted.some((lang) => isWanted(row.in.get(lang), sought, now, called));
  });
}

function isWanted(
  document: PageInLanguage | undefined,
  { state, person, age }: MatrixFilter,
  now: number,
  called: (by: string) => string,
): boolean {
  if (state && !statesOf(document).some((each) => each === state)) return false;
  if (!person && !age) return true;
  if (!document) return false;
  if (person && called(document.changedBy) !== person) return false;
  return !age || ageOf(document.changedAt, now) === age;
}

/** A task for a translator. */
export interface NextStep {
  kind: 'outdated' | 'missing';
  row: Row;
  lang: string;
  document: PageInLanguage | undefined;
  /** The document to translate from. */
  source: PageInLanguage;
  /** When it became due. */
  since: number;
  words: number;
}

/**
 * The tasks of a translator: first outdated published texts, then outdated drafts, then missing pages that are
 * published elsewhere, then other missing ones; within each, the oldest first.
 */
export function nextSteps(
  rows: readonly Row[],
  wanted: readonly string[],
  languages: readonly string[],
): NextStep[] {
  const steps = rows.flatMap((row) => wanted.flatMap((lang) => stepOf(row, lang, languages)));
  return steps.sort((one, other) => rank(one) - rank(other) || one.since - other.since);
}

function stepOf(row: Row, lang: string, languages: readonly string[]): NextStep[] {
  const document = row.in.get(lang);
  const source = sourceFor(row, document, languages);
  if (!source || source === document) return [];
  if (!document)
    return [{ kind: 'missing', row, lang, document, source, since: source.changedAt, words: 0 }];
  if (!document.outdated) return [];
  const { since, words = 0 } = document.outdated;
  return [{ kind: 'outdated', row, lang, document, source, since, words }];
}

/** The document to translate from: the source it was translated from, else the first language that has the page. */
export function sourceFor(
  row: Row,
  document: PageInLanguage | undefined,
  languages: readonly string[],
): PageInLanguage | undefined {
  const known = row.documents.find(({ id }) => id === document?.source);
  const first = languages.find((lang) => row.in.has(lang));
  return known ?? (first === undefined ? row.documents[0] : row.in.get(first));
}

function rank({ kind, document, source }: NextStep): number {
  if (kind === 'outdated') return document?.isPublished ? 0 : 1;
  return source.isPublished ? 2 : 3;
}
