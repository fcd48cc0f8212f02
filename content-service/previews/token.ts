import type { PreviewSession } from '../repository/events.ts';

/** The session's present token: an address that is used as a `ref` as it stands. */
export function previewTokenOf(
  session: PreviewSession & { fingerprint: string; word: string },
  origin: string,
): string {
  const joint = session.place === 'draft' ? ':' : '~';
  return `${origin}/previews/${session.word}${joint}${session.fingerprint}?websitePreviewId=${session.fingerprint}`;
}
