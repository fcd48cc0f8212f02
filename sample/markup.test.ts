import { expect, it } from 'vitest';
import { heading, richText } from './markup.ts';

const linkTo = (target: string) => ({ to: target });
const written = (markup: string) => richText(markup, linkTo);

it('parts paragraphs at blank lines and joins lines within one', () => {
  expect(written('One line\nand its rest.\n\nAnother.')).toEqual([
    { type: 'paragraph', text: 'One line and its rest.', spans: [] },
    { type: 'paragraph', text: 'Another.', spans: [] },
  ]);
});

it('knows headings and lists, with or without a blank line before them', () => {
  const types = written('## A\n\nText\n- one\n- two\n1. first\n12. twelfth\n### B').map(
    ({ type, text }) => `${type}: ${text}`,
  );
  expect(types).toEqual([
    'heading2: A',
    'paragraph: Text',
    'list-item: one',
    'list-item: two',
    'o-list-item: first',
    'o-list-item: twelfth',
    'heading3: B',
  ]);
});

it('leaves a hyphen or a number within a line alone', () => {
  expect(written('From 2 - 3 weeks. 4. is a number')).toEqual([
    { type: 'paragraph', text: 'From 2 - 3 weeks. 4. is a number', spans: [] },
  ]);
});

it('remembers what was strong, emphasised and linked', () => {
  expect(written('A **big** and *small* [step](page:prices).')).toEqual([
    {
      type: 'paragraph',
      text: 'A big and small step.',
      spans: [
        { start: 2, end: 5, type: 'strong' },
        { start: 10, end: 15, type: 'em' },
        { start: 16, end: 20, type: 'hyperlink', data: { to: 'page:prices' } },
      ],
    },
  ]);
});

it('counts a mark inside another from the start of the line', () => {
  expect(written('See **the [list](article:packing) now** or not')).toEqual([
    {
      type: 'paragraph',
      text: 'See the list now or not',
      spans: [
        { start: 4, end: 16, type: 'strong' },
        { start: 8, end: 12, type: 'hyperlink', data: { to: 'article:packing' } },
      ],
    },
  ]);
});

it('makes nothing of nothing', () => {
  expect(written(' \n\n ')).toEqual([]);
});

it('writes a title as rich text', () => {
  expect(heading('Galway')).toEqual([{ type: 'heading1', text: 'Galway', spans: [] }]);
});
