import { z } from 'zod';
import { rawCookie } from '../http/cookies.ts';

export const previewCookie = 'io.prismic.preview';

/** Which content a preview may come from. */
export interface PreviewHome {
  repository: string;
  /** The origin of the embedded service; null where the content is hosted by Prismic. */
  service: string | null;
}

/** What the preview cookie of a request says. */
export type CookieSays =
  | { kind: 'preview'; token: string }
  /** Nothing about a preview of ours: the cookie may stay. */
  | { kind: 'nothing' }
  /** A preview of another repository, or nothing that can be read: the cookie goes. */
  | { kind: 'foreign' };

const entries = z.record(z.string(), z.unknown());
const entry = z.looseObject({ preview: z.string().optional() });

/**
 * Reads the three forms the cookie comes in: the token itself, the toolbar's JSON with a key per repository, and
 * that JSON without any preview.
 */
export function readPreviewCookie(header: string | undefined, home: PreviewHome): CookieSays {
  const raw = rawCookie(header, previewCookie);
  if (!raw) return { kind: 'nothing' };
  const value = decoded(raw);
  if (!value.startsWith('{')) return judged(value, home);
  const all = entries.safeParse(parsed(value)).data;
  if (!all) return { kind: 'foreign' };
  const own = entry.safeParse(all[`${home.repository}.prismic.io`]).data?.preview;
  if (own) return judged(own, home);
  const others = Object.keys(all).filter((key) => key.endsWith('.prismic.io'));
  return { kind: others.length > 0 ? 'foreign' : 'nothing' };
}

function judged(token: string, home: PreviewHome): CookieSays {
  return isOwnToken(token, home) ? { kind: 'preview', token } : { kind: 'foreign' };
}

/** Whether a token can be one of the repository's; whether it is, only the service knows. */
export function isOwnToken(token: string, { repository, service }: PreviewHome): boolean {
  if (token.length > 2_000 || /[\p{Cc}\s"<>\\]/u.test(token)) return false;
  const url = URL.parse(token);
  if (!url || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith('/previews/'))
    return false;
  if (!url.searchParams.get('websitePreviewId')) return false;
  // The embedded service is reached by several names; what its token stands for is in the path.
  return service !== null || url.hostname === `${repository}.prismic.io`;
}

/** Whose preview a token is and what it shows, however the token is spelled; what else is in it changes neither. */
export function sessionOf(token: string): { session: string; shows: string } {
  const path = decoded(URL.parse(token)?.pathname ?? token);
  const [, session = path, shows = ''] = /^\/previews\/([^/:~]+)[:~]?([^/]*)/.exec(path) ?? [];
  return { session, shows };
}

/** Only over TLS where the site is reached over it. */
export function setPreview(token: string, isSecure: boolean): string {
  return `${previewCookie}=${encodeURIComponent(token)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export function removePreview(isSecure: boolean): string {
  return `${previewCookie}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
