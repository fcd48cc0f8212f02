import type { PageHead } from '../contract/page.ts';
import type { PictureField } from './placeholder.ts';

/** A picture field as metadata. */
export function metaPicture(field: PictureField | undefined): PageHead['image'] {
  if (!field?.url) return null;
  return { url: field.url, alt: field.alt ?? '', ...field.dimensions };
}
