import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['pt-br', 'Portuguese - Brazil'],
  ['en-us', 'English - United States'],
  ['fr', 'French'],
  ['es-419', 'Spanish - Latin America'],
  ['qaa', 'qaa'],
  ['en-kids-club', 'en-kids-club'],
])('%s is called %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});
