import { type Crop, isRecord } from '@farol/content-model';

/**
 * The stored form of a document's data.
 *
 * It is the Content API's form of `data` (section 4 of Prismic's protocol: rich text blocks with spans, groups
 * as arrays, slices with `slice_type`, `variation`, `primary`, `items`), except that references stay references:
 *
 * - a link to a document:  `{ link_type: 'Document', id, text?, variant?, key? }`
 * - a link to a file:      `{ link_type: 'Media', id, text?, variant?, key? }`
 * - a link to the web:     `{ link_type: 'Web', url, target?, text?, variant?, key? }`
 * - a picture:             `{ id, edit: {x, y, zoom, background}, dimensions, rect?, croppedFrom?, alt, copyright, linkTo?,
 *                          <view>: picture }`,
 *                          where id names an asset and each thumbnail of the model is a picture of its own;
 *                          `alt` null means the asset's in the document's language; `rect` is the part of the original that is shown,
 *                          where no `edit` can say it; `croppedFrom` is the id in the address of the content that
 *                          was cropped, the asset's first one where nothing is said
 * - a picture in rich text is the same with `type: 'image'`.
 *
 * Names, addresses, sizes and types of what is pointed to are added when a document is answered, from the
 * snapshot it is answered from.
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

export interface StoredDocumentLink {
  link_type: 'Document';
  id: string;
  text?: string;
  variant?: string;
  key?: string;
}

/** Whether an id stands anywhere in a content. All contents are gone through in one turn, so this makes no lists. */
export function isNamedIn(content: unknown, id: string): boolean {
  if (Array.isArray(content)) return content.some((each) => isNamedIn(each, id));
  if (!isRecord(content)) return content === id;
  for (const key in content) if (isNamedIn(content[key], id)) return true;
  return false;
}
