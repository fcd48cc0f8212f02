import type { PageProperties } from '../contract/page.ts';

export type LayoutProperties = Pick<PageProperties, 'layout' | 'paths' | 'around'>;

/** A layout in another language than the page's says so. */
export function layoutLanguage({ layout, around }: Omit<LayoutProperties, 'paths'>) {
  return layout && layout.lang !== around.language.code ? layout.lang : undefined;
}
