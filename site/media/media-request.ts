/** A request for a file of the content service. */
export interface MediaRequest {
  /** Identifies the file; the name is for people only. */
  id: string;
  name: string;
  /** The normalized query for the service; empty for the original file. */
  query: string;
  /** The part of the query that all sizes of a picture share. */
  view: string;
  width: number;
  /** The best format the client accepts; `plain` unless the service may choose. */
  accepts: 'avif' | 'webp' | 'plain';
  variesByAccept: boolean;
  /** Proves that a page of this site contains the address. */
  signature: string;
}

/** The widths pictures are offered in; few, for the benefit of caches. */
export const ladder = [320, 480, 640, 750, 1080, 1440, 1920] as const;

const file = /^\/media\/([A-Za-z0-9-]{1,64})(?:_([\w.%~-]{1,200}))?$/;

/** Parses an address under `/media`; null if it cannot be one of the service's. Drops unknown parameters. */
export function readMediaRequest(
  path: string,
  query: URLSearchParams,
  accept: string,
): MediaRequest | null {
  const [isFile, id = '', name = ''] = file.exec(path) ?? [];
  if (!isFile) return null;
  // Vector drawings are served unchanged.
  const parameters = name.endsWith('.svg') ? new URLSearchParams() : query;
  const automatic = ['format', 'compress'].filter((feature) =>
    (parameters.get('auto') ?? '').split(',').includes(feature),
  );
  const rect = rectIn(parameters);
  const width = lengthOf(parameters.get('w'));
  const height = lengthOf(parameters.get('h'));
  const view = [
    ...(automatic.length > 0 ? [`auto=${automatic.join()}`] : []),
    ...(rect ? [`rect=${rect}`] : []),
  ];
  const size = [...(width ? [`w=${width}`] : []), ...(height ? [`h=${height}`] : [])];
  const variesByAccept = automatic.includes('format');
  return {
    id,
    name,
    query: [...view, ...size].join('&'),
    view: height ? [...view, ...size].join('&') : view.join('&'),
    width,
    accepts: variesByAccept ? bestOf(accept) : 'plain',
    variesByAccept,
    signature: query.get('s') ?? '',
  };
}

/** The request for the original of the same file. */
export function originalOf(wanted: MediaRequest): MediaRequest {
  return { ...wanted, query: '', view: '', width: 0, accepts: 'plain', variesByAccept: false };
}

/** The rectangle to crop to; null if it is not well-formed. */
export function rectIn(query: URLSearchParams): string | null {
  const rect = query.get('rect') ?? '';
  return /^\d{1,6}(?:\.\d{1,12})?(?:,\d{1,6}(?:\.\d{1,12})?){3}$/.test(rect) ? rect : null;
}

function lengthOf(text: string | null): number {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
}

function bestOf(accept: string): MediaRequest['accepts'] {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'plain';
}

/** Sent to the service. */
export const acceptHeaders: Record<MediaRequest['accepts'], string> = {
  avif: 'image/avif,image/webp,*/*',
  webp: 'image/webp,*/*',
  plain: '*/*',
};
