const accept = 'image/avif,image/webp,*/*';

/** Pixels that a phone and a desk show of a picture that is as wide as the window. */
const widths = { phone: 1080, desk: 1440 };
/** Of each page so many pictures stand in the first view, or right below it: the logo, and four more. */
const inFirstView = 5;
const mostPages = 8;

interface Drawing {
  withinMs?: number;
  /** Of each page so many of its pictures. */
  perPage?: number;
}

/**
 * Has the pictures drawn that one sees first on the home page and on those its navigation leads to, so that whoever
 * opens the site right after its start does not wait for them. What is not done in time is drawn when it is seen.
 */
export async function drawFirstViews(
  site: string,
  { withinMs = 8_000, perPage = inFirstView }: Drawing = {},
): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  const get = (path: string) => fetch(new URL(path, site), { headers: { accept }, signal });
  try {
    const home = await (await get('/')).text();
    const paths = ['/', ...navigationIn(home).filter((path) => path !== '/')].slice(0, mostPages);
    const pages: string[] = [];
    for (const path of paths) pages.push(path === '/' ? home : await (await get(path)).text());
    const first = pages.map((html) => picturesIn(html).slice(0, perPage));
    // The largest of every page, before the second of any.
    const most = Math.max(...first.map(({ length }) => length));
    for (let place = 0; place < most; place += 1)
      for (const pictures of first)
        for (const address of pictures[place] ?? []) await (await get(address)).arrayBuffer();
  } catch (fault) {
    if (!signal.aborted && !(fault instanceof TypeError)) throw fault;
  }
}

/** Pages of the site that the first navigation of a page names. */
export function navigationIn(html: string): string[] {
  const navigation = /<nav[\s>][\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  const paths = [...navigation.matchAll(/\shref="(\/[^"/#?][^"#?]*)"/g)];
  return [...new Set(paths.map(([, path = '']) => path))];
}

/** The pictures of a page in their order: of each, what a phone and what a desk loads. */
export function picturesIn(html: string): string[][] {
  return [...html.matchAll(/<picture[\s>][\s\S]*?<\/picture>|<img\s[^>]*>/g)].flatMap(
    ([picture]) => {
      const sets = [...picture.matchAll(/\ssrcset="([^"]*)"/gi)].map(([, set = '']) => set);
      const [, src = ''] = /\ssrc="([^"]*)"/.exec(picture) ?? [];
      const [narrow = src, wide = narrow] = sets;
      const addresses = [nearest(narrow, widths.phone), nearest(wide, widths.desk)];
      const own = [...new Set(addresses)].filter((address) => address.startsWith('/media/'));
      return own.length > 0 ? [own] : [];
    },
  );
}

/** The smallest that is wide enough, or else the widest. */
function nearest(set: string, width: number): string {
  const offered = set.split(', ').map((entry) => {
    const [address = '', size = ''] = entry.split(' ');
    return { address: address.replaceAll('&amp;', '&'), width: Number.parseInt(size, 10) };
  });
  return (offered.find((each) => each.width >= width) ?? offered.at(-1))?.address ?? '';
}
