import { TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { allowedBy } from './allowed.ts';
import { stateOf, withBlocks } from './editor-state.ts';

const allowed = allowedBy({ multi: 'paragraph,heading2' });
const block = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });
const before = [block('You arrive on Sunday.'), block('Classes begin on Monday.')];

/** What is selected, and the words before it, once somebody else changed the text. */
function selectedAfter(text: string, blocks: Parameters<typeof withBlocks>[1]) {
  const state = stateOf(before, allowed);
  const from = state.doc.textBetween(0, state.doc.content.size, '##').indexOf(text) + 1;
  const chosen = TextSelection.create(state.doc, from, from + text.length);
  const { doc, selection } = withBlocks(
    state.apply(state.tr.setSelection(chosen)),
    blocks,
    allowed,
  );
  return doc.textBetween(selection.from, selection.to);
}

it.each([
  ['above', [block('Dinner is ready.'), ...before]],
  ['above and below', [block('New.'), ...before, block('New too.')]],
  ['in another block', [block('You arrive on Saturday evening.'), before[1] ?? block('')]],
])('keeps what is selected where somebody else wrote %s', (_, blocks) => {
  expect(selectedAfter('begin', blocks)).toBe('begin');
});

it('stays within the text where the block is gone', () => {
  expect(selectedAfter('begin', [])).toBe('');
  expect(selectedAfter('Monday', [block('You')])).toBe('');
});
