import { createHash } from 'node:crypto';
import type { FocalPoint } from '@farol/content-model';
import { safeName } from './safe-name.ts';
import type { SnapshotAsset } from './snapshot.ts';

/** The file behind a media address. Stored by its hash, and immutable. */
export interface AssetContent {
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  /** As uploaded; the address contains `safeName` of it. */
  readonly filename: string;
  readonly mime: string;
  readonly extension: string;
  readonly kind: SnapshotAsset['kind'];
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** An uploaded file with its metadata. */
export interface AssetRecord extends AssetContent {
  readonly id: string;
  readonly notes: string | null;
  readonly credits: string | null;
  /** In the master language, and the fallback for languages without a description. */
  readonly alt: string | null;
  /** The language of `alt`, where it is that of a former master because the present one has no description. */
  readonly altLanguage?: string;
  /** In the other languages, by their ids. */
  readonly descriptions?: Readonly<Record<string, string>>;
  /** The point that crops of other shapes keep in view. */
  readonly focus?: FocalPoint | null;
  /** The id in its address once its content was replaced; before that, `id`. */
  readonly address?: string;
  /** Former contents, oldest first; their addresses keep working. */
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

/**
 * What identifies a content in its address. Ids of files from elsewhere may contain what cannot stand there, such as the
 * underscore, which ends the id: then a hash stands for the id.
 */
export function mediaAddress(id: string): string {
  if (/^[A-Za-z0-9-]{1,64}$/.test(id)) return id;
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** The path of an asset's file below the service's address, without a leading slash. */
export function mediaPath({
  id,
  address = id,
  filename,
  extension,
}: Pick<AssetRecord, 'id' | 'address' | 'filename' | 'extension'>): string {
  return `media/${mediaAddress(address)}_${safeName(filename, extension)}`;
}

/** Every content of an asset with its address, oldest first. */
export function contentsOf(record: AssetRecord): (AssetContent & { readonly address: string })[] {
  const all = [...(record.earlier ?? []), { ...record, address: record.address ?? record.id }];
  return all.map((content) => ({ ...content, address: mediaAddress(content.address) }));
}

export function toSnapshotAsset(record: AssetRecord): SnapshotAsset {
  const { id, descriptions, focus, earlier } = record;
  return {
    id,
    filename: record.filename,
    path: mediaPath(record),
    kind: record.kind,
    size: record.size,
    width: record.width,
    height: record.height,
    alt: record.alt,
    credits: record.credits,
    ...(descriptions && { descriptions }),
    ...(focus && { focus }),
    ...(earlier && { address: record.address ?? id, earlier }),
  };
}
