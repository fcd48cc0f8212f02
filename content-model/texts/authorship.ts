import { diffArrays } from 'diff';
import { isRecord, same } from '../merge/same.ts';
import type { WrittenText } from '../restored.ts';
import { plainText } from './plain-text.ts';

/** Words of a text, with the version that added them. */
export interface Piece {
  text: string;
  version: string;
}

/** The version a field's present value came with, and which version added each of its words. */
export interface FieldAuthorship {
  /** `title`, `uid`, `tags`, `data.FIELD`; in a section `data.FIELD.SECTION ID.primary.FIELD`. */
  field: string;
  version: string;
  value: unknown;
  /** One entry per word, each with the space before it. */
  words: readonly Piece[];
}

export type Authorship = readonly FieldAuthorship[];

/** Texts that differ in more words than this count as rewritten. */
const MOST_CHANGES = 1_000;

/**
 * Who wrote what, after one more version: unchanged words keep the version that added them. To be called with one
 * version after the other, the oldest first.
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

/** Joins adjacent words of the same version. */
export function piecesOf({ words }: Pick<FieldAuthorship, 'words'>): Piece[] {
  const all: Piece[] = [];
  for (const { text, version } of words) {
    const last = all.at(-1);
    if (last?.version === version) all[all.length - 1] = { version, text: last.text + text };
    else all.push({ text, version });
  }
  return all;
}

/** Whitespace has no author of its own: it goes with the word after it. */
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

/** The fields as people see them; sections are identified by id, so that a moved one keeps its authors. */
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
