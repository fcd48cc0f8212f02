import { searches } from './crawl.ts';
import { articles, codes, home, type Language, languages, programs, site } from './site.ts';

export type InEachLanguage = Record<Language, string>;

/** One page of each kind, by its English address; the others are its translations. */
const english = {
  program: '/programs/english-course-galway',
  journey: '/programs/gap-year-patagonia-antarctica',
  article: '/articles/living-with-a-host-family',
  page: '/about-us',
  contact: '/contact',
  questions: '/frequently-asked-questions',
  parents: '/parents',
  prices: '/prices-and-scholarships',
  destinations: '/destinations',
  destination: '/destinations/portugal',
} as const;

export type Kind =
  | 'home'
  | 'programs'
  | 'articles'
  | 'search'
  | 'found'
  | 'nothing'
  | keyof typeof english;

/** A page of every kind in every language. */
export async function kindsOfPages(): Promise<Record<Kind, InEachLanguage>> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const translated = (address: string): InEachLanguage => {
    const entry = sitemap.split('<url>').find((each) => {
      const [, location = ''] = /<loc>([^<]*)</.exec(each) ?? [];
      return URL.parse(location)?.pathname === address;
    });
    const inLanguage = (language: Language) => {
      const [, href = ''] =
        new RegExp(`hreflang="${codes[language]}" href="([^"]*)"`).exec(entry ?? '') ?? [];
      const path = URL.parse(href)?.pathname;
      if (path === undefined) throw new Error(`${address} is not there in ${codes[language]}.`);
      return path;
    };
    return inEach(inLanguage);
  };
  return {
    home,
    programs,
    articles,
    search: searches,
    found: inEach((language) => `${searches[language]}?q=lisb`),
    nothing: inEach((language) => `${language === 'en' ? '' : `/${language}`}/not-there`),
    program: translated(english.program),
    journey: translated(english.journey),
    article: translated(english.article),
    page: translated(english.page),
    contact: translated(english.contact),
    questions: translated(english.questions),
    parents: translated(english.parents),
    prices: translated(english.prices),
    destinations: translated(english.destinations),
    destination: translated(english.destination),
  };
}

function inEach(address: (language: Language) => string): InEachLanguage {
  const [en = '', pt = '', es = '', fr = ''] = languages.map(address);
  return { en, pt, es, fr };
}
