/** A type of uploaded files, and how they are served. */
export interface FileType {
  readonly extension: string;
  readonly mime: string;
  readonly kind: 'image' | 'video' | 'audio' | 'document';
}

/** Every file type that may be uploaded: the service refuses all others, and the site serves no others. */
export const fileTypes: readonly FileType[] = [
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

export function fileTypeOf(extension: string): FileType | undefined {
  return byExtension.get(extension);
}

export function fileTypeServedAs(contentType: string): FileType | undefined {
  const bare = (mime: string) => mime.split(';', 1)[0];
  return fileTypes.find(({ mime }) => bare(mime) === bare(contentType));
}

/** Types that browsers may show; all others are downloads, PDF too, because it can contain scripts. */
export function isShownInline(mime: string): boolean {
  return /^(?:image|video|audio)\//.test(mime);
}

const transformable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);

/** Raster images. SVG is served unchanged. */
export function isTransformable(mime: string): boolean {
  return transformable.has(mime);
}

function office(name: string): string {
  return `application/vnd.openxmlformats-officedocument.${name}`;
}
