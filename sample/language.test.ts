import { languageOf as languageOfCode } from '@farol/content-model';
import { expect, it } from 'vitest';
import { sampleDocuments } from './documents.ts';
import { languageOf } from './language-of.ts';
import { textsOf } from './texts.ts';

const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));

/** Shorter texts are names and labels, in which no detector is sure. */
const longEnough = 60;

const long = documents.flatMap((document) =>
  textsOf(document)
    .filter(({ text }) => text.length >= longEnough)
    .map(({ path, text }) => ({
      name: `${document.key} ${path}: ${text}`,
      text,
      language: languageOfCode(document.lang)?.key,
    })),
);

it('tells the four languages apart, near relatives too', () => {
  expect(languageOf('Nobody had told me about the stairs, and I would do it again.')).toBe('en');
  expect(languageOf('Ninguém tinha me avisado das escadas, e eu faria tudo de novo.')).toBe('pt');
  expect(languageOf('Nadie me había avisado de las escaleras, y lo haría otra vez.')).toBe('es');
  expect(languageOf('Personne ne m’avait prévenu pour les escaliers, et je le referais.')).toBe(
    'fr',
  );
  expect(languageOf('Seguro de viagem e saúde, com remoção, obrigatório para todos')).toBe('pt');
  expect(languageOf('Seguro de viaje y salud, con evacuación, obligatorio para todos')).toBe('es');
});

it('finds each text of the sample in the language of its document', () => {
  const strangers = long.filter(({ text, language }) => languageOf(text) !== language);
  expect(strangers.map(({ name }) => name)).toEqual([]);
  expect(long.length).toBeGreaterThan(5000);
});

it('finds each document as a whole in its language', () => {
  for (const document of documents) {
    const whole = textsOf(document)
      .map(({ text }) => text)
      .join('\n');
    if (whole.length < longEnough) continue;
    expect(languageOf(whole), document.key).toBe(languageOfCode(document.lang)?.key);
  }
});
