import type { SnapshotAsset } from '../repository/snapshot.ts';

export type AssetKind = SnapshotAsset['kind'];

/** A type of file the service takes, and how it is handed out again. */
export interface FileType {
  readonly extension: string;
  readonly mime: string;
  readonly kind: AssetKind;
}

/** Every type of file that may be uploaded. What is not in this table is refused. */
const fileTypes: readonly FileType[] = [
  { extension: 'png', mime: 'image/png', kind: 'image' },
  { extension: 'jpg', mime: 'image/jpeg', kind: 'image' },
  { extension: 'webp', mime: 'image/webp', kind: 'image' },
  { extension: 'avif', mime: 'image/avif', kind: 'image' },
  { extension: 'gif', mime: 'image/gif', kind: 'image' },
  { extension: 'svg', mime: 'image/svg+xml', kind: 'image' },
  { extension: 'mp4', mime: 'video/mp4', kind: 'video' },
  { extension: 'webm', mime: 'video/webm', kind: 'video' },
  { extension: 'mp3', mime: 'audio/mpeg', kind: 'audio' },
  { extension: 'wav', mime: 'audio/wav', kind: 'audio' },
  { extension: 'pdf', mime: 'application/pdf', kind: 'document' },
  { extension: 'ics', mime: 'text/calendar; charset=utf-8', kind: 'document' },
  { extension: 'txt', mime: 'text/plain; charset=utf-8', kind: 'document' },
  { extension: 'csv', mime: 'text/csv; charset=utf-8', kind: 'document' },
  { extension: 'zip', mime: 'application/zip', kind: 'document' },
  { extension: 'doc', mime: 'application/msword', kind: 'document' },
  { extension: 'xls', mime: 'application/vnd.ms-excel', kind: 'document' },
  { extension: 'ppt', mime: 'application/vnd.ms-powerpoint', kind: 'document' },
  { extension: 'docx', mime: office('wordprocessingml.document'), kind: 'document' },
  { extension: 'xlsx', mime: office('spreadsheetml.sheet'), kind: 'document' },
  { extension: 'pptx', mime: office('presentationml.presentation'), kind: 'document' },
  { extension: 'odt', mime: 'application/vnd.oasis.opendocument.text', kind: 'document' },
  { extension: 'ods', mime: 'application/vnd.oasis.opendocument.spreadsheet', kind: 'document' },
  { extension: 'odp', mime: 'application/vnd.oasis.opendocument.presentation', kind: 'document' },
];

const byExtension = new Map(fileTypes.map((type) => [type.extension, type]));

export const acceptedExtensions: readonly string[] = [...byExtension.keys()];

export function fileTypeNamed(extension: string): FileType | undefined {
  return byExtension.get(extension);
}

/** Types a browser shows by itself; all others are handed out as downloads, also PDF, in which scripts may lie. */
export function isShownInPlace(mime: string): boolean {
  return /^(?:image|video|audio)\//.test(mime);
}

const transformable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

/** Pictures made of pixels. A drawing (SVG) is handed out as it is. */
export function isTransformable(mime: string): boolean {
  return transformable.has(mime);
}

function office(name: string): string {
  return `application/vnd.openxmlformats-officedocument.${name}`;
}
