/**
 * How the sample provider is written down.
 *
 * Facts (places, dates, prices, ages) are written once; words are written once per language,
 * by hand, side by side. `sample/documents.ts` turns both into content documents.
 *
 * Prose is a small markup: blank lines part paragraphs; `## ` and `### ` are headings; `- ` and `1. ` are
 * lists; `**strong**`, `*emphasis*`, `[words](target)`. A target is `program:KEY`, `article:KEY`, `page:KEY`,
 * `https://…`, `mailto:…` or `tel:…`.
 */

export type LanguageKey = 'en' | 'pt' | 'es' | 'fr';

/** A sentence or name in each language. */
export type InEach = Record<LanguageKey, string>;

export type Markup = string;

export const programKinds = [
  'language_course',
  'high_school',
  'university',
  'volunteering',
  'au_pair',
  'internship',
  'gap_year',
  'summer_camp',
] as const;
export type ProgramKind = (typeof programKinds)[number];

export type Continent =
  | 'africa'
  | 'antarctica'
  | 'asia'
  | 'europe'
  | 'north_america'
  | 'oceania'
  | 'south_america';

export type SpokenLanguage =
  | 'english'
  | 'portuguese'
  | 'spanish'
  | 'french'
  | 'german'
  | 'italian'
  | 'japanese';

export type Accommodation = 'host_family' | 'residence' | 'shared_flat' | 'lodge' | 'camp' | 'ship';

export interface Stop {
  name: InEach;
  latitude: number;
  longitude: number;
}

export interface Program {
  key: string;
  kind: ProgramKind;
  continents: Continent[];
  /** ISO 3166-1 alpha-2; the first is the main one. */
  countries: string[];
  /** Where it takes place, as a visitor would say it: "Lisbon, Portugal". */
  place: InEach;
  /** The first stop is the base; two or more draw the route map. */
  stops: Stop[];
  weeks: { min: number; max: number };
  /** The next date of each is worked out from the day of seeding, on the Monday that follows it. */
  departures: { month: number; day: number; weeks: number; places: 'open' | 'few' | 'full' }[];
  ages: { min: number; max: number };
  /** For the shortest stay, everything under "included" included. */
  price: { from: number; currency: 'EUR' };
  /** What a person may add, or a longer stay costs. */
  /** What more weeks than the fewest cost, everything included. */
  longerStays: { weeks: number; amount: number }[];
  extras: { name: InEach; amount: number }[];
  languages: SpokenLanguage[];
  accommodation: Accommodation[];
  group: { min: number; max: number };
  /** Scene names of art/scenes; the first is the cover, all of them are the gallery. */
  scenes: [string, ...string[]];
  /** Which part of the stay each entry of `itinerary` covers. */
  itinerary: { unit: 'day' | 'week' | 'month'; from: number; to: number }[];
  tags: TagKey[];
  /** Keys of related programs and articles. */
  relatedPrograms: string[];
  relatedArticles: string[];
  /** A program without one of the languages is not offered in it. */
  text: Partial<Record<LanguageKey, ProgramText>> & { en: ProgramText };
}

export interface ProgramText {
  uid: string;
  title: string;
  /** One line under the title that makes one want to go. At most 110 characters. */
  tagline: string;
  /** For search engines and cards: 120 to 155 characters. */
  summary: string;
  highlights: { title: string; text: string }[];
  /** Two to four paragraphs. */
  overview: Markup;
  /** As many as the program's `itinerary`. */
  itinerary: { title: string; text: string }[];
  included: string[];
  notIncluded: string[];
  requirements: string[];
  safety: Markup;
  accommodation: Markup;
  /** What the price covers and how it is paid. */
  price: Markup;
  stories: { quote: string; name: string; detail: string; portrait: PortraitKey }[];
  questions: { question: string; answer: Markup }[];
}

export const tagKeys = [
  'city',
  'sea',
  'mountains',
  'wildlife',
  'first-time-abroad',
  'money',
  'paperwork',
  'safety',
  'parents',
  'daily-life',
  'languages',
  'choosing',
] as const;
export type TagKey = (typeof tagKeys)[number];

/** Drawn in art/portraits.ts: people who exist only here. The last four work at Farol. */
export const portraitKeys = [
  'ines',
  'tomas',
  'clara',
  'mateo',
  'aoife',
  'joao',
  'lucie',
  'hana',
  'diego',
  'noemie',
  'beatriz',
  'oscar',
  'rita',
  'paulo',
  'maeve',
  'camille',
] as const;
export type PortraitKey = (typeof portraitKeys)[number];

export interface Action {
  label: string;
  target: string;
}

export interface Overview {
  title: string;
  lead: string;
  summary: string;
}

/** The specification's layout document, one per language. */
export interface Layout {
  navbarLeftLinks: Action[];
  navbarRighLinks: Action[];
  footerLogoDescription: string;
  footerFirstRowTitle: string;
  footerFirstRowLinks: Action[];
  footerSecondRowTitle: string;
  footerSecondRowLinks: Action[];
  footerSocialMediaTitle: string;
  footerSocialMediaIcons: { icon: 'instagram' | 'youtube' | 'tiktok' | 'linkedin'; href: string }[];
  footerPolicies: Action[];
  mainLanguageSelectLabel: string;
  metaTitle: string;
  metaDescription: string;
  logoAlt: string;
}
