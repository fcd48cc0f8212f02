import { languageOf } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from './documents.ts';
import type { LanguageKey } from './source.ts';
import { textsOf } from './texts.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

interface Rule {
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

const rules: Record<LanguageKey, readonly Rule[]> = {
  en: [
    noSpaceBefore,
    { says: 'quotes are English', never: /[«»]|(^|\s)‘/, such: '«so»' },
    { says: 'thousands have commas', never: /\d\.\d{3}(?!\d)/, such: '1.850' },
    { says: 'the euro stands first', never: /\d\s?€/, such: '80 €' },
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
    { says: 'thousands have thin spaces', never: /\d[.,\u00a0 ]\d{3}(?!\d)/, such: '1 850' },
    { says: 'hours hold on', never: /\d h\b|\dh\b|\dh \d|\u00a0h \d/, such: '18\u00a0h 30' },
  ],
};

/** Addresses and numbers to dial are written as machines want them. */
const prose = (text: string) => text.replace(/https?:\S+|[\w.]+@[\w.]+\w|\+\d[\d ]+\d/g, 'x');

describe.each(Object.entries(rules))('in %s', (language, own) => {
  const texts = documents
    .filter(({ lang }) => languageOf(lang)?.key === language)
    .flatMap((document) =>
      textsOf(document).map(({ path, text }) => ({ name: `${document.key} ${path}`, text })),
    );

  it.each([...everywhere, ...own])('$says', ({ never, such }) => {
    expect(such).toMatch(never);
    const faults = texts.filter(({ text }) => never.test(prose(text)));
    expect(faults.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});
