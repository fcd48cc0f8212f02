import { languages } from '@farol/content-model';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { en } from './en.ts';
import { messages } from './messages.ts';

function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const key = `${path}${name}`;
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'object' && value !== null ? texts(value, `${key}.`) : [];
  });
}

/** Words that two of the languages write alike. */
const alike = new Set(
  'Menu,Type,Au pair,Article,Articles,Program,Programs,Page,Pages,Places,Sources,Destination,Destinations,Camp,Asia,Oceania,Europe'.split(
    ',',
  ),
);

const others = languages.filter(({ key }) => key !== 'en').map(({ key }) => key);

test.each(others)('says everything in %s, and nothing in English by oversight', (key) => {
  const english = new Map(texts(en));
  for (const [name, text] of texts(messages[key])) {
    expect(text.trim(), name).not.toBe('');
    if (!alike.has(text) && !name.startsWith('networks.'))
      expect(text, name).not.toBe(english.get(name));
  }
});

test('sets French signs apart with a space that does not break', () => {
  for (const [name, text] of texts(messages.fr))
    expect(text, name).not.toMatch(/[^\u00a0][:»]|[^\u202f][?!;]/);
});

test('names a text by its label, with the space before it that only French has', () => {
  const named = languages.map(({ key }) => messages[key].labelled(messages[key].language, 'x'));
  expect(named).toEqual(['Language: x', 'Idioma: x', 'Idioma: x', 'Langue\u00a0: x']);
});

test('counts as each language does', () => {
  expect(messages.en.programsFound(0)).toBe('0 programs found');
  expect(messages.en.programsFound(1)).toBe('1 program found');
  expect(messages.fr.programsFound(0)).toBe('0\u00a0programme trouvé');
  expect(messages.fr.programsFound(2)).toBe('2\u00a0programmes trouvés');
  expect(messages.pt.programsFound(1)).toBe('1 programa encontrado');
  expect(counted('pt-BR', '# visita', '# visitas')(12345)).toBe('12.345 visitas');
  expect(counted('es-ES', '# visita', '# visitas')(1234)).toBe('1.234 visitas');
});

test.each(languages.map(({ key }) => key))('tells spans and ranges apart in %s', (key) => {
  const words = messages[key];
  expect(words.day(1, 1)).toMatch(/ 1$/);
  expect(words.day(2, 3)).toMatch(/2 .* 3$/);
  expect(words.weeksBetween(2, 12)).toMatch(/2 .* 12 /);
  expect(words.agesFrom(18)).toContain('18');
  // On a poster it stands beside the start, where a bare number could be anything's.
  expect(words.agesUpTo(30)).toMatch(/age 30|30\sa(?:ñ|n)/);
});
