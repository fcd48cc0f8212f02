import { type FinderState, isSwapped, type NumberName, typedNumber } from './state.ts';
import type { FinderWords } from './words.ts';

/** The number fields as typed. */
export type Typed = Readonly<Record<NumberName, string>>;

export const nothingTyped: Typed = { age: '', from: '', to: '' };

export function typedIn(query: URLSearchParams): Typed {
  const read = (name: NumberName) => query.get(name) ?? '';
  return { age: read('age'), from: read('from'), to: read('to') };
}

export function isWrongNumber(name: NumberName, typed: Typed = nothingTyped): boolean {
  return typed[name] !== '' && typedNumber(typed[name], name) === null;
}

export function hasWrongNumber(typed: Typed): boolean {
  return (['age', 'from', 'to'] as const).some((name) => isWrongNumber(name, typed));
}

/** Messages for impossible numbers, and for prices that were swapped. */
export function mistakesOf(
  state: FinderState,
  typed: Typed,
  words: FinderWords,
): readonly string[] {
  return [
    ...(isWrongNumber('age', typed) ? [words.wrongAge] : []),
    ...(isWrongNumber('from', typed) || isWrongNumber('to', typed) ? [words.wrongPrice] : []),
    ...(isSwapped(state) ? [words.swappedPrices] : []),
  ].map((sentence) => sentence.replace(/\.$/, ''));
}
