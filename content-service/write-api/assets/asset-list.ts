import { plainLetters } from '@farol/content-model';
import type { AssetRecord, AssetTag } from '../../repository/asset-record.ts';
import { Refused } from '../../repository/faults.ts';
import type { AssetQuery } from './asset-requests.ts';

export interface AssetPage {
  readonly items: readonly AssetRecord[];
  readonly total: number;
  /** The start of the next page; undefined on the last one. */
  readonly cursor: string | undefined;
  /** The requested ids that match no asset. */
  readonly missing: readonly string[];
}

/** The assets matching a query, the newest first. */
export function assetPage(
  records: readonly AssetRecord[],
  tags: readonly AssetTag[],
  query: AssetQuery,
): AssetPage {
  const tagNames = new Map(tags.map((tag) => [tag.id, tag.name]));
  const words = [...new Set(plainLetters(query.keyword).trim().split(/\s+/))];
  const ids = new Set(query.ids);
  const matches = records
    .filter((record) => isMatch(record, query, { words, ids, tagNames }))
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
  const start = query.cursor === undefined ? 0 : startAfter(matches, query.cursor);
  const items = matches.slice(start, start + query.limit);
  const last = items.at(-1);
  const existingIds = new Set(records.map((record) => record.id));
  return {
    items,
    total: matches.length,
    cursor: last && start + items.length < matches.length ? cursorAt(last) : undefined,
    missing: query.ids.filter((id) => !existingIds.has(id)),
  };
}

function isMatch(
  record: AssetRecord,
  query: AssetQuery,
  {
    words,
    ids,
    tagNames,
  }: {
    words: readonly string[];
    ids: ReadonlySet<string>;
    tagNames: ReadonlyMap<string, string>;
  },
): boolean {
  if (query.assetType !== 'all' && record.kind !== query.assetType) return false;
  if (ids.size > 0 && !ids.has(record.id)) return false;
  const names = record.tags.map((id) => tagNames.get(id) ?? '');
  if (!query.tags.every((tag) => record.tags.includes(tag) || names.includes(tag))) return false;
  const texts = [record.filename, record.notes, record.credits, record.alt, ...names];
  const text = plainLetters(texts.filter((text) => text !== null).join('\n'));
  return words.every((word) => text.includes(word));
}

/** A cursor contains the position itself, so that it stays valid when its asset is deleted. */
function cursorAt(record: AssetRecord): string {
  return Buffer.from(`${record.createdAt} ${record.id}`).toString('base64url');
}

function startAfter(matches: readonly AssetRecord[], cursor: string): number {
  const position = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!position) throw new Refused('The cursor is not one of ours. Begin again without it.');
  const createdAt = Number(position[1]);
  const id = position[2] ?? '';
  const next = matches.findIndex(
    (record) => record.createdAt < createdAt || (record.createdAt === createdAt && record.id > id),
  );
  return next < 0 ? matches.length : next;
}
