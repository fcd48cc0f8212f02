import type { PreviewSource } from './cookie.ts';

/** The script of the preview toolbar, from the embedded service or from Prismic. */
export function toolbarAddress({ repository, service }: PreviewSource): string {
  const host = service ?? 'https://static.cdn.prismic.io';
  return `${host}/prismic.js?new=true&repo=${encodeURIComponent(repository)}`;
}
