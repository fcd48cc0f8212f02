/** Widths pictures are offered in; few, so that caches keep them. */
const ladder = [320, 480, 640, 828, 1080, 1440, 1920] as const;

const imageHost = 'images.prismic.io';

/**
 * The address a visitor loads a file from. The content service's own files come through the site, so that
 * they outlive the service; other hosts stay as they are. What a browser would run instead is no file.
 */
export function fileAddress(url: string, serviceOrigin: string): string {
  const address = URL.parse(url);
  if (!address) return url;
  if (!/^https?:$/.test(address.protocol)) return '';
  return address.origin === serviceOrigin ? `${address.pathname}${address.search}` : address.href;
}

/** The same for a picture, as wide as asked where its host can do that. */
export function pictureAddress(url: string, width: number, serviceOrigin: string): string {
  const address = URL.parse(url);
  if (!address || !canResize(address, serviceOrigin)) return fileAddress(url, serviceOrigin);
  const wishes = address.searchParams;
  const rect = wishes.get('rect');
  const query = `auto=format,compress${rect && /^[\d.,]+$/.test(rect) ? `&rect=${rect}` : ''}&w=${width}`;
  if (address.origin !== serviceOrigin) return `${address.origin}${address.pathname}?${query}`;
  // The id alone finds the file; its name, many times on a page, would cost the first flight.
  return `${address.pathname.replace(/_[^/]*$/, '')}?${query}`;
}

/** The `srcset` of a picture, never wider than it is. Null where its host has one size only. */
export function pictureSet(url: string, natural: number, serviceOrigin: string): string | null {
  const address = URL.parse(url);
  if (!address || !canResize(address, serviceOrigin)) return null;
  const widths = ladder.filter((width) => width <= natural);
  return widths.map((width) => `${pictureAddress(url, width, serviceOrigin)} ${width}w`).join(', ');
}

function canResize(address: URL, serviceOrigin: string): boolean {
  const resizes = address.origin === serviceOrigin || address.host === imageHost;
  return resizes && !address.pathname.endsWith('.svg');
}
