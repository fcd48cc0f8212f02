import { plainLetters } from '@farol/content-model';
import type { Columns } from './columns.ts';
import type { ContentWords } from './content-words.ts';
import { bitOf, type FacetName, noFacet } from './facets.ts';
import { bitOfState, type DocumentStateName, inReleaseBit, type Row } from './row.ts';

/** The filters of a list. */
export interface Filters {
  /** Parts of names, or whole words of texts. */
  search?: string | undefined;
  /** One type, or several separated by commas. */
  type?: string | undefined;
  lang?: string | undefined;
  state?: DocumentStateName | undefined;
  tag?: string | undefined;
  /** Who changed it last: one, or several separated by commas. */
  by?: string | undefined;
  /** The range of the last change, in milliseconds. */
  from?: number | undefined;
  until?: number | undefined;
  release?: string | undefined;
  /** A language the page is missing in. */
  missing?: string | undefined;
  group?: string | undefined;
}

/**
 * What excludes each document, by its index: 0 for nothing, the bit of a facet where only its filter does, else more
 * bits. Valid until the next request reuses the memory.
 */
export function failingOf(columns: Columns, words: ContentWords, filters: Filters): Uint8Array {
  const failing = columns.marks('failing');
  const fail = (index: number, bit: number) => {
    failing[index] = (failing[index] ?? 0) | bit;
  };
  const requireOneOf = (
    facet: FacetName,
    column: readonly number[],
    values: string[] | undefined,
  ) => {
    if (values === undefined) return;
    // Each once: a request may repeat the same value endlessly.
    const wanted = [...new Set(values.map((value) => columns.values.find(facet, value)))];
    const bit = bitOf(facet);
    for (let index = 0; index < failing.length; index += 1)
      if (!wanted.includes(column[index])) fail(index, bit);
  };
  const requireRow = (isMatch: ((row: Row) => boolean) | false) => {
    if (!isMatch) return;
    for (const [index, row] of columns.rows.entries()) if (!isMatch(row)) fail(index, noFacet);
  };
  const { type, lang, state, tag, by, from, until, release, missing, group, search } = filters;
  requireOneOf('type', columns.type, type?.split(','));
  requireOneOf('lang', columns.lang, lang === undefined ? undefined : [lang]);
  // The name of a program may contain a comma.
  const isOneName = by !== undefined && columns.values.find('by', by) !== undefined;
  requireOneOf('by', columns.by, isOneName ? [by] : by?.split(','));
  const mask = stateMask(state);
  for (let index = 0; index < failing.length; index += 1)
    if (((columns.stateBits[index] ?? 0) & mask) === 0) fail(index, bitOf('state'));
  if (tag !== undefined) {
    const wanted = columns.values.find('tag', tag);
    for (const [index, tags] of columns.tags.entries())
      if (wanted === undefined || !tags.includes(wanted)) fail(index, bitOf('tag'));
  }
  if (missing !== undefined) {
    const hasLanguage = columns.presences.map(({ languages }) => languages.includes(missing));
    for (const [page, presence] of columns.presence.entries())
      if (hasLanguage[presence])
        for (let index = columns.first[page] ?? -1; index >= 0; index = columns.next[index] ?? -1)
          fail(index, bitOf('missing'));
  }
  requireRow(group !== undefined && ((row) => row.group === group));
  requireRow(from !== undefined && (({ changedAt }) => changedAt >= from));
  requireRow(until !== undefined && (({ changedAt }) => changedAt <= until));
  requireRow(release !== undefined && (({ releases }) => releases.includes(release)));
  // Each word is part of a name, or a whole word of the text.
  for (const word of new Set(plainLetters(search ?? '').split(/\s+/))) {
    if (word === '') continue;
    const inTexts = words.documentsWithAll(word);
    for (const [index, { names }] of columns.rows.entries())
      if ((failing[index] ?? 0) < noFacet && inTexts?.[index] !== 1 && !names.includes(word))
        fail(index, noFacet);
  }
  return failing;
}

/** Archived documents are excluded unless asked for. */
function stateMask(state: DocumentStateName | undefined): number {
  if (state === 'release') return inReleaseBit;
  return state === undefined ? ~bitOfState('archived') : bitOfState(state);
}
