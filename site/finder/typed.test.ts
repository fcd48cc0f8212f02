import { describe, expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { stateOf } from './state.ts';
import { hasWrongNumber, isWrongNumber, mistakesOf, typedIn } from './typed.ts';
import { finderWords } from './words.ts';

const words = finderWords(messages.en);
const slips = (text: string) => {
  const query = new URLSearchParams(text);
  return mistakesOf(stateOf(query, []), typedIn(query), words);
};

describe('what was typed', () => {
  it.each([
    ['19', false],
    ['', false],
    ['0', true],
    ['123', true],
    ['1e1', true],
  ])('%j is wrong as an age: %j', (age, isWrong) => {
    expect(isWrongNumber('age', typedIn(new URLSearchParams({ age })))).toBe(isWrong);
  });

  it.each([
    ['', false],
    ['age=19&from=9000&to=100', false],
    ['age=123', true],
    ['from=12.5', true],
    ['to=-1', true],
  ])('%j holds a wrong number: %j', (query, holds) => {
    expect(hasWrongNumber(typedIn(new URLSearchParams(query)))).toBe(holds);
  });

  it('is said to be wrong, each slip in its sentence', () => {
    expect(slips('age=19&from=100&to=900')).toEqual([]);
    expect(slips('age=123')).toEqual(['Please enter an age from 1 to 99']);
    expect(slips('to=12.5')).toEqual(['Please enter a whole number of up to six digits']);
    expect(slips('from=9000&to=100')).toEqual([
      'The minimum is above the maximum, so we took them the other way around',
    ]);
  });
});
