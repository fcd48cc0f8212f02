import { own, plainLetters } from '@farol/content-model';
import { z } from 'zod';
import { type AssetRecord, mediaAddress, mediaPath } from '../../repository/asset-record.ts';
import { descriptionsOf } from '../../repository/commands/media.ts';
import { Refused } from '../../repository/faults.ts';
import type { State } from '../../repository/state.ts';

const mediaKinds = ['image', 'document', 'video', 'audio'] as const;

export const mediaFile = z
  .object({
    id: z.string(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: z.string(),
    filename: z.string(),
    extension: z.string(),
    mime: z.string(),
    kind: z.enum(mediaKinds),
    /** In bytes. */
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** The path at the service. */
    url: z.string(),
    /** The id in its address; tells which content a crop refers to. */
    address: z.string(),
    /** In the master language, as in Prismic's Asset API. */
    alt: z.string().nullable(),
    /** Alternative texts by language. */
    descriptions: z.record(z.string(), z.string()),
    credits: z.string().nullable(),
    notes: z.string().nullable(),
    /** Ids. */
    tags: z.array(z.string()),
    tagNames: z.array(z.string()),
    /** The point that views are cropped around, as fractions of width and height. */
    focus: z.object({ x: z.number(), y: z.number() }).nullable(),
    /** How many documents show it or link to it. */
    uses: z.int(),
    /** Its former contents, the oldest first. */
    earlier: z.array(
      z.object({
        address: z.string(),
        filename: z.string(),
        width: z.int().nullable(),
        height: z.int().nullable(),
      }),
    ),
    createdAt: z.int(),
    lastModified: z.int(),
    uploader: z.string(),
  })
  .meta({ id: 'MediaFile' });

export type MediaFile = z.infer<typeof mediaFile>;

export const mediaQuery = z.object({
  /** Words from names, descriptions, credits, notes and tags. */
  search: z.string().max(200).default(''),
  kind: z.enum(mediaKinds).optional(),
  /** A tag's name. */
  tag: z.string().max(100).optional(),
  /** A language: selects pictures without a description in it. */
  missing: z.string().max(20).optional(),
  /** Selects files that no document uses. */
  unused: z.enum(['true', 'false']).optional(),
  /** Separated by commas. */
  ids: z.string().max(4000).optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(60),
});

type MediaQuery = z.infer<typeof mediaQuery>;

export const mediaPage = z.object({
  media: z.array(mediaFile),
  /** Across all pages. */
  total: z.int(),
  /** The start of the next page; null on the last one. */
  cursor: z.string().nullable(),
  /** For the whole library. */
  tags: z.array(z.object({ name: z.string(), count: z.int() })),
  /** For the whole library: the number of pictures without a description, by language. */
  missing: z.record(z.string(), z.int()),
  /** The largest accepted file, in bytes. */
  largest: z.int(),
});

export function asMediaFile(state: State, record: AssetRecord, uses: number): MediaFile {
  const { id, hash, filename, extension, mime, kind, size, width, height } = record;
  return {
    ...{ id, hash, filename, extension, mime, kind, size, width, height },
    alt: record.alt,
    url: `/${mediaPath(record)}`,
    address: mediaAddress(record.address ?? id),
    descriptions: descriptionsOf(state, record),
    credits: record.credits,
    notes: record.notes,
    tags: [...record.tags],
    tagNames: tagNames(state, record),
    focus: record.focus ?? null,
    uses,
    earlier: (record.earlier ?? []).map(({ address, filename, width, height }) => ({
      ...{ address: mediaAddress(address), filename, width, height },
    })),
    createdAt: record.createdAt,
    lastModified: record.lastModified,
    uploader: record.uploader,
  };
}

/** The files matching a query, the newest first. */
export function listMedia(
  state: State,
  query: MediaQuery,
  usesOf: (id: string) => number,
): Omit<z.infer<typeof mediaPage>, 'largest'> {
  const all = [...state.assets.values()];
  const ids = query.ids?.split(',');
  const words = plainLetters(query.search).split(/\s+/).filter(Boolean);
  const matches = all
    .filter((record) => {
      if (ids && !ids.includes(record.id)) return false;
      if (query.kind && record.kind !== query.kind) return false;
      if (query.tag && !tagNames(state, record).includes(query.tag)) return false;
      if (query.missing && !lacksDescription(state, record, query.missing)) return false;
      if (query.unused === 'true' && usesOf(record.id) > 0) return false;
      const text = words.length > 0 ? searchText(state, record) : '';
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
  const start = query.cursor === undefined ? 0 : startAfter(matches, query.cursor);
  const page = matches.slice(start, start + query.limit);
  const last = page.at(-1);
  const isLast = start + page.length >= matches.length;
  return {
    media: page.map((record) => asMediaFile(state, record, usesOf(record.id))),
    total: matches.length,
    cursor: last && !isLast ? `${last.createdAt}.${last.id}` : null,
    tags: countTags(state, all),
    missing: Object.fromEntries(
      state.languages.map(({ id }) => [
        id,
        all.filter((each) => lacksDescription(state, each, id)).length,
      ]),
    ),
  };
}

function tagNames(state: State, { tags }: AssetRecord): string[] {
  return tags.flatMap((tag) => state.assetTags.get(tag)?.name ?? []);
}

function countTags(state: State, all: readonly AssetRecord[]) {
  const counts = new Map<string, number>();
  for (const name of all.flatMap((record) => tagNames(state, record)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Whether a picture has no alternative text in a language. */
function lacksDescription(state: State, record: AssetRecord, language: string): boolean {
  return record.kind === 'image' && !own(descriptionsOf(state, record), language);
}

function searchText(state: State, record: AssetRecord): string {
  const texts = [record.filename, record.credits, record.notes, ...tagNames(state, record)];
  return plainLetters([...texts, ...Object.values(descriptionsOf(state, record))].join('\n'));
}

/** A cursor contains the position itself, so that it stays valid when its file is deleted. */
function startAfter(matches: readonly AssetRecord[], cursor: string): number {
  const [, time = '', id = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(cursor) ?? [];
  if (time === '') throw new Refused('The cursor is not one of ours. Begin again without it.');
  const at = Number(time);
  const next = matches.findIndex(
    (record) => record.createdAt < at || (record.createdAt === at && record.id > id),
  );
  return next < 0 ? matches.length : next;
}
