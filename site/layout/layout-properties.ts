import type { PageProperties } from '../contract/page.ts';

export type LayoutProperties = Pick<PageProperties, 'layout' | 'paths' | 'context'>;

/** A `lang` attribute where the layout is in another language than the page. */
export function layoutLanguage({ layout, context }: Omit<LayoutProperties, 'paths'>) {
  return layout && layout.lang !== context.language.code ? layout.lang : undefined;
}
