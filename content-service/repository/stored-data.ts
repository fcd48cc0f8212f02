import { type Crop, isRecord } from '@farol/content-model';

/**
 * The stored form of a document's data.
 *
 * It is the form of `data` in the Content API (section 4 of Prismic's protocol: rich text blocks with spans, groups
 * as arrays, slices with `slice_type`, `variation`, `primary`, `items`), except that references are not resolved:
 *
 * - a link to a document:  `{ link_type: 'Document', id, text?, variant?, key? }`
 * - a link to a file:      `{ link_type: 'Media', id, text?, variant?, key? }`
 * - a link to the web:     `{ link_type: 'Web', url, target?, text?, variant?, key? }`
 * - a picture:             `{ id, edit: {x, y, zoom, background}, dimensions, rect?, croppedFrom?, alt, copyright, linkTo?,
 *                          <view>: picture }`,
 *                          where `id` is an asset's and each thumbnail of the model is a picture, too;
 *                          a null `alt` means the asset's description in the document's language; `rect` is the visible
 *                          part of the original, if no `edit` can express it; `croppedFrom` is the id in the address
 *                          of the content that was cropped, by default the asset's first one
 * - a picture in rich text is the same with `type: 'image'`.
 *
 * Names, addresses, sizes and types of the targets are added in responses, from the snapshot being queried.
 */
export interface StoredPicture {
  id: string;
  edit: { x: number; y: number; zoom: number; background: string };
  dimensions: { width: number; height: number };
  rect?: Crop;
  croppedFrom?: string;
  alt: string | null;
  copyright: string | null;
}

/** Whether an id occurs anywhere in a content. Called for all contents in one go, so it allocates no arrays. */
export function containsId(content: unknown, id: string): boolean {
  if (Array.isArray(content)) return content.some((item) => containsId(item, id));
  if (!isRecord(content)) return content === id;
  for (const key in content) if (containsId(content[key], id)) return true;
  return false;
}

/** Those of the ids that occur anywhere in the contents, each of which is read once, however many ids there are. */
export function containedIds(
  ids: Pick<ReadonlySet<string>, 'has'>,
  contents: readonly unknown[],
): Set<string> {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      if (ids.has(value)) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) read(item);
    else if (isRecord(value)) for (const key in value) read(value[key]);
  };
  for (const content of contents) read(content);
  return found;
}
