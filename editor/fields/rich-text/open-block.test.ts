import { expect, it } from 'vitest';
import { OpenBlock } from './open-block.ts';

const plain = { strong: false, em: false, url: null };
const bold = { ...plain, strong: true };

it('joins pieces, and spans that go on', () => {
  const block = new OpenBlock('paragraph');
  block.append(' Trams ', plain);
  block.append('and ', bold);
  block.append('tiles', { ...bold, url: 'https://example.org' });
  block.append(' \u00a0\n', { ...bold, url: 'https://example.org/other' });
  expect(block.closed()).toEqual({
    type: 'paragraph',
    text: 'Trams and tiles',
    spans: [
      { type: 'strong', start: 6, end: 15 },
      {
        ...{ type: 'hyperlink', start: 10, end: 15 },
        data: { link_type: 'Web', url: 'https://example.org' },
      },
    ],
  });
});

it('knows whether something is in it, and whether that ends with a blank', () => {
  const block = new OpenBlock('paragraph');
  expect([block.isEmpty, block.endsBlank]).toEqual([true, false]);
  block.append('a\n', plain);
  expect([block.isEmpty, block.endsBlank]).toEqual([false, true]);
  block.append('', plain);
  expect(block.endsBlank).toBe(true);
  block.append('b', plain);
  expect(block.endsBlank).toBe(false);
  expect(new OpenBlock('paragraph').closed().text).toBe('');
});

it('leaves the lines and blanks of source code as they are', () => {
  const block = new OpenBlock('preformatted');
  block.append('  if\n', plain);
  expect(block.closed().text).toBe('  if\n');
});

it('takes no longer for each blank because there are many', () => {
  const block = new OpenBlock('paragraph');
  const blanks = '\u00a0'.repeat(4_000_000);
  block.append('a', plain);
  block.append(blanks, plain);
  block.append('b', plain);
  expect(block.closed().text).toHaveLength(4_000_002);
});

it('takes no longer for each piece because there are many', () => {
  const block = new OpenBlock('paragraph');
  for (let piece = 0; piece < 500_000; piece += 1) {
    if (!block.endsBlank) block.append('word ', piece % 2 === 0 ? bold : plain);
    block.append('on', plain);
  }
  expect(block.closed().spans).toHaveLength(250_000);
});
