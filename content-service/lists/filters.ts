import { fold } from '../query/words.ts';
import type { Columns } from './columns.ts';
import type { ContentWords } from './content-words.ts';
import { bitOf, type FacetName, NO_FACET } from './facets.ts';
import { bitOfState, type DocumentStateName, IN_RELEASE, type Row } from './row.ts';

/** The filters of a list. */
export interface Filters {
  /** Parts of names, or whole words of texts. */
  search?: string | undefined;
  /** One type, or several separated by commas. */
  type?: string | undefined;
  lang?: string | undefined;
  state?: DocumentStateName | undefined;
  tag?: string | undefined;
  /** Who changed it last. */
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
  const fail = (place: number, bit: number) => {
    failing[place] = (failing[place] ?? 0) | bit;
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
    for (let place = 0; place < failing.length; place += 1)
      if (!wanted.includes(column[place])) fail(place, bit);
  };
  const requireRow = (isMatch: ((row: Row) => boolean) | false) => {
    if (!isMatch) return;
    for (const [place, row] of columns.rows.entries()) if (!isMatch(row)) fail(place, NO_FACET);
  };
  const { type, lang, state, tag, by, from, until, release, missing, group, search } = filters;
  requireOneOf('type', columns.type, type?.split(','));
  requireOneOf('lang', columns.lang, lang === undefined ? undefined : [lang]);
  requireOneOf('by', columns.by, by === undefined ? undefined : [by]);
  const mask = stateMask(state);
  for (let place = 0; place < failing.length; place += 1)
    if (((columns.stateBits[place] ?? 0) & mask) === 0) fail(place, bitOf('state'));
  if (tag !== undefined) {
    const wanted = columns.values.find('tag', tag);
    for (const [place, tags] of columns.tags.entries())
      if (wanted === undefined || !tags.includes(wanted)) fail(place, bitOf('tag'));
  }
  if (missing !== undefined) {
    const hasLanguage = columns.presences.map(({ languages }) => languages.includes(missing));
    for (const [page, presence] of columns.presence.entries())
      if (hasLanguage[presence])
        for (let place = columns.first[page] ?? -1; place >= 0; place = columns.next[place] ?? -1)
          fail(place, bitOf('missing'));
  }
  requireRow(group !== undefined && ((row) => row.group === group));
  requireRow(from !== undefined && (({ changedAt }) => changedAt >= from));
  requireRow(until !== undefined && (({ changedAt }) => changedAt <= until));
  requireRow(release !== undefined && (({ releases }) => releases.includes(release)));
  // Each word is part of a name, or a whole word of the text.
  for (const word of new Set(fold(search ?? '').split(/\s+/))) {
    if (word === '') continue;
    const inTexts = words.documentsWithAll(word);
    for (const [place, { names }] of columns.rows.entries())
      if ((failing[place] ?? 0) < NO_FACET && inTexts?.[place] !== 1 && !names.includes(word))
        fail(place, NO_FACET);
  }
  return failing;
}

/** Archived documents are excluded unless asked for. */
function stateMask(state: DocumentStateName | undefined): number {
  if (state === 'release') return IN_RELEASE;
  return state === undefined ? ~bitOfState('archived') : bitOfState(state);
}
