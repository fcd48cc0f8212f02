import type { PageProperties } from '../contract/page.ts';

export type LayoutProperties = Pick<PageProperties, 'layout' | 'paths' | 'context'>;

/** A layout in another language than the page's says so. */
export function layoutLanguage({ layout, context }: Omit<LayoutProperties, 'paths'>) {
  return layout && layout.lang !== context.language.code ? layout.lang : undefined;
}
