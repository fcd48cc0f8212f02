import type { Page } from '@playwright/test';
import { type Language, service, site } from './site.ts';

/** What a visitor's browser and a search engine read of a page. */
export interface ReadPage {
  path: string;
  status: number;
  headers: Record<string, string>;
  html: string;
  lang: string;
  title: string;
  /** By name or property; the last one of each. */
  metas: Record<string, string>;
  canonical: string | null;
  /** By language code; `x-default` is one of them. */
  alternates: Record<string, string>;
  structuredData: string[];
  /** Addresses of links, and of what the page loads, as they are written. */
  links: string[];
  loads: string[];
}

/** The addresses of the sitemap, without the host. */
export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** No document stands for the search, so no sitemap names it. */
export const searches: Record<Language, string> = {
  en: '/search',
  pt: '/pt/search',
  es: '/es/search',
  fr: '/fr/search',
};

export const allPaths = async () => [...(await sitemapPaths()), ...Object.values(searches)];

/** A page as browsers ask for it: the site packs each encoding of it twice, fast and well. */
export const fetchPage = (path: string) =>
  fetch(site + path, { redirect: 'manual', headers: { 'accept-encoding': 'br' } });

/** Fetches pages over plain HTTP and reads them with the browser's own parser. */
export async function readPages(page: Page, paths: readonly string[]): Promise<ReadPage[]> {
  const answers = [];
  for (const path of paths) {
    const answer = await fetchPage(path);
    const headers = Object.fromEntries(answer.headers);
    answers.push({ path, status: answer.status, headers, html: await answer.text() });
  }
  return page.evaluate((each) => {
    const read = (html: string) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const attributes = (selector: string, name: string) =>
        all(selector).flatMap((element) => element.getAttribute(name) ?? []);
      const pairs = (elements: Element[], name: string, value: string) =>
        Object.fromEntries(
          elements.map((element) => [
            element.getAttribute(name) ?? element.getAttribute('property') ?? '',
            element.getAttribute(value) ?? '',
          ]),
        );
      const sets = attributes('[srcset]', 'srcset').flatMap((set) =>
        set.split(/\s*,\s+/).flatMap((one) => one.trim().split(/\s+/)[0] ?? []),
      );
      return {
        lang: parsed.documentElement.lang,
        title: parsed.title,
        metas: pairs(all('meta[content]'), 'name', 'content'),
        canonical: attributes('link[rel=canonical]', 'href')[0] ?? null,
        alternates: pairs(all('link[rel=alternate][hreflang]'), 'hreflang', 'href'),
        structuredData: all('script[type="application/ld+json"]').map(
          ({ textContent }) => textContent ?? '',
        ),
        links: attributes('a[href]', 'href'),
        loads: [
          ...attributes('[src]', 'src'),
          ...sets,
          ...attributes('link[href]:not([rel=canonical],[rel=alternate])', 'href'),
        ],
      };
    };
    return each.map((answer) => ({ ...answer, ...read(answer.html) }));
  }, answers);
}

/** Addresses of our own among written ones, each once, without fragments. */
export function ownAddresses(written: readonly string[], from: string, origin: string): string[] {
  const own = written.flatMap((address) => {
    const url = URL.parse(address, site + from);
    const isOwn = url?.origin === site || url?.origin === origin;
    return url && isOwn ? [url.pathname + url.search] : [];
  });
  return [...new Set(own)];
}

/** Of each picture and cut the smallest width: the others are made of the same file. */
export function smallestOfEach(addresses: readonly [string, string][]): [string, string][] {
  const width = (address: string) => Number(/[?&]w=(\d+)/.exec(address)?.[1] ?? 0);
  const smallest = new Map<string, [string, string]>();
  for (const each of addresses.toSorted(([one], [other]) => width(one) - width(other))) {
    const cut = each[0].replace(/([?&])w=\d+/, '$1');
    if (!smallest.has(cut)) smallest.set(cut, each);
  }
  return [...smallest.values()];
}

interface Layout {
  lang: string;
  data: { metaTitle: string; metaURL: string };
}

/** The layouts of all languages, as the Content API has them. */
export async function layouts(): Promise<Layout[]> {
  const { refs } = await (await fetch(`${service}/api/v2`)).json();
  const query = new URLSearchParams({
    ref: refs[0].ref,
    lang: '*',
    q: '[[at(document.type, "layout")]]',
  });
  return (await (await fetch(`${service}/api/v2/documents/search?${query}`)).json()).results;
}

/** Pages with what is wrong about them; an empty list says that all is well. */
export const wrong = (among: readonly ReadPage[], faults: (page: ReadPage) => readonly string[]) =>
  among.flatMap((page) => faults(page).map((fault) => `${page.path}: ${fault}`));
