import { expect, test } from 'vitest';
import { link, noLink } from '../examples/example-fields.ts';
import { exampleSurroundings, toProgram } from '../examples/examples.ts';
import { htmlOf } from './html-of.tsx';
import { ContentLink, hrefOf, safeAddress } from './link.tsx';

const around = exampleSurroundings();

test('leads to documents by their address', () => {
  expect(hrefOf(toProgram('lisbon'), around)).toBe('/programs/lisbon');
});

test('leads nowhere where the document is gone, the link empty or missing', () => {
  expect(hrefOf(toProgram('gone'), around)).toBeNull();
  expect(hrefOf(noLink, around)).toBeNull();
  expect(hrefOf(undefined, around)).toBeNull();
});

test('shows a broken link’s text without a link', () => {
  const html = htmlOf(
    <ContentLink field={toProgram('gone')} around={around}>
      Gone
    </ContentLink>,
  );
  expect(html).toBe('Gone');
});

test.each([
  ['https://other.example/a', 'https://other.example/a'],
  ['mailto:hello@farol.example', 'mailto:hello@farol.example'],
  ['tel:+442079460123', 'tel:+442079460123'],
  ['/programs?kind=au_pair', '/programs?kind=au_pair'],
  ['#dates', '#dates'],
  ['javascript:alert(1)', null],
  ['JaVaScript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['vbscript:x', null],
  ['not an address', null],
])('takes %s as %s', (given, expected) => {
  expect(safeAddress(given)).toBe(expected);
});

test('protects the page from those it links to', () => {
  const html = htmlOf(
    <ContentLink field={link('https://other.example/')} around={around}>
      There
    </ContentLink>,
  );
  expect(html).toBe('<a href="https://other.example/" rel="noopener">There</a>');
});

test('opens a new tab where the editor or the place asks for it', () => {
  const chosen = { ...link('https://other.example/'), target: '_blank' };
  for (const html of [
    htmlOf(
      <ContentLink field={chosen} around={around}>
        There
      </ContentLink>,
    ),
    htmlOf(
      <ContentLink field={link('https://other.example/')} around={around} newTab>
        There
      </ContentLink>,
    ),
  ])
    expect(html).toContain('target="_blank" rel="noopener"');
});
