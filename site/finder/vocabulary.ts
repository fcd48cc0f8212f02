import type { ProgramsDetailsDocument } from '@farol/content-model';

type Facts = ProgramsDetailsDocument['data'];
export type Kind = NonNullable<Facts['kind']>;
export type Continent = NonNullable<Facts['continents'][number]['continent']>;
type SpokenLanguage = NonNullable<Facts['languages'][number]['language']>;

/** In display order. */
export const kinds: readonly Kind[] = [
  'language_course',
  'high_school',
  'university',
  'gap_year',
  'volunteering',
  'internship',
  'au_pair',
  'summer_camp',
];

export const continents: readonly Continent[] = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north_america',
  'oceania',
  'south_america',
];

export const spokenLanguages: readonly SpokenLanguage[] = [
  'english',
  'portuguese',
  'spanish',
  'french',
  'german',
  'italian',
  'japanese',
];

/** Ranges of weeks, both ends included. */
export const lengths = [
  { name: 'short', from: 1, to: 4 },
  { name: 'medium', from: 5, to: 12 },
  { name: 'long', from: 13, to: 26 },
  { name: 'year', from: 27, to: Number.POSITIVE_INFINITY },
] as const;

export const months: readonly string[] = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
