/** The widths that a phone and a large screen choose. */
const wanted = [750, 1440];

/** Every page of the sitemap, and each picture in the sizes for a phone and a large screen. */
export async function pagesAndPictures(site: string, limit: number) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .slice(0, limit);
  const pictures = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(site + path)).text();
    for (const [, set = ''] of html.matchAll(/srcset="([^"]+)"/gi))
      for (const path of chosen(set.replaceAll('&amp;', '&'))) pictures.add(path);
    for (const [, path = ''] of html.matchAll(/src="(\/media\/[^"]+)"/g))
      pictures.add(path.replaceAll('&amp;', '&'));
  }
  return { pages, pictures: [...pictures].slice(0, limit) };
}

function chosen(set: string): string[] {
  const sizes = set
    .split(', ')
    .map((each) => each.split(' '))
    .map(([path = '', width = '0']) => ({ path, width: Number.parseInt(width, 10) }))
    .filter(({ path }) => path.startsWith('/media/'));
  return wanted.flatMap((width) => {
    const found = sizes.find((each) => each.width >= width) ?? sizes.at(-1);
    return found ? [found.path] : [];
  });
}
