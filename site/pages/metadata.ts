import type { ImageField, KeyTextField } from '@prismicio/client';
import type { PageHead } from '../contract/page.ts';
import { metaPicture } from '../render/meta-picture.ts';
import type { PictureField } from '../render/placeholder.ts';

interface MetaFields {
  meta_title: KeyTextField;
  meta_description: KeyTextField;
  meta_image: ImageField;
}

interface Defaults {
  title: string;
  description: string | null | undefined;
  picture?: PictureField | undefined;
}

/** What the editor wrote for search engines, else the page's own title and text. */
export function metadata(data: MetaFields, defaults: Defaults): Omit<PageHead, 'structuredData'> {
  const { meta_title, meta_description, meta_image } = data;
  return {
    title: meta_title || defaults.title,
    description: meta_description || defaults.description || '',
    image: metaPicture(meta_image) ?? metaPicture(defaults.picture),
  };
}
