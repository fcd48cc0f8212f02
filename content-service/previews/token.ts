import type { PreviewSession } from '../repository/events.ts';

/**
 * The session's present token: an address, used as a `ref` unchanged. Prismic's kits look in it for the repository's
 * name at Prismic, so it ends with that; the parameter `r` has no other meaning.
 */
export function previewTokenOf(
  session: PreviewSession & { fingerprint: string; word: string },
  origin: string,
  repositoryName: string,
): string {
  const separator = session.place === 'draft' ? ':' : '~';
  const host = `${repositoryName.toLowerCase()}.prismic.io`;
  return `${origin}/previews/${session.word}${separator}${session.fingerprint}?websitePreviewId=${session.fingerprint}&r=${host}`;
}
