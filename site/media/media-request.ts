/** A file of the content service as a visitor may ask for it. */
export interface MediaRequest {
  /** Of the file; its name in the address is for people. */
  id: string;
  name: string;
  /** What the service is asked, in one spelling; nothing where the file is wanted as it is. */
  query: string;
  /** What is shown of the picture: its sizes share it. */
  view: string;
  width: number;
  /** The formats the visitor reads, best first; only where the service may choose. */
  accepts: 'avif' | 'webp' | 'plain';
  variesByAccept: boolean;
  /** Says that a page of this site named the address. */
  signature: string;
}

/** Widths pictures are offered in; few, so that caches keep them. */
export const ladder = [320, 480, 640, 750, 1080, 1440, 1920] as const;

const file = /^\/media\/([A-Za-z0-9-]{1,64})(?:_([\w.%~-]{1,200}))?$/;

/** Reads an address under `/media`; null where it is none of the service's. Unknown parameters are dropped. */
export function readMediaRequest(
  path: string,
  asked: URLSearchParams,
  accept: string,
): MediaRequest | null {
  const [isFile, id = '', name = ''] = file.exec(path) ?? [];
  if (!isFile) return null;
  // A drawing is handed over as it is.
  const given = name.endsWith('.svg') ? new URLSearchParams() : asked;
  const automatic = ['format', 'compress'].filter((each) =>
    (given.get('auto') ?? '').split(',').includes(each),
  );
  const rect = rectIn(given);
  const width = lengthOf(given.get('w'));
  const height = lengthOf(given.get('h'));
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
    signature: asked.get('s') ?? '',
  };
}

/** The file itself, however it was asked for. */
export function asItIs(wanted: MediaRequest): MediaRequest {
  return { ...wanted, query: '', view: '', width: 0, accepts: 'plain', variesByAccept: false };
}

/** The part that is to be cut out; nothing else may come in through it. */
export function rectIn(asked: URLSearchParams): string | null {
  const rect = asked.get('rect') ?? '';
  return /^\d{1,6}(?:\.\d{1,12})?(?:,\d{1,6}(?:\.\d{1,12})?){3}$/.test(rect) ? rect : null;
}

function lengthOf(text: string | null): number {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
}

function bestOf(accept: string): MediaRequest['accepts'] {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'plain';
}

/** What the service is told the visitor reads. */
export const acceptHeaders: Record<MediaRequest['accepts'], string> = {
  avif: 'image/avif,image/webp,*/*',
  webp: 'image/webp,*/*',
  plain: '*/*',
};
