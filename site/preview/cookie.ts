import { decoded, jsonOrNull } from '@farol/content-model';
import { z } from 'zod';
import { rawCookie } from '../http/cookies.ts';

export const previewCookie = 'io.prismic.preview';

/** The repository whose previews the site accepts. */
export interface PreviewSource {
  repository: string;
  /** The origin of the embedded service; null for content hosted by Prismic. */
  service: string | null;
}

type PreviewCookie =
  | { kind: 'preview'; token: string }
  /** No cookie, or one without any preview, which may stay. */
  | { kind: 'none' }
  /** Of another repository or unreadable: to be removed. */
  | { kind: 'foreign' };

const entries = z.record(z.string(), z.unknown());
const entry = z.looseObject({ preview: z.string().optional() });

/**
 * Reads the three forms of the cookie: the bare token, the toolbar's JSON with a key per repository, and that JSON
 * without any preview.
 */
export function readPreviewCookie(
  header: string | undefined,
  source: PreviewSource,
): PreviewCookie {
  const raw = rawCookie(header, previewCookie);
  if (!raw) return { kind: 'none' };
  const value = decoded(raw);
  if (!value.startsWith('{')) return readToken(value, source);
  const all = entries.safeParse(jsonOrNull(value)).data;
  if (!all) return { kind: 'foreign' };
  const token = entry.safeParse(all[`${source.repository}.prismic.io`]).data?.preview;
  if (token) return readToken(token, source);
  const isForeign = Object.keys(all).some((key) => key.endsWith('.prismic.io'));
  return { kind: isForeign ? 'foreign' : 'none' };
}

function readToken(token: string, source: PreviewSource): PreviewCookie {
  return isOwnToken(token, source) ? { kind: 'preview', token } : { kind: 'foreign' };
}

/** Whether a token has the form of the repository's tokens; only the service knows whether it is valid. */
export function isOwnToken(token: string, { repository, service }: PreviewSource): boolean {
  if (token.length > 2_000 || /[\p{Cc}\s"<>\\]/u.test(token)) return false;
  const url = URL.parse(token);
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith('/previews/'))
    return false;
  if (!url.searchParams.get('websitePreviewId')) return false;
  // The embedded service has several host names; its tokens are identified by the path.
  return service !== null || url.hostname === `${repository}.prismic.io`;
}

/** The session of a token and the revision it shows, however it is spelled; its other parts matter to neither. */
export function sessionOf(token: string): { session: string; revision: string } {
  const path = decoded(URL.parse(token)?.pathname ?? token);
  const [, session = path, revision = ''] = /^\/previews\/([^/:~]+)[:~]?([^/]*)/.exec(path) ?? [];
  return { session, revision };
}

export function setPreview(token: string, isSecure: boolean): string {
  return `${previewCookie}=${encodeURIComponent(token)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function removePreview(isSecure: boolean): string {
  return `${previewCookie}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`;
}
