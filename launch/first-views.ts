const accept = 'image/avif,image/webp,*/*';

interface Screen {
  width: number;
  density: number;
}
const phone: Screen = { width: 412, density: 2.625 };
const desk: Screen = { width: 1440, density: 1 };
/** Of each page so many pictures stand in the first view, or right below it: the logo, and four more. */
const inFirstView = 5;
const mostPages = 8;

interface Drawing {
  withinMs?: number;
  /** Of each page so many of its pictures. */
  perPage?: number;
  /** The pages that these lead to as well, once theirs are drawn. */
  further?: boolean;
}

/**
 * Has the pictures drawn that one sees first on the home page and on those its navigation leads to, so that whoever
 * opens the site right after its start does not wait for them. What is not done in time is drawn when it is seen.
 */
export async function drawFirstViews(
  site: string,
  { withinMs = 8_000, perPage = inFirstView, further = false }: Drawing = {},
): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  const get = (path: string) => fetch(new URL(path, site), { headers: { accept }, signal });
  const drawn = new Set<string>();
  const draw = async (addresses: readonly string[] = []) => {
    for (const address of addresses)
      if (!drawn.has(address)) {
        drawn.add(address);
        await (await get(address)).arrayBuffer();
      }
  };
  try {
    const home = await (await get('/')).text();
    const paths = ['/', ...navigationIn(home).filter((path) => path !== '/')].slice(0, mostPages);
    const pages: string[] = [];
    for (const path of paths) pages.push(path === '/' ? home : await (await get(path)).text());
    const first = pages.map((html) => picturesIn(html).slice(0, perPage));
    // The largest of every page, before the second of any.
    const most = Math.max(...first.map(({ length }) => length));
    for (let place = 0; place < most; place += 1)
      for (const pictures of first) await draw(pictures[place]);
    if (!further) return;
    for (const path of new Set(pages.flatMap(pagesIn)))
      if (!paths.includes(path)) await draw(picturesIn(await (await get(path)).text()).flat());
  } catch (fault) {
    if (!signal.aborted && !(fault instanceof TypeError)) throw fault;
  }
}

/** Pages of the site that the first navigation of a page names. */
export function navigationIn(html: string): string[] {
  return pagesIn(/<nav[\s>][\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
}

/** Pages of the site that links of a page name; files have a point in their name. */
function pagesIn(html: string): string[] {
  const paths = [...html.matchAll(/<a\s[^>]*?\bhref="(\/[^"/#?.][^"#?.]*)"/g)];
  return [...new Set(paths.map(([, path = '']) => path))].filter(
    (path) => !path.startsWith('/media/'),
  );
}

/** The pictures of a page in their order: of each, what a phone and what a desk loads. */
export function picturesIn(html: string): string[][] {
  return [...html.matchAll(/<picture[\s>][\s\S]*?<\/picture>|<img\s[^>]*>/g)].flatMap(
    ([picture]) => {
      const offers = [...picture.matchAll(/<(?:source|img)\s[^>]*>/g)].map(([tag]) => tag);
      const [narrow = '', wide = narrow] = offers;
      const addresses = [loadedOn(phone, narrow), loadedOn(desk, wide)];
      const own = [...new Set(addresses)].filter((address) => address.startsWith('/media/'));
      return own.length > 0 ? [own] : [];
    },
  );
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';

/** The smallest version that is wide enough where the picture stands on a screen, or else the widest, as Chrome does. */
function loadedOn(screen: Screen, tag: string): string {
  const offered = attribute(tag, 'srcset')
    .split(', ')
    .filter(Boolean)
    .map((entry) => {
      const [address = '', size = ''] = entry.split(' ');
      return { address, width: Number.parseInt(size, 10) };
    });
  const wanted = roomOn(screen, attribute(tag, 'sizes')) * screen.density;
  const at = offered.findIndex(({ width }) => width >= wanted);
  const found = offered.at(at);
  // On a dense screen nobody sees that a few pixels are missing: the next smaller one may do.
  const smaller = screen.density > 1 && found && offered[at - 1];
  const loaded = smaller && wanted < Math.sqrt(smaller.width * found.width) ? smaller : found;
  return (loaded?.address ?? attribute(tag, 'src')).replaceAll('&amp;', '&');
}

/** How wide a picture stands, as its `sizes` say; without them, as wide as the window. */
function roomOn({ width }: Screen, sizes: string): number {
  const holds = (size: string) => width >= 16 * Number(/min-width:([\d.]+)em/.exec(size)?.[1] ?? 0);
  const [, length = '100', unit = 'vw'] =
    /([\d.]+)(vw|rem)$/.exec(sizes.split(', ').find(holds) ?? '') ?? [];
  return Number(length) * (unit === 'vw' ? width / 100 : 16);
}
