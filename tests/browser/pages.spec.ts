import { languages as table } from '@farol/content-model';
import type { Page } from '@playwright/test';
import {
  allPaths,
  layouts,
  ownAddresses,
  type ReadPage,
  readPages,
  searches,
  smallestOfEach,
  wrong,
} from './crawl.ts';
import { requestsUnderWay, walk } from './settled.ts';
import { articles, codes, expect, home, languages, programs, site, test } from './site.ts';
import { faultsOf, typesOf } from './vocabulary.ts';

let pages: ReadPage[] = [];
let origin = '';
const metaTitles = new Map<string, string>();
const isSearch = ({ path }: ReadPage) => Object.values(searches).includes(path);
const documents = () => pages.filter((page) => !isSearch(page));

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  pages = await readPages(page, await allPaths());
  await page.close();
  for (const { lang, data } of await layouts()) {
    metaTitles.set(lang, data.metaTitle);
    origin = new URL(data.metaURL).origin;
  }
});

/** The language an address of the sitemap is in, as its document says it. */
const languageOf = ({ headers }: ReadPage) => headers['content-language'] ?? '';

test.describe('every page of every language', () => {
  test('answers, in the language it says', () => {
    expect(pages.length).toBeGreaterThan(150);
    for (const language of languages)
      expect(pages.some(({ lang }) => lang === codes[language])).toBe(true);
    expect(
      wrong(pages, (page) => [
        ...(page.status === 200 ? [] : [`status ${page.status}`]),
        ...(page.lang === languageOf(page) || isSearch(page) ? [] : [`lang ${page.lang}`]),
        ...(page.path.startsWith('/pt') === (page.lang === 'pt-br') ? [] : ['the prefix /pt']),
        ...(/^\/es(\/|$)/.test(page.path) === (page.lang === 'es-es') ? [] : ['the prefix /es']),
      ]),
    ).toEqual([]);
  });

  test('has a title made by the template, its own description and a canonical address', () => {
    const descriptions = new Map<string, string>();
    expect(
      wrong(documents(), ({ path, title, lang, canonical, metas }) => {
        const { description = '' } = metas;
        const other = descriptions.get(description);
        descriptions.set(description, path);
        const [own = '', site = ''] = title.split(' | ');
        return [
          ...(own.trim() && site === metaTitles.get(lang) ? [] : [`title ${title}`]),
          ...(description.length >= 50 ? [] : [`description ${description}`]),
          ...(other ? [`the description of ${other}`] : []),
          ...(canonical === (path === '/' ? `${origin}/` : origin + path)
            ? []
            : [`canonical ${canonical}`]),
        ];
      }),
    ).toEqual([]);
  });

  test('names its translations, and they name it', () => {
    const byAddress = new Map(documents().map((page) => [origin + page.path, page]));
    expect(
      wrong(documents(), (page) => {
        const { lang, alternates } = page;
        const { 'x-default': main, ...translations } = alternates;
        const own = page.path === '/' ? `${origin}/` : origin + page.path;
        return [
          ...(alternates[lang] === own ? [] : ['it does not name itself']),
          ...(main === (translations['en-us'] ?? Object.values(translations)[0])
            ? []
            : [`x-default ${main}`]),
          ...Object.entries(translations).flatMap(([code, address]) => {
            const other = byAddress.get(address);
            if (!other) return [`${address} is in no sitemap`];
            if (other.lang !== code) return [`${address} is not ${code} but ${other.lang}`];
            return JSON.stringify(other.alternates) === JSON.stringify(alternates)
              ? []
              : [`${address} names others`];
          }),
        ];
      }),
    ).toEqual([]);
    const translated = documents().filter(({ alternates }) => Object.keys(alternates).length === 5);
    expect(translated.length).toBeGreaterThan(120);
  });

  test('has what is shown where a link to it is shared', () => {
    const locales = new Map<string, string>(table.map(({ code, openGraph }) => [code, openGraph]));
    expect(
      wrong(documents(), ({ title, lang, canonical, metas }) => {
        const expected: Record<string, string | null | undefined> = {
          'og:type': 'website',
          'og:site_name': metaTitles.get(lang),
          'og:title': title,
          'og:description': metas.description,
          'og:url': canonical,
          'og:locale': locales.get(lang),
          'twitter:card': 'photo',
          'twitter:title': title,
          'twitter:image': metas['og:image'],
        };
        const size = Number(metas['og:image:width']) * Number(metas['og:image:height']);
        return [
          ...Object.entries(expected)
            .filter(([name, value]) => metas[name] !== value)
            .map(([name]) => `${name} is ${metas[name]}`),
          ...(metas['og:image']?.startsWith(`${origin}/`) ? [] : ['og:image']),
          ...(metas['og:image:alt'] ? [] : ['og:image:alt']),
          ...(size >= 600 * 315 ? [] : ['the size of og:image']),
        ];
      }),
    ).toEqual([]);
  });

  test('lets search engines in, links icons and a manifest, and disables scaling', () => {
    expect(
      wrong(documents(), ({ metas, loads }) => [
        ...(metas.robots === 'index' ? [] : [`robots ${metas.robots}`]),
        ...(metas.viewport ===
        'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'
          ? []
          : [`viewport ${metas.viewport}`]),
        ...['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']
          .filter((address) => !loads.includes(address))
          .map((address) => `no ${address}`),
      ]),
    ).toEqual([]);
    expect(pages.filter(isSearch).map(({ metas }) => metas.robots)).not.toContain('index');
  });

  test('says what it is in the words of schema.org', () => {
    expect(wrong(pages, ({ structuredData }) => structuredData.flatMap(faultsOf))).toEqual([]);
    const typesAt = (path: string) =>
      pages.find((page) => page.path === path)?.structuredData.flatMap(typesOf) ?? [];
    for (const language of languages) {
      expect(typesAt(home[language])).toEqual(expect.arrayContaining(['TravelAgency', 'WebSite']));
      expect(typesAt(programs[language])).toEqual(
        expect.arrayContaining(['BreadcrumbList', 'ItemList']),
      );
      expect(typesAt(articles[language])).toEqual(
        expect.arrayContaining(['BreadcrumbList', 'ItemList']),
      );
    }
    const all = pages.flatMap(({ structuredData }) => structuredData.flatMap(typesOf));
    for (const type of ['TouristTrip', 'EducationalOccupationalProgram', 'Article', 'FAQPage'])
      expect(all).toContain(type);
  });

  test('links only to what answers, and shows only pictures that are there', async () => {
    // Each picture is drawn, by a process that lets all others go first.
    test.slow();
    const addresses = new Map<string, string>();
    for (const page of pages)
      for (const address of ownAddresses(
        [...page.links, ...page.loads, page.metas['og:image'] ?? ''],
        page.path,
        origin,
      ))
        if (!address.startsWith('/media/') || !addresses.has(address))
          addresses.set(address, page.path);
    const known = new Set(pages.map(({ path }) => path));
    const waiting = smallestOfEach([...addresses].filter(([address]) => !known.has(address)));
    expect(waiting.length).toBeGreaterThan(100);
    const broken: string[] = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await fetch(site + next[0], { redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status !== 200) broken.push(`${next[1]} → ${next[0]}: ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    expect(broken).toEqual([]);
  });
});

test.describe('for machines', () => {
  const get = async (path: string) => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  };

  for (const path of ['/feed.xml', '/pt/feed.xml', '/es/feed.xml', '/fr/feed.xml'])
    test(`${path} is a feed of articles that are there`, async ({ page }) => {
      const { status, type, text } = await get(path);
      expect(status).toBe(200);
      expect(type).toContain('application/atom+xml');
      const feed = await page.evaluate((xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        const of = (parent: Element | Document, name: string) =>
          [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);
        return {
          errors: parsed.getElementsByTagName('parsererror').length,
          entries: [...parsed.getElementsByTagName('entry')].map((entry) => [
            ...of(entry, 'id'),
            ...of(entry, 'title'),
            ...of(entry, 'updated'),
          ]),
        };
      }, text);
      expect(feed.errors).toBe(0);
      expect(feed.entries.length).toBeGreaterThan(5);
      const known = new Set(pages.map((each) => origin + each.path));
      for (const [id = '', title, updated] of feed.entries) {
        expect(known.has(id ?? ''), `${id} is a page`).toBe(true);
        expect(title).toBeTruthy();
        expect(updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      }
    });

  test('robots.txt names the sitemap, and the sitemap is XML with dates, translations and pictures', async ({
    page,
  }) => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const { type, text } = await get('/sitemap.xml');
    expect(type).toContain('xml');
    const counted = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'text/xml');
      const count = (name: string) => parsed.getElementsByTagName(name).length;
      return {
        errors: count('parsererror'),
        urls: count('url'),
        dates: count('lastmod'),
        links: count('xhtml:link'),
        pictures: count('image:image'),
      };
    }, text);
    const urls = documents().length;
    expect(counted).toMatchObject({ errors: 0, urls, dates: urls });
    expect(counted.links).toBeGreaterThan(urls * 4);
    expect(counted.pictures).toBeGreaterThan(100);
  });

  test('the manifest names the site and icons of their sizes', { tag: '@pictures' }, async ({
    page,
  }) => {
    const { type, text } = await get('/manifest.webmanifest');
    expect(type).toContain('application/manifest+json');
    const { name, icons } = JSON.parse(text);
    expect(name).toBe(metaTitles.get('en-us'));
    expect(icons.length).toBeGreaterThanOrEqual(3);
    await page.goto('/');
    for (const { src, sizes } of icons.filter(({ sizes }: { sizes: string }) => sizes !== 'any')) {
      const width = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return picture.naturalWidth;
      }, src);
      expect(`${width}x${width}`).toBe(sizes);
    }
  });
});

test.describe('in the browser', () => {
  const visit =
    (paths: readonly string[]) =>
    async ({ page }: { page: Page }) => {
      const underWay = requestsUnderWay(page);
      for (const path of paths) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Through the whole page, so that everything on it is loaded and nothing of it may complain.
        await walk(page);
        await expect.poll(underWay).toBe(0);
        const empty = await page.evaluate(() =>
          [...document.images]
            .filter((each) => each.complete && each.naturalWidth === 0 && each.currentSrc)
            .map(({ currentSrc }) => currentSrc),
        );
        expect(empty).toEqual([]);
      }
    };
  for (const language of languages)
    test(`${language}: a page of each type loads whole and without errors`, {
      tag: '@pictures',
    }, async ({ page }) => {
      const one = (pattern: RegExp) =>
        pages.find(({ path, lang }) => lang === codes[language] && pattern.test(path))?.path ?? '';
      await visit([
        home[language],
        programs[language],
        one(/\/programs\/./),
        articles[language],
        one(/\/articles\/./),
        one(/cookies/),
        `${searches[language]}?q=kyoto`,
      ])({ page });
    });
});
