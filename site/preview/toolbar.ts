import type { PreviewHome } from './cookie.ts';

/** The script of the preview toolbar: the embedded service's own, or Prismic's. */
export function toolbarAddress({ repository, service }: PreviewHome): string {
  const host = service ?? 'https://static.cdn.prismic.io';
  return `${host}/prismic.js?new=true&repo=${encodeURIComponent(repository)}`;
}
