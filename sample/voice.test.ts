import { languageOf } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from './documents.ts';
import type { LanguageKey } from './source.ts';
import { textsOf } from './texts.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

/** Words of brochures, which say nothing about a place. */
const brochure: Record<LanguageKey, string> = {
  en: 'nestled|vibrant|bustling|tapestry|unlock|embark|hidden gem|unforgettable|once-in-a-lifetime|immersive|adventures?|breathtaking|stunning|life-changing|off the beaten|amazing|authentic|bucket list',
  pt: 'inesquecível|imperdível|vibrante|mergulhe n[ao]|aventuras?|encantador[ae]?s?|mágic[oa]s?|autêntic[oa]s?|experiência única',
  es: 'inolvidable|vibrante|sumérgete|aventuras?|encantador[ae]?s?|mágic[oa]s?|auténtic[oa]s?|experiencia única|no te pierdas',
  fr: 'inoubliables?|vibrante?s?|plongez|aventures?|magiques?|authentiques?|dépaysement|incontournables?|expérience unique',
};

/** Words of the same language from elsewhere: the sample is American, Brazilian, Spanish and French. */
const elsewhere: Record<LanguageKey, string> = {
  en: 'programmes?|colours?|coloured|centres?|neighbours?|travell(?:ers?|ing|ed)|favourites?|flats|flatmates?|pavements?|fortnights?|grey(?! glacier)|learnt|dreamt|enrol|enrolment|authorisation|organis\\w+|recognis\\w+|practis\\w+|licence|kilometres?|metres?|litres?|rubbish|trousers|jumpers?|rucksacks?|queues?|lorry|mum|pupils?|towards|cv|storey|harbour(?! high)|honour|kerb',
  pt: 'autocarros?|comboios?|telemóve(l|is)|pequeno-almoço|raparigas?|ecrã|equipas?|factos?|contactos?|registos?|desporto|vosso|vossa|planear',
  es: 'ustedes|usted|computadoras?|celular(es)?|carros?|departamentos?|boletos?|platicar|papas',
  fr: 'e-mails?|mails?|fin de semaine|courriels? électroniques?|magasiner|dispendieux',
};

describe.each(Object.keys(brochure) as LanguageKey[])('in %s', (key) => {
  const texts = documents
    .filter(({ lang }) => languageOf(lang)?.key === key)
    .flatMap((document) =>
      textsOf(document).map(({ path, text }) => `${document.key} ${path}: ${text}`),
    );
  const within = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');

  it('speaks plainly', () => {
    const pattern = within(brochure[key]);
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('speaks as its readers do', () => {
    const pattern = within(elsewhere[key]);
    expect(texts.filter((text) => pattern.test(text.replace(/^\S+ \S+: /, '')))).toEqual([]);
  });
});
