import { type FinderState, isSwapped, type NumberName, typedNumber } from './state.ts';
import type { FinderWords } from './words.ts';

/** The numbers of the form as they stand in their fields. */
export type Typed = Readonly<Record<NumberName, string>>;

export const nothingTyped: Typed = { age: '', from: '', to: '' };

export function typedIn(query: URLSearchParams): Typed {
  const read = (name: NumberName) => query.get(name) ?? '';
  return { age: read('age'), from: read('from'), to: read('to') };
}

export function isWrongNumber(name: NumberName, typed: Typed = nothingTyped): boolean {
  return typed[name] !== '' && typedNumber(typed[name], name) === null;
}

export function holdsWrongNumber(typed: Typed): boolean {
  return (['age', 'from', 'to'] as const).some((name) => isWrongNumber(name, typed));
}

/** What is said of numbers that cannot be, or that were taken otherwise than they stand there. */
export function slipsOf(state: FinderState, typed: Typed, words: FinderWords): readonly string[] {
  return [
    ...(isWrongNumber('age', typed) ? [words.wrongAge] : []),
    ...(isWrongNumber('from', typed) || isWrongNumber('to', typed) ? [words.wrongPrice] : []),
    ...(isSwapped(state) ? [words.swappedPrices] : []),
  ].map((sentence) => sentence.replace(/\.$/, ''));
}
