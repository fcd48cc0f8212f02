import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InEach, type LanguageKey, languages } from '@farol/content-model';
import { expect, it } from 'vitest';

/** What is said otherwise: editors are American, Brazilian, addressed as tú or vous, and a thing has one name. */
const never: InEach<string> = {
  en: 'colours?|programmes?|catalogues?|e-mails?',
  pt: 'partilh\\p{L}*|noutros|altura|ficheiros?|ecrã|a lado nenhum|est(?:á|ão) a \\p{L}+|já não|emails?',
  es: 'usted(?:es)?|le (?:espera|esperan|escribió|piden|han)|elija|pulse|quite|cree|envíe\\p{L}*|empiéce\\p{L}*|está anulad[ao]|te esperan?|pídelo a',
  fr: 'parutions?|e-?mails?|son heure est passée|remonte à un moment',
};

const root = join(import.meta.dirname, '..');

/** All texts of a value; of a function, what it is written as. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [words.toString()];
  return words && typeof words === 'object' ? Object.values(words).flatMap(textsOf) : [];
}

/** The same, of functions what they say of words and numbers. */
function said(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function')
    return ['mot', 1, 2, { what: 'mot' }].flatMap((value) => {
      try {
        const text: unknown = words(value, value, value, value);
        return typeof text === 'string' ? [text] : [];
      } catch {
        // It takes something else.
        return [];
      }
    });
  return words && typeof words === 'object' ? Object.values(words).flatMap(said) : [];
}

async function wordsIn(key: LanguageKey, read = textsOf): Promise<string[]> {
  const texts: string[] = [];
  const files = ['**/*words.ts', '**/words-*.ts', 'messages/*.ts'];
  for await (const file of glob(files, { cwd: root })) {
    if (file.endsWith('.test.ts')) continue;
    const shown: Record<string, unknown> = await import(join(root, file));
    for (const [name, words] of Object.entries(shown)) {
      if (name.toLowerCase().endsWith(key)) texts.push(...read(words));
      else if (words && typeof words === 'object' && key in words)
        texts.push(...read(Object.entries(words).find(([language]) => language === key)?.[1]));
    }
  }
  return texts;
}

it('keeps French punctuation with the word before it', async () => {
  const texts = await wordsIn('fr', said);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(
    texts.filter((text) => /[\p{L}\d»)] [:;?!»]|« |[\p{L}\d)][;?!](?:\s|$)/u.test(text)),
  ).toEqual([]);
});

it('leaves it to the language how a label and what it says are joined', async () => {
  const joins = /\}: \$\{|[`>]: [${]|\}: <\/|': '|\}:\{' '\}/;
  const found: string[] = [];
  let files = 0;
  for await (const file of glob('*/**/*.tsx', { cwd: root })) {
    files += 1;
    if (joins.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it.each(languages.map(({ key }) => key))('speaks as its readers do: %s', async (key) => {
  const texts = await wordsIn(key);
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${never[key]})(?![\\p{L}-])`, 'iu');
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});
