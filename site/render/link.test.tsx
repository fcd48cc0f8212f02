import { expect, test } from 'vitest';
import { link, noLink } from '../examples/example-fields.ts';
import { exampleContext, toProgram } from '../examples/examples.ts';
import { htmlOf } from './html-of.testing.tsx';
import { ContentLink, hrefOf, safeAddress } from './link.tsx';

const context = exampleContext();

test('leads to documents by their address', () => {
  expect(hrefOf(toProgram('lisbon'), context)).toBe('/programs/lisbon');
});

test('leads nowhere where the document is gone, the link empty or missing', () => {
  expect(hrefOf(toProgram('gone'), context)).toBeNull();
  expect(hrefOf(noLink, context)).toBeNull();
  expect(hrefOf(undefined, context)).toBeNull();
});

test('shows a broken link’s text without a link', () => {
  const html = htmlOf(
    <ContentLink field={toProgram('gone')} context={context}>
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
    <ContentLink field={link('https://other.example/')} context={context}>
      There
    </ContentLink>,
  );
  expect(html).toBe('<a href="https://other.example/" rel="noopener">There</a>');
});

test('opens a new tab where the editor or the place asks for it', () => {
  const chosen = { ...link('https://other.example/'), target: '_blank' };
  for (const html of [
    htmlOf(
      <ContentLink field={chosen} context={context}>
        There
      </ContentLink>,
    ),
    htmlOf(
      <ContentLink field={link('https://other.example/')} context={context} newTab>
        There
      </ContentLink>,
    ),
  ])
    expect(html).toContain('target="_blank" rel="noopener"');
});
