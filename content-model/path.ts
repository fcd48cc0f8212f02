type ReadPath =
  | { kind: 'path'; path: string; isPlain: boolean }
  /** It cannot be decoded. */
  | { kind: 'wrong' };

/** Fast path for nearly every request: nothing to decode. */
const plain = /^\/[a-z0-9/_-]*$/;

/**
 * Decodes the path of a request. An escaped slash or control character makes it invalid; `isPlain` is false if the
 * address is usually encoded in another way, to which the request is then redirected.
 */
export function readPath(pathname: string): ReadPath {
  if (plain.test(pathname)) return { kind: 'path', path: pathname, isPlain: true };
  // A lone surrogate cannot be encoded in an address.
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

/** The canonical encoding of a path. */
export function plainPath(path: string): string {
  return new URL(`http://x${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`).pathname;
}

/** Lower case, without repeated or trailing slashes. */
export function tidyPath(path: string): string {
  const tidy = path.toLowerCase().replace(/\/{2,}/g, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}
