import { expect, it } from 'vitest';
import { wordsOf } from './shown.ts';

it('reads the words of the main part, whatever the markup', () => {
  const page = (main: string) => `<p>bar</p><main id="content">${main}</main><p>foot</p>`;
  expect(wordsOf(page('<h1>Learn <!-- -->here</h1>\n<style>a{}</style><p>now</p>'))).toBe(
    'Learn here now',
  );
  expect(wordsOf(page('<h1>Learn here</h1> <template><p>later</p></template><p>now</p>'))).toBe(
    'Learn here now',
  );
});
