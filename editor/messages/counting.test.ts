import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type InEach, type LanguageKey, languages } from '@farol/content-model';
import { beforeAll, expect, it } from 'vitest';

/** Texts whose number counts nothing that they name, or is never below two: a place, a limit, a status, a share. */
const alike = new Set([
  ...[
    'messages item',
    'messages heading',
    'messages movedTo place',
    'messages movedTo of',
    'translate item',
    'first-visit step at',
    'first-visit step of',
  ],
  ...['fields removeRow', 'fields removeColumn', 'fields cell row', 'fields cell column'],
  ...['fields between min', 'fields between max', 'fields atLeast', 'fields atMost'],
  ...['fields length length', 'fields length most', 'fields tooLong length', 'fields tooLong most'],
  ...['media tooLong length', 'media tooLong most'],
  ...[
    'search-and-sharing long length',
    'search-and-sharing long limit',
    'search-and-sharing fits length',
    'search-and-sharing fits limit',
  ],
  ...[
    'media sent',
    'media focusPoint x',
    'media focusPoint y',
    'media describedIn of',
    'media tooMany',
    'media uploaded done',
    'media uploaded of',
  ],
  ...['content tooMany', 'replace more shown', 'replace more total', 'webhooks answered'],
  ...['releases title', 'releases put', 'comments showDone', 'activity andMore', 'activity times'],
]);
/** The same, except in languages that have the noun right after the number. */
const alikeIn: InEach<ReadonlySet<string>> = {
  en: new Set(['releases selected', 'matrix count shown', 'media describedIn done']),
  pt: new Set(['matrix count shown', 'media describedIn done']),
  es: new Set(['matrix count shown', 'media describedIn done']),
  fr: new Set(['matrix count all']),
};
/** Texts that are shown only where there is something to count. */
const neverNone = new Set([
  ...[
    'translate changed',
    'translate listsLeft',
    'reviews waits',
    'releases left',
    'publications undo',
    'replace rows',
  ],
  ...['media selected', 'media removeShown', 'history onSite', 'history folded', 'people passkeys'],
  ...[
    'content selected pages',
    'content selected documents',
    'content archived',
    'content restored',
  ],
  ...['begin archived', 'begin changed', 'begin files', 'begin releases', 'begin emptied'],
  ...['webhooks failing', 'fields toLookAt', 'fields count'],
]);

interface Counting {
  language: LanguageKey;
  /** The folder and the function; with several numbers, the name of the counted one follows. */
  name: string;
  say(number: number): string;
}

const root = join(import.meta.dirname, '..');
let texts: Counting[];

/** The names and types of parameters, by folder and function: they are written only in the source. */
async function signaturesIn(files: readonly string[]): Promise<Map<string, [string, string][]>> {
  const pattern = /(\w+)(?:: )?\(((?:\s*\w+: [\w<>[\]| ]+,?\s*)+)\)(?: =>|: string)/g;
  const found = new Map<string, [string, string][]>();
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8');
    for (const [, name, all = ''] of source.matchAll(pattern)) {
      const parameters = all.matchAll(/(\w+): ([^,]+)/g);
      found.set(
        `${dirname(file)} ${name}`,
        [...parameters].map(([, each = '', type = '']) => [each, type.trim()]),
      );
    }
  }
  return found;
}

type Say = (...given: unknown[]) => unknown;

function functionsIn(words: unknown, name = ''): [string, Say][] {
  if (typeof words === 'function') return [[name, (...given) => words(...given)]];
  if (!words || typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([inner, value]) => functionsIn(value, inner));
}

/** Each number that a text has, with the others fixed. */
function countingsOf(
  language: LanguageKey,
  [name, say]: [string, Say],
  parameters: readonly [string, string][],
): Counting[] {
  const numbers = parameters.filter(([, type]) => type === 'number');
  return numbers.map(([counted]) => ({
    language,
    name: numbers.length > 1 ? `${name} ${counted}` : name,
    say(number) {
      const given = parameters.map(([each, type]) =>
        each === counted ? number : type === 'number' ? 7 : 'x',
      );
      return String(say(...given));
    },
  }));
}

beforeAll(async () => {
  const wordFiles = glob(['**/*words*.ts', 'messages/*.ts'], { cwd: root });
  const files = (await Array.fromAsync(wordFiles)).filter((file) => !/\.test\.|^dist/.test(file));
  const signatures = await signaturesIn(files);
  texts = [];
  for (const file of files) {
    const shown: Record<string, unknown> = await import(join(root, file));
    for (const { key } of languages)
      for (const [exported, words] of Object.entries(shown)) {
        const isOf = exported.toLowerCase().endsWith(key);
        const table = isOf
          ? words
          : Object.entries(words ?? {}).find(([each]) => each === key)?.[1];
        for (const [name, say] of functionsIn(table)) {
          const parameters = signatures.get(`${dirname(file)} ${name}`) ?? [];
          const folder = basename(dirname(file));
          texts.push(...countingsOf(key, [`${folder} ${name}`, say], parameters));
        }
      }
  }
});

it.each(languages.map(({ key }) => key))('counts one otherwise than two: %s', (key) => {
  const counting = texts.filter(({ language }) => language === key);
  expect(counting.length).toBeGreaterThan(70);
  const wrong = counting
    .filter(({ name, say }) => {
      if (alike.has(name) || alikeIn[key].has(name)) return false;
      return say(2).replaceAll('2', '1') === say(1);
    })
    .map(({ name, say }) => `${name}: ${say(1)}`);
  expect([...new Set(wrong)]).toEqual([]);
});

it.each(languages.map(({ key }) => key))('counts nothing as its language does: %s', (key) => {
  // In French, nothing is counted as one is; elsewhere as many.
  const likeNone = key === 'fr' ? 1 : 2;
  const wrong = texts
    .filter(({ language, name, say }) => {
      if (language !== key || neverNone.has(name) || !say(0).includes('0')) return false;
      return say(likeNone).replaceAll(String(likeNone), '0') !== say(0);
    })
    .map(({ name, say }) => `${name}: ${say(0)}`);
  expect([...new Set(wrong)]).toEqual([]);
});

it.each(languages.map(({ key }) => key))('says “no words” of a change that has none: %s', (key) => {
  const counts = texts.filter(
    ({ language, name }) =>
      language === key && ['translate changedWords', 'matrix words'].includes(name),
  );
  expect(counts).toHaveLength(2);
  for (const { say } of counts) expect(say(0)).not.toContain('0');
});
