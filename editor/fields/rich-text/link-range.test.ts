import { TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { allowedBy } from './allowed.ts';
import { stateOf, withBlocks } from './editor-state.ts';
import { linkAt, withLink } from './link-range.ts';

const allowed = allowedBy({ multi: 'paragraph,hyperlink' });
const block = (text: string) => ({ type: 'paragraph' as const, text, spans: [] });
const page = { link_type: 'Web', url: 'https://example.com' };

function selected(text: string) {
  const state = stateOf([block('You arrive.'), block('Classes begin on Monday.')], allowed);
  const from = state.doc.textBetween(0, state.doc.content.size, '##').indexOf(text) + 1;
  const selection = TextSelection.create(state.doc, from, from + text.length);
  return state.apply(state.tr.setSelection(selection));
}

/** The linked words, once the text was changed while the dialog was open; null if nothing was linked. */
function linkedAfter(texts: string[]) {
  const before = selected('Monday');
  const meant = linkAt(before);
  const after = withBlocks(before, texts.map(block), allowed);
  const changed = meant && withLink(after, meant, page);
  if (!changed) return null;
  const words: string[] = [];
  changed.doc.descendants(({ text = '', marks }) => {
    if (marks.length > 0) words.push(text);
  });
  return words;
}

it('links the words that were selected, wherever they are by now', () => {
  expect(linkedAfter(['You arrive.', 'Classes begin on Monday.'])).toEqual(['Monday']);
  expect(linkedAfter(['New.', 'You arrive.', 'Classes begin on Monday.'])).toEqual(['Monday']);
});

it('links no other words', () => {
  expect(linkedAfter(['You arrive.', 'All classes begin on Monday.'])).toBeNull();
  expect(linkedAfter(['You arrive.'])).toBeNull();
});
