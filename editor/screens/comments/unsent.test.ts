import { expect, it, vi } from 'vitest';
import { UnsentComments } from './unsent.ts';

it('keeps what is not sent yet for each page, and tells of a change', () => {
  const unsent = new UnsentComments();
  const told = vi.fn();
  unsent.subscribe(told);
  unsent.change('one', () => ({ text: 'Is this', person: 'ana' }));
  unsent.change('one', ({ text, replies }) => ({
    text: `${text} true?`,
    replies: new Map(replies).set('comment', 'No.'),
  }));
  expect(unsent.on('one')).toEqual({
    ...{ text: 'Is this true?', person: 'ana' },
    replies: new Map([['comment', 'No.']]),
  });
  expect(unsent.on('two').text).toBe('');
  // The same value until it is changed, or React would draw without end.
  expect(unsent.on('two')).toBe(unsent.on('two'));
  expect(told).toHaveBeenCalledTimes(2);
});
