import { diffArrays } from 'diff';
import { isRecord, same } from '../merge/same.ts';
import type { WrittenText } from '../restored.ts';
import { plainText } from './plain-text.ts';

/** Words that came into a text together, with the version that brought them. */
export interface Piece {
  text: string;
  version: string;
}

/** Of one field: the version that its present value came with, and who brought each of its words. */
export interface FieldAuthorship {
  /** `title`, `uid`, `tags`, `data.FIELD`; in a section `data.FIELD.SECTION ID.primary.FIELD`. */
  field: string;
  version: string;
  value: unknown;
  /** Word by word, each with the space before it. */
  words: readonly Piece[];
}

export type Authorship = readonly FieldAuthorship[];

/** Texts that differ in more words than this were written anew. */
const MOST_CHANGES = 1_000;

/**
 * Who wrote what, after one more version: what it left as it was stays with those who wrote it. Given one version
 * after the other, the oldest first.
 */
export function authorshipWith(
  before: Authorship,
  version: string,
  text: WrittenText,
): FieldAuthorship[] {
  const known = new Map(before.map((each) => [each.field, each]));
  return fieldsOf(text).map(([field, value]) => {
    const earlier = known.get(field);
    if (earlier && same(earlier.value, value)) return earlier;
    return { field, version, value, words: wordsOf(earlier?.words ?? [], version, value) };
  });
}

/** The words that came together, in one. */
export function piecesOf({ words }: Pick<FieldAuthorship, 'words'>): Piece[] {
  const all: Piece[] = [];
  for (const { text, version } of words) {
    const last = all.at(-1);
    if (last?.version === version) all[all.length - 1] = { version, text: last.text + text };
    else all.push({ text, version });
  }
  return all;
}

/** Spaces alone are nobody's: they go with the word after them. */
const wordForm = /\s*(?:[\p{L}\p{M}\p{N}]+|\S)|\s+$/gu;

function wordsOf(before: readonly Piece[], version: string, value: unknown): Piece[] {
  const now = plainText(value).match(wordForm) ?? [];
  const changes = diffArrays(
    before.map(({ text }) => text.trim()),
    now.map((word) => word.trim()),
    { maxEditLength: MOST_CHANGES },
  );
  if (!changes) return now.map((text) => ({ text, version }));
  let [old, next] = [0, 0];
  return changes.flatMap(({ value: words, added, removed }) => {
    if (removed) {
      old += words.length;
      return [];
    }
    return words.map(() => {
      const text = now[next] ?? '';
      next += 1;
      if (added) return { text, version };
      old += 1;
      return { text, version: before[old - 1]?.version ?? version };
    });
  });
}

/** What a person sees as one field; sections are known by their ids, so that one that moves keeps who wrote it. */
function fieldsOf({ title, uid, tags, data }: WrittenText): [field: string, value: unknown][] {
  const ofData = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    isZone(value)
      ? value.flatMap((section) => ofSection(`data.${name}.${String(section.id)}`, section))
      : [[`data.${name}`, value]],
  );
  return [['title', title], ['uid', uid], ['tags', tags], ...ofData];
}

function isZone(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isRecord(each) && 'slice_type' in each && 'id' in each)
  );
}

function ofSection(at: string, { primary, items }: Record<string, unknown>): [string, unknown][] {
  const fields = isRecord(primary) ? Object.entries(primary) : [];
  return [
    ...fields.map(([name, value]): [string, unknown] => [`${at}.primary.${name}`, value]),
    ...(Array.isArray(items) && items.length > 0
      ? [[`${at}.items`, items] satisfies [string, unknown]]
      : []),
  ];
}
