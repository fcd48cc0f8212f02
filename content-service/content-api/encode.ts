const encoder = new TextEncoder();

/** Reused between answers; empty while one is being written. */
let buffer = new Uint8Array();
const usualBytes = 256 * 1024;
const maxKeptBytes = 4 * 1024 * 1024;

/** Encodes the pieces, one at a time, so that little of an answer is in memory twice. */
export function encode(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  return encodeSome(pieces[Symbol.iterator](), Number.POSITIVE_INFINITY).bytes;
}

/** Encodes pieces until there are at least so many bytes, or no more pieces. */
export function encodeSome(
  pieces: Iterator<string>,
  minBytes: number,
): { bytes: Uint8Array<ArrayBuffer>; isLast: boolean } {
  let whole = buffer.length > 0 ? buffer : new Uint8Array(usualBytes);
  buffer = new Uint8Array();
  let used = 0;
  let isLast = false;
  while (used < minBytes) {
    const { value: piece, done } = pieces.next();
    if (done) {
      isLast = true;
      break;
    }
    const needed = used + piece.length * 3;
    if (needed > whole.length) {
      const larger = new Uint8Array(Math.max(needed, whole.length * 2));
      larger.set(whole.subarray(0, used));
      whole = larger;
    }
    used += encoder.encodeInto(piece, whole.subarray(used)).written;
  }
  if (whole.length <= maxKeptBytes) buffer = whole;
  return { bytes: whole.slice(0, used), isLast };
}

export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encode([JSON.stringify(value)]);
}
