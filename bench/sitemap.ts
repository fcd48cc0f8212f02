import { readDestinationAddress } from '@farol/content-model';

/** The path of every page. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`The sitemap of ${site} names no page.`);
  return paths;
}

/** All pages except those that the other systems do not have: with the finder, and of destinations. */
export async function sharedPaths(site: string): Promise<string[]> {
  const paths = await sitemapPaths(site);
  return paths.filter((path) => !path.endsWith('/programs') && !readDestinationAddress(path));
}
