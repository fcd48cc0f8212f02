import type { FocalPoint } from '@farol/content-model';
import { safeName } from './safe-name.ts';
import type { SnapshotAsset } from './snapshot.ts';

/** What lies behind an address. It is found by its hash, and never changes there. */
export interface AssetContent {
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
}

/** An uploaded file as the repository knows it. */
export interface AssetRecord extends AssetContent {
  readonly id: string;
  readonly notes: string | null;
  readonly credits: string | null;
  /** In the master language; other languages see it where they have none of their own. */
  readonly alt: string | null;
  /** In the other languages, by their ids. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** What pictures of other shapes are cut around. */
  readonly focus?: FocalPoint | null;
  /** The id in its address, where its content was replaced; until then its own. */
  readonly address?: string;
  /** The contents before, the oldest first: their addresses answer on. */
  readonly earlier?: readonly (AssetContent & { readonly address: string })[];
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
  address = id,
  filename,
  extension,
}: Pick<AssetRecord, 'id' | 'address' | 'filename' | 'extension'>): string {
  return `media/${address}_${safeName(filename, extension)}`;
}

/** Every content of an asset with its address, the oldest first. */
export function contentsOf(record: AssetRecord): (AssetContent & { readonly address: string })[] {
  return [...(record.earlier ?? []), { ...record, address: record.address ?? record.id }];
}

export function toSnapshotAsset(record: AssetRecord): SnapshotAsset {
  const { id, filename, kind, size, width, height, alt, credits } = record;
  const { descriptions, focus, earlier } = record;
  return {
    ...{ id, filename, path: mediaPath(record), kind, size, width, height, alt, credits },
    ...(descriptions && { descriptions }),
    ...(focus && { focus }),
    ...(earlier && { address: record.address ?? id, earlier }),
  };
}
