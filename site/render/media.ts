import { ladder, readMediaRequest, rectIn } from '../media/media-request.ts';
import { signatureOf, signatureUpTo } from '../media/signature.ts';

/** Where pictures come from, and what those that this site has drawn are signed with. */
export interface PictureSource {
  readonly serviceOrigin: string;
  readonly pictureKey: string;
}

const imageHost = 'images.prismic.io';

/**
 * The address a visitor loads a file from. The content service's own files come through the site, so that
 * they outlive the service; other hosts stay as they are. What a browser would run instead is no file.
 */
export function fileAddress(url: string, source: PictureSource): string {
  const address = URL.parse(url);
  if (!address) return url;
  if (!/^https?:$/.test(address.protocol)) return '';
  if (address.origin !== source.serviceOrigin) return address.href;
  const { pathname, search, searchParams } = address;
  const wanted = readMediaRequest(pathname, searchParams, '');
  if (!wanted) return pathname + search;
  if (!wanted.query) return pathname;
  return `${pathname}?${wanted.query}&s=${signatureOf(source.pictureKey, wanted)}`;
}

/** The same for a picture, as wide as asked where its host can do that. */
export function pictureAddress(url: string, width: number, source: PictureSource): string {
  const picture = resizable(url, source);
  if (!picture) return fileAddress(url, source);
  const wanted = { ...picture, query: `${picture.view}&w=${width}` };
  return picture.at(width, () => signatureOf(source.pictureKey, wanted));
}

export interface PictureAddresses {
  src: string;
  /** Null where its host has one size only. */
  srcSet: string | null;
}

/** A picture in the widths it is offered in, never wider than it is, nor than any screen shows it. */
export function pictureAddresses(
  url: string,
  { natural, widest = Number.POSITIVE_INFINITY }: { natural: number; widest?: number | undefined },
  source: PictureSource,
): PictureAddresses {
  const picture = resizable(url, source);
  if (!picture) return { src: fileAddress(url, source), srcSet: null };
  const widths = ladder.filter((width) => width <= Math.min(natural, widest));
  const usual = Math.min(widest, 750);
  const most = Math.max(usual, ...widths);
  const signature = signatureUpTo(source.pictureKey, picture, most);
  const at = (width: number) => picture.at(width, () => signature);
  return {
    src: at(usual),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') || null,
  };
}

interface Resizable {
  id: string;
  view: string;
  at(width: number, sign: () => string): string;
}

/** Null where the host of a picture has one size only. */
function resizable(url: string, source: PictureSource): Resizable | null {
  const address = URL.parse(url);
  if (!address || address.pathname.endsWith('.svg')) return null;
  const rect = rectIn(address.searchParams);
  const view = `auto=format,compress${rect ? `&rect=${rect}` : ''}`;
  if (address.host === imageHost)
    return {
      id: '',
      view,
      at: (width) => `${address.origin}${address.pathname}?${view}&w=${width}`,
    };
  if (address.origin !== source.serviceOrigin) return null;
  // The id alone finds the file; its name, many times on a page, would cost the first flight.
  const path = address.pathname.replace(/_[^/]*$/, '');
  // The signature stands where the sizes of a picture are still alike: so it costs its page a few bytes only.
  const id = path.replace(/^\/media\//, '');
  return { id, view, at: (width, sign) => `${path}?s=${sign()}&${view}&w=${width}` };
}
