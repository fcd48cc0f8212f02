import { Slice } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { type Allowed, allowedBy } from './allowed.ts';
import type { TextBlockType } from './blocks.ts';
import { documentOf } from './convert.ts';
import { onlyAllowed } from './pasted.ts';

function pasted(type: TextBlockType, allowed: Allowed) {
  const { content } = documentOf([{ type, text: 'Living in Porto', spans: [] }]);
  const { slice, leftOut } = onlyAllowed(new Slice(content, 0, 0), allowed);
  return { type: slice.content.firstChild?.type.name, leftOut: [...leftOut] };
}

it.each([
  ['heading1', 'heading2'],
  ['heading3', 'heading4'],
  ['heading4', 'heading4'],
  ['heading6', 'heading4'],
] as const)('takes the nearest level of a heading that is allowed: %s becomes %s', (from, to) => {
  const allowed = allowedBy({ multi: 'heading4,paragraph,heading2' });
  expect(pasted(from, allowed)).toEqual({ type: to, leftOut: [] });
});

it('makes a heading plain text where there are none, and says so', () => {
  expect(pasted('heading2', allowedBy({ multi: 'paragraph,preformatted' }))).toEqual({
    type: 'paragraph',
    leftOut: ['headings'],
  });
});

it('makes no heading of what is none', () => {
  expect(pasted('preformatted', allowedBy({ multi: 'paragraph,heading2' }))).toEqual({
    type: 'paragraph',
    leftOut: ['other'],
  });
});
