import { ladder, readMediaRequest, rectIn } from '../media/media-request.ts';
import { signatureOf, signatureUpTo } from '../media/signature.ts';

/** What the addresses of pictures are made from. */
export interface PictureSource {
  readonly serviceOrigin: string;
  readonly pictureKey: string;
}

/** The smallest that pictures are offered in. */
export const [thumbnailWidth] = ladder;

const imageHost = 'images.prismic.io';

/**
 * The address a visitor loads a file from. Files of the content service come through the site, so that they stay
 * available when the service is down; other hosts stay as they are. Anything a browser would execute is refused.
 */
export function fileAddress(url: string, source: PictureSource): string {
  const address = URL.parse(url);
  if (!address) return url;
  if (!/^https?:$/.test(address.protocol)) return '';
  if (address.origin !== source.serviceOrigin) return address.href;
  const { pathname, search, searchParams } = address;
  const request = readMediaRequest(pathname, searchParams, '');
  if (!request) return pathname + search;
  if (!request.query) return pathname;
  return `${pathname}?${request.query}&s=${signatureOf(source.pictureKey, request)}`;
}

/** The address of a picture, scaled to a width where its host can do that. */
export function pictureAddress(url: string, width: number, source: PictureSource): string {
  const picture = resizable(url, source);
  if (!picture) return fileAddress(url, source);
  const request = { ...picture, query: `${picture.view}&w=${width}` };
  return picture.addressAt(width, () => signatureOf(source.pictureKey, request));
}

interface PictureAddresses {
  src: string;
  /** Null where the host offers one size only. */
  srcSet: string | null;
}

/** The widths a picture is offered in: never wider than the original or than any screen. */
export function pictureAddresses(
  url: string,
  limits: { naturalWidth: number; maxWidth?: number | undefined },
  source: PictureSource,
): PictureAddresses {
  const picture = resizable(url, source);
  if (!picture) return { src: fileAddress(url, source), srcSet: null };
  const { naturalWidth, maxWidth = Number.POSITIVE_INFINITY } = limits;
  const widths = ladder.filter((width) => width <= Math.min(naturalWidth, maxWidth));
  const defaultWidth = Math.min(maxWidth, 750);
  const signature = signatureUpTo(source.pictureKey, picture, Math.max(defaultWidth, ...widths));
  const addressAt = (width: number) => picture.addressAt(width, () => signature);
  return {
    src: addressAt(defaultWidth),
    srcSet: widths.map((width) => `${addressAt(width)} ${width}w`).join(', ') || null,
  };
}

interface Resizable {
  id: string;
  view: string;
  addressAt(width: number, sign: () => string): string;
}

/** Null where the host offers one size only. */
function resizable(url: string, source: PictureSource): Resizable | null {
  const address = URL.parse(url);
  if (!address || address.pathname.endsWith('.svg')) return null;
  const rect = rectIn(address.searchParams);
  const view = `auto=format,compress${rect ? `&rect=${rect}` : ''}`;
  if (address.host === imageHost)
    return {
      id: '',
      view,
      addressAt: (width) => `${address.origin}${address.pathname}?${view}&w=${width}`,
    };
  if (address.origin !== source.serviceOrigin) return null;
  // The id alone identifies the file; its name, repeated on a page, would exceed the first flight.
  const path = address.pathname.replace(/_[^/]*$/, '');
  // The signature stands before the part in which the sizes of a picture differ, so that it compresses to a few
  // bytes.
  const id = path.replace(/^\/media\//, '');
  return { id, view, addressAt: (width, sign) => `${path}?s=${sign()}&${view}&w=${width}` };
}
