import { safeName } from './safe-name.ts';
import type { SnapshotAsset } from './snapshot.ts';

/** An uploaded file as the repository knows it. Its content is found by its hash. */
export interface AssetRecord {
  readonly id: string;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** As it was given; its address has a safe one. */
  readonly filename: string;
  readonly mime: string;
  readonly extension: string;
  readonly kind: SnapshotAsset['kind'];
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

/** The address of an asset's file below the service's own, without a leading slash. */
export function mediaPath({
  id,
  filename,
  extension,
}: Pick<AssetRecord, 'id' | 'filename' | 'extension'>): string {
  return `media/${id}_${safeName(filename, extension)}`;
}

export function toSnapshotAsset(record: AssetRecord): SnapshotAsset {
  const { id, filename, kind, size, width, height, alt, credits } = record;
  return { id, filename, path: mediaPath(record), kind, size, width, height, alt, credits };
}
