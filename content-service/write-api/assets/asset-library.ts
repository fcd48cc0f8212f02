import type { MediaAsset } from '../../media/app.ts';
import type { AssetKind } from '../../media/kinds.ts';
import type { SnapshotAsset } from '../../repository/snapshot.ts';

/** An uploaded file as the repository knows it. Its content is found by its hash. */
export interface AssetRecord {
  /** 16 letters, digits or hyphens. */
  readonly id: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly filename: string;
  readonly mime: string;
  readonly extension: string;
  readonly kind: AssetKind;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly notes: string | null;
  readonly credits: string | null;
  readonly alt: string | null;
  /** Ids of tags. */
  readonly tags: readonly string[];
  /** Milliseconds. */
  readonly createdAt: number;
  readonly lastModified: number;
  readonly uploader: string;
}

export interface AssetTag {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastModified: number;
  readonly uploader: string;
}

export type AssetChange = Partial<
  Pick<AssetRecord, 'filename' | 'notes' | 'credits' | 'alt' | 'tags'>
> &
  Pick<AssetRecord, 'lastModified'>;

/** The records of assets and tags. A write has returned only when it is safely kept. */
export interface AssetLibrary {
  list(): readonly AssetRecord[];
  get(id: string): AssetRecord | undefined;
  add(record: AssetRecord): Promise<void>;
  /** The record as changed; undefined where there is none of that id. */
  change(id: string, patch: AssetChange): Promise<AssetRecord | undefined>;
  /** False where there is none of that id. */
  remove(id: string): Promise<boolean>;
  tags(): readonly AssetTag[];
  /** The tag as kept; the one that is there already where the name is taken. */
  addTag(tag: AssetTag): Promise<AssetTag>;
}

/** The address of an asset's file below the service's own, without a leading slash. */
export function mediaPath(record: Pick<AssetRecord, 'id' | 'filename'>): string {
  return `media/${record.id}_${record.filename}`;
}

export function toSnapshotAsset(record: AssetRecord): SnapshotAsset {
  const { id, filename, kind, size, width, height, alt, credits } = record;
  return { id, filename, path: mediaPath(record), kind, size, width, height, alt, credits };
}

/** A record is all the media app needs to hand a file out. */
export function findIn(library: Pick<AssetLibrary, 'get'>): (id: string) => MediaAsset | undefined {
  return (id) => library.get(id);
}
