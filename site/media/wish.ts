/** A file of the content service as a visitor may ask for it. */
export interface Wish {
  /** The file itself, whatever its size and format. */
  path: string;
  /** What the service is asked, in one spelling. */
  query: string;
  width: number;
  /** The formats the visitor reads, best first; only where the service may choose. */
  accepts: 'avif' | 'webp' | 'plain';
  variesByAccept: boolean;
}

/** Widths the site serves. Others become the next larger one, so that the shelf stays small. */
const widths = [320, 480, 640, 828, 1080, 1440, 1600, 1920, 2400] as const;
const widest = 2400;

const name = /^\/media\/[\w-]{1,64}(?:_[\w.%~-]{1,200})?$/;

/** Reads an address under `/media`; null where it is none of the service's. Unknown parameters are dropped. */
export function readWish(path: string, asked: URLSearchParams, accept: string): Wish | null {
  if (!name.test(path)) return null;
  const query = new URLSearchParams();
  const automatic = ['format', 'compress'].filter((each) =>
    (asked.get('auto') ?? '').split(',').includes(each),
  );
  if (automatic.length > 0) query.set('auto', automatic.join());
  const rect = asked.get('rect') ?? '';
  if (/^\d{1,6}(?:\.\d{1,3})?(?:,\d{1,6}(?:\.\d{1,3})?){3}$/.test(rect)) query.set('rect', rect);
  const width = lengthOf(asked.get('w'));
  const height = lengthOf(asked.get('h'));
  const rounded = width ? (widths.find((each) => each >= width) ?? widest) : 0;
  if (rounded) query.set('w', String(rounded));
  // The proportions stay those that were asked for.
  if (height) query.set('h', String(width ? Math.round((height * rounded) / width) : height));
  // A drawing is handed over as it is.
  const variesByAccept = automatic.includes('format') && !path.endsWith('.svg');
  return {
    path,
    query: decodeURIComponent(query.toString()),
    width: rounded,
    accepts: variesByAccept ? bestOf(accept) : 'plain',
    variesByAccept,
  };
}

function lengthOf(text: string | null): number {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
}

function bestOf(accept: string): Wish['accepts'] {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'plain';
}

/** What the service is told the visitor reads. */
export const acceptHeaders: Record<Wish['accepts'], string> = {
  avif: 'image/avif,image/webp,*/*',
  webp: 'image/webp,*/*',
  plain: '*/*',
};
