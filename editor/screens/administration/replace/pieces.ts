import { numberIn } from '@farol/content-model';
import type { Occurrence } from '../../../api/replacements.ts';

/** What takes the place of a match as it will be stored; null where a number would be no number any more. */
export function newTextOf({ isNumber }: Pick<Occurrence, 'isNumber'>, by: string): string | null {
  if (!isNumber) return by;
  const number = numberIn(by);
  return number === null ? null : String(number);
}

/** The number of characters shown around a match in a long text. */
const contextLength = 40;

export interface Piece {
  at: number;
  text: string;
  isMatch: boolean;
}

/** Splits a text at its matches, and shortens what is between them. */
export function piecesOf(
  text: string,
  matches: readonly { start: number; end: number }[],
): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of matches) {
    pieces.push(between(text, from, start, from > 0, true));
    pieces.push({ at: start, text: text.slice(start, end), isMatch: true });
    from = end;
  }
  pieces.push(between(text, from, text.length, matches.length > 0, false));
  return pieces.filter((piece) => piece.text !== '');
}

function between(
  text: string,
  start: number,
  end: number,
  afterMatch: boolean,
  beforeMatch: boolean,
): Piece {
  const whole = text.slice(start, end);
  const kept = (afterMatch ? contextLength : 0) + (beforeMatch ? contextLength : 0);
  if (whole.length <= kept + 1) return { at: start, text: whole, isMatch: false };
  const first = afterMatch ? whole.slice(0, contextLength) : '';
  const last = beforeMatch ? whole.slice(-contextLength) : '';
  return { at: start, text: `${first}…${last}`, isMatch: false };
}
