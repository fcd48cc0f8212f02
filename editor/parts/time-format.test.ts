import { languages } from '@farol/content-model';
import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { fr } from '../messages/fr.ts';
import { pt } from '../messages/pt.ts';
import { accountWords } from '../screens/account/words.ts';
import { peopleWords } from '../screens/administration/people/words.ts';
import { administrationWords } from '../screens/administration/words.ts';
import { matrixWords } from '../screens/matrix/words.ts';
import { releaseWords } from '../screens/releases/words.ts';
import { translateWords } from '../screens/translate/words.ts';

const messages = { en, pt, es, fr };

/** The words before a time of day, and the words before a date. */
const onlyBeforeOne = {
  en: /\b(?:on|at) when/,
  pt: /\b(?:em|às|no dia) when/,
  es: /(?:\b(?:el|a las|desde|hasta)|^hasta) when/,
  fr: /(?:\b(?:le|depuis|jusqu’au)|à) when/,
};

it.each(languages.map(({ key }) => key))('a time of day reads like a date in %s', (key) => {
  const sentences = [
    messages[key].saved('when'),
    messages[key].recovered('when'),
    accountWords[key].madeOn('when'),
    accountWords[key].usedOn('when'),
    accountWords[key].since('when', 'when'),
    peopleWords[key].until('when'),
    peopleWords[key].seen('when'),
    administrationWords[key].until('when'),
    matrixWords[key].since('when'),
    releaseWords[key].conflict('Ana', 'when'),
    releaseWords[key].newer('Ana', 'when'),
    translateWords[key].changedSince('when'),
  ];
  for (const since of [matrixWords[key].since, translateWords[key].changedSince])
    expect(since('when')).toMatch(/\p{L}+.* \(?when\)?/u);
  for (const sentence of sentences) expect(sentence).not.toMatch(onlyBeforeOne[key]);
});
