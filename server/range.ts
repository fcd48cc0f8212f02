interface Asked {
  range: string | null | undefined;
  ifRange: string | null | undefined;
}

interface Part {
  status: 200 | 206 | 416;
  /** The bytes to send; undefined for the whole file, or for none where the range is beyond its end. */
  range: ByteRange | undefined;
  headers: Record<string, string>;
}

/** What of a file a request gets: a part of it, unless the part is of another version. */
export function partOf({ range: header, ifRange }: Asked, size: number, etag: string): Part {
  const range = rangeOf((ifRange ?? etag) === etag ? header : null, size);
  if (range === 'unsatisfiable')
    return { status: 416, range: undefined, headers: { 'content-range': `bytes */${size}` } };
  if (!range) return { status: 200, range, headers: { 'content-length': String(size) } };
  const { start, end } = range;
  const headers = {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${size}`,
  };
  return { status: 206, range, headers };
}

/** Both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a Range header requests: undefined for the whole file (also for invalid headers and
 * multiple ranges), 'unsatisfiable' if the range is beyond the end.
 */
export function rangeOf(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
