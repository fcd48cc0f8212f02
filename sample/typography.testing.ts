import type { InEach, LanguageKey } from './source.ts';

export interface Rule {
  says: string;
  /** What must not occur. */
  never: RegExp;
  /** A fault the rule has to find, so that no rule is a dead letter. */
  such: string;
}

const everywhere: readonly Rule[] = [
  { says: 'apostrophes are curled', never: /'/, such: "it's" },
  { says: 'quotes are curled', never: /"/, such: '"so"' },
  { says: 'spaces stand alone', never: /[ \u00a0\u202f]{2}|^\s|\s$/, such: 'two  spaces' },
  { says: 'no dashes that interrupt', never: /—| – |--/, such: 'so — they say' },
  { says: 'an ellipsis is one sign', never: /\.\.\./, such: 'well...' },
  { says: 'no exclamation', never: /!/, such: 'Go now!' },
  { says: 'a degree keeps its number', never: /\d °/, such: '17 °C' },
];

const noSpaceBefore: Rule = {
  says: 'nothing stands before a punctuation mark',
  never: /\s[;:!?]/,
  such: 'how ?',
};

const own: InEach<readonly Rule[]> = {
  en: [
    noSpaceBefore,
    { says: 'quotes are English', never: /[«»]|(^|\s)‘/, such: '«so»' },
    { says: 'periods and commas stand inside quotes', never: /”[.,]/, such: 'so “it is”.' },
    { says: 'thousands have commas', never: /\d\.\d{3}(?!\d)/, such: '1.850' },
    { says: 'the euro stands first', never: /\d\s?€/, such: '80 €' },
    { says: 'hours are American', never: /(?<![€\d.,])\d{1,2}\.\d{2}(?!\d)/, such: '17.30' },
    {
      says: 'the month stands before the day',
      never:
        /\d (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
      such: '31 March',
    },
  ],
  pt: [
    noSpaceBefore,
    { says: 'quotes are Brazilian', never: /[«»]|‘/, such: '«assim»' },
    { says: 'thousands have points', never: /\d,\d{3}(?!\d)/, such: '1,850' },
    { says: 'the euro stands first and holds on', never: /\d\s?€|€ \d|€\d/, such: '80 €' },
  ],
  es: [
    noSpaceBefore,
    { says: 'quotes are Spanish', never: /[“”‘]|«\s|\s»/, such: '“así”' },
    { says: 'thousands have points', never: /\d,\d{3}(?!\d)/, such: '1,850' },
    { says: 'units keep their number', never: /\d[ ]?[€%]|€\s?\d/, such: '80 €' },
    { says: 'hours have a colon', never: /(?<![\d.,])\d{1,2}\.\d{2}(?!\d)/, such: '6.40' },
    { says: 'questions open', never: /^[^¿]*\?/, such: 'Cómo va?' },
  ],
  fr: [
    { says: 'a thin space before ; ! ?', never: /[^\u202f][;!?]/, such: 'ici ; là' },
    { says: 'a fixed space before a colon', never: /[^\u00a0]:/, such: 'ici : là' },
    {
      says: 'quotes are French and hold on',
      never: /[“”‘]|«[^\u00a0]|[^\u00a0]»/,
      such: '« ainsi »',
    },
    { says: 'units keep their number', never: /\d ?[€%]|€\s?\d/, such: '80 €' },
    { says: 'ages and heights keep their number', never: /\d (?:ans|mètres)\b/, such: '17 ans' },
    { says: 'thousands have thin spaces', never: /\d[.,\u00a0 ]\d{3}(?!\d)/, such: '1 850' },
    { says: 'hours hold on', never: /\d h\b|\dh\b|\dh \d|\u00a0h \d/, such: '18\u00a0h 30' },
  ],
};

/** How texts of a language are set: those of the sample, and those of the interface around them. */
export const typographyIn = (language: LanguageKey): readonly Rule[] => [
  ...everywhere,
  ...own[language],
];

/** Addresses and numbers to dial are written as machines want them. */
export const prose = (text: string) =>
  text.replace(/https?:\S+|[\w.]+@[\w.]+\w|\+\d[\d ]+\d/g, 'x');
