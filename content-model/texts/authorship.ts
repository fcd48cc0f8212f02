import { diffArrays } from 'diff';
import type { WrittenText } from '../restored.ts';
import { isRecord, same } from '../same.ts';
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
const maxChanges = 1_000;

/**
 * Who wrote what, after one more version: unchanged words keep the version that added them. To be called with one
 * version after the other, the oldest first.
 */
export function authorshipWith(
  before: Authorship,
  version: string,
  text: WrittenText,
): FieldAuthorship[] {
  const byField = new Map(before.map((each) => [each.field, each]));
  return fieldsOf(text).map(([field, value]) => {
    const earlier = byField.get(field);
    if (earlier && same(earlier.value, value)) return earlier;
    return { field, version, value, words: wordsOf(earlier?.words ?? [], version, value) };
  });
}

/** Joins adjacent words of the same version. */
export function piecesOf({ words }: Pick<FieldAuthorship, 'words'>): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, version } of words) {
    const last = pieces.at(-1);
    if (last?.version === version) pieces[pieces.length - 1] = { version, text: last.text + text };
    else pieces.push({ text, version });
  }
  return pieces;
}

/** Whitespace has no author of its own: it goes with the word after it. */
const wordPattern = /\s*(?:[\p{L}\p{M}\p{N}]+|\S)|\s+$/gu;

function wordsOf(before: readonly Piece[], version: string, value: unknown): Piece[] {
  const newWords = plainText(value).match(wordPattern) ?? [];
  const changes = diffArrays(
    before.map(({ text }) => text.trim()),
    newWords.map((word) => word.trim()),
    { maxEditLength: maxChanges },
  );
  if (!changes) return newWords.map((text) => ({ text, version }));
  let [oldIndex, newIndex] = [0, 0];
  return changes.flatMap(({ value: words, added, removed }) => {
    if (removed) {
      oldIndex += words.length;
      return [];
    }
    return words.map(() => {
      const text = newWords[newIndex] ?? '';
      newIndex += 1;
      if (added) return { text, version };
      oldIndex += 1;
      return { text, version: before[oldIndex - 1]?.version ?? version };
    });
  });
}

/** The fields as people see them; sections are identified by id, so that a moved one keeps its authors. */
function fieldsOf({ title, uid, tags, data }: WrittenText): [field: string, value: unknown][] {
  const dataFields = Object.entries(data).flatMap(([name, value]): [string, unknown][] =>
    isZone(value)
      ? value.flatMap((section) => sectionFields(`data.${name}.${String(section.id)}`, section))
      : [[`data.${name}`, value]],
  );
  return [['title', title], ['uid', uid], ['tags', tags], ...dataFields];
}

function isZone(value: unknown): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isRecord(each) && 'slice_type' in each && 'id' in each)
  );
}

function sectionFields(
  prefix: string,
  { primary, items }: Record<string, unknown>,
): [string, unknown][] {
  const fields = isRecord(primary) ? Object.entries(primary) : [];
  return [
    ...fields.map(([name, value]): [string, unknown] => [`${prefix}.primary.${name}`, value]),
    ...(Array.isArray(items) && items.length > 0
      ? [[`${prefix}.items`, items] satisfies [string, unknown]]
      : []),
  ];
}
