/** A path as it came, read into the words the addresses are made of. */
export type ReadPath =
  | { kind: 'path'; path: string; isPlain: boolean }
  /** It cannot be read at all. */
  | { kind: 'wrong' };

/** Nearly every path: there is nothing to decode in it. */
const plain = /^\/[a-z0-9/_-]*$/;

/**
 * Decodes the path of a request. A slash or a control character hidden in an escape is no spelling of any
 * address; other spellings of an address are known by `isPlain` being false, and are sent to the plain one.
 */
export function readPath(pathname: string): ReadPath {
  if (plain.test(pathname)) return { kind: 'path', path: pathname, isPlain: true };
  // Half a character has no spelling in an address.
  if (!pathname.startsWith('/') || !pathname.isWellFormed()) return { kind: 'wrong' };
  let segments: string[];
  try {
    segments = pathname.split('/').map(decodeURIComponent);
  } catch {
    return { kind: 'wrong' };
  }
  if (segments.some((segment) => /[/\\\p{Cc}]/u.test(segment))) return { kind: 'wrong' };
  const path = segments.join('/').normalize('NFC');
  return { kind: 'path', path, isPlain: plainPath(path) === pathname };
}

/** The one way an address is written in a URL. */
export function plainPath(path: string): string {
  return new URL(`http://x${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`).pathname;
}
