const accept = 'image/avif,image/webp,*/*';

interface Screen {
  width: number;
  density: number;
}
const phone: Screen = { width: 412, density: 2.625 };
const desktop: Screen = { width: 1440, density: 1 };
/** Pictures in a page's first view, or right below it: the logo, and four more. */
const picturesInFirstView = 5;
const maxPages = 8;

interface WarmOptions {
  timeoutMs?: number;
  picturesPerPage?: number;
  /** Also covers the pages that the main pages link to. */
  followLinks?: boolean;
}

/**
 * Requests the pictures at the top of the home page and of the pages in its navigation, so that they are rendered and
 * cached before the first visitors come. Those not done in time are rendered when they are first requested.
 */
export async function warmFirstViews(
  site: string,
  {
    timeoutMs = 8_000,
    picturesPerPage = picturesInFirstView,
    followLinks = false,
  }: WarmOptions = {},
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const get = (path: string) => fetch(new URL(path, site), { headers: { accept }, signal });
  const getText = async (path: string) => (await get(path)).text();
  const requested = new Set<string>();
  const warm = async (addresses: readonly string[] = []) => {
    for (const address of addresses)
      if (!requested.has(address)) {
        requested.add(address);
        await (await get(address)).arrayBuffer();
      }
  };
  try {
    const home = await getText('/');
    const pages = [home];
    const mainPaths = navigationIn(home).filter((path) => path !== '/');
    const paths = ['/', ...mainPaths].slice(0, maxPages);
    for (const path of paths.slice(1)) pages.push(await getText(path));
    const pictures = pages.map((html) => picturesIn(html).slice(0, picturesPerPage));
    // The first picture of every page, before the second of any.
    const maxPictures = Math.max(...pictures.map(({ length }) => length));
    for (let index = 0; index < maxPictures; index += 1)
      for (const ofPage of pictures) await warm(ofPage[index]);
    if (!followLinks) return;
    for (const path of new Set(pages.flatMap(linksIn)))
      if (!paths.includes(path)) await warm(picturesIn(await getText(path)).flat());
  } catch (fault) {
    if (!signal.aborted && !(fault instanceof TypeError)) throw fault;
  }
}

/** The pages of the site in the first navigation of a page. */
export function navigationIn(html: string): string[] {
  return linksIn(/<nav[\s>][\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
}

/** The pages of the site that a page links to. Files are left out: their names contain a dot. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?\bhref="(\/[^"/#?.][^"#?.]*)"/g)];
  return [...new Set(links.map(([, path = '']) => path))].filter(
    (path) => !path.startsWith('/media/'),
  );
}

/** The pictures of a page in their order: for each, what a phone and a desktop browser load. */
export function picturesIn(html: string): string[][] {
  return [...html.matchAll(/<picture[\s>][\s\S]*?<\/picture>|<img\s[^>]*>/g)].flatMap(
    ([picture]) => {
      const sources = [...picture.matchAll(/<(?:source|img)\s[^>]*>/g)].map(([tag]) => tag);
      const [narrow = '', wide = narrow] = sources;
      const addresses = new Set([loadedOn(phone, narrow), loadedOn(desktop, wide)]);
      const media = [...addresses].filter((address) => address.startsWith('/media/'));
      return media.length > 0 ? [media] : [];
    },
  );
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** The smallest candidate that is wide enough for the screen, or else the widest, as Chrome chooses. */
function loadedOn(screen: Screen, tag: string): string {
  const candidates = attribute(tag, 'srcset')
    .split(', ')
    .filter(Boolean)
    .map((entry) => {
      const [address = '', size = ''] = entry.split(' ');
      return { address, width: Number.parseInt(size, 10) };
    });
  const minWidth = displayedWidth(screen, attribute(tag, 'sizes')) * screen.density;
  const index = candidates.findIndex(({ width }) => width >= minWidth);
  const candidate = candidates.at(index);
  // On a dense screen a few missing pixels go unnoticed: the next smaller one may do.
  const smaller = screen.density > 1 && candidate && candidates[index - 1];
  const chosen =
    smaller && minWidth < Math.sqrt(smaller.width * candidate.width) ? smaller : candidate;
  return (chosen?.address ?? attribute(tag, 'src')).replaceAll('&amp;', '&');
}

/** The width of a picture according to its `sizes`; without them, the width of the window. */
function displayedWidth({ width }: Screen, sizes: string): number {
  const matches = (size: string) =>
    width >= 16 * Number(/min-width:([\d.]+)em/.exec(size)?.[1] ?? 0);
  const [, length = '100', unit = 'vw'] =
    /([\d.]+)(vw|rem)$/.exec(sizes.split(', ').find(matches) ?? '') ?? [];
  return Number(length) * (unit === 'vw' ? width / 100 : 16);
}
