import { type PictureSource, pictureAddress, thumbnailWidth } from './media.ts';
import { type PictureField, placeholderOf } from './placeholder.ts';

export type View = 'wide' | 'square' | 'tall';

interface Crop {
  url: string;
  alt: string;
  width: number;
  height: number;
  colour: string | null;
}

interface Thumbnail extends Pick<Crop, 'width' | 'height'> {
  src: string;
}

/** A picture field in its smallest size, for lists that show many. */
export function thumbnailOf(
  field: PictureField | undefined,
  view: View,
  source: PictureSource,
): Thumbnail | null {
  const crop = cropOf(field, view);
  if (!crop) return null;
  const { url, width, height } = crop;
  return { src: pictureAddress(url, thumbnailWidth, source), width, height };
}

/** One crop of a picture field, or the whole picture where that crop is missing. */
export function cropOf(field: PictureField | undefined, view: View): Crop | null {
  if (!field?.url) return null;
  const cut = view !== 'wide' && 'square' in field ? field[view] : field;
  const image = cut?.url ? cut : field;
  return {
    url: image.url,
    alt: image.alt ?? field.alt ?? '',
    width: image.dimensions.width,
    height: image.dimensions.height,
    colour: placeholderOf(field),
  };
}
