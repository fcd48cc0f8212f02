import type { PreviewSession } from '../repository/events.ts';

/**
 * The session's present token: an address that is used as a `ref` as it stands. Kits look in it for the name that
 * the repository would have at Prismic, so it ends with that; `r` means nothing to anybody.
 */
export function previewTokenOf(
  session: PreviewSession & { fingerprint: string; word: string },
  origin: string,
  repositoryName: string,
): string {
  const joint = session.place === 'draft' ? ':' : '~';
  const host = `${repositoryName.toLowerCase()}.prismic.io`;
  return `${origin}/previews/${session.word}${joint}${session.fingerprint}?websitePreviewId=${session.fingerprint}&r=${host}`;
}
