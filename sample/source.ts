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

/** The languages the sample is written in; the site may have more. */
export const languageKeys = ['en', 'pt', 'es', 'fr'] as const;
export type LanguageKey = (typeof languageKeys)[number];

/** A value for each language. */
export type InEach<Value> = Record<LanguageKey, Value>;

export function inEachWritten<Value>(valueIn: (language: LanguageKey) => Value): InEach<Value> {
  // Of every language there is one: the compiler does not follow the keys through the list.
  return Object.fromEntries(languageKeys.map((key) => [key, valueIn(key)])) as InEach<Value>;
}

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
  'katrin',
  'giulia',
  'sofia',
  'nomsa',
  'niamh',
  'yumi',
  'marta',
  'heather',
  'ximena',
] as const;
export type PortraitKey = (typeof portraitKeys)[number];

export interface Action {
  label: string;
  target: string;
}
