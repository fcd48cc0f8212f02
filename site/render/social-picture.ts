import type { Language } from '@farol/content-model';
import type { PageHead } from '../contract/page.ts';

type Picture = NonNullable<PageHead['image']>;

/** The size of link previews. */
export const socialSize = { width: 1200, height: 630 };

/** The picture of a link preview: the document's own, else the generated one. */
export function socialPicture(
  image: PageHead['image'],
  page: { id: string | null; language: Language; title: string },
): Picture {
  if (image) return image;
  const name = page.id ?? 'site';
  return { url: `/social/${page.language.key}/${name}.png`, alt: page.title, ...socialSize };
}
