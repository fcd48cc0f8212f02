import { binarySearch } from '@farol/content-model';
import { Refused } from '../repository/faults.ts';

/** The text to search for, and how. */
export interface SearchOptions {
  text: string;
  /** Whether case matters. */
  exact: boolean;
  /** Whether only whole words match: "Lis" is not found in "Lisbon". */
  wholeWords: boolean;
}

export interface Match {
  start: number;
  end: number;
}

function patternOf({ text, exact, wholeWords }: SearchOptions, flags: string): RegExp {
  const literal = RegExp.escape(text);
  const pattern = wholeWords ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
  return new RegExp(pattern, exact ? `${flags}u` : `${flags}iu`);
}

/** The matches in a text, from left to right, never overlapping; at most `limit`. */
export function matchesIn(
  text: string,
  wanted: SearchOptions,
  limit = Number.POSITIVE_INFINITY,
): Match[] {
  if (wanted.text === '') return [];
  return text
    .matchAll(patternOf(wanted, 'g'))
    .take(limit)
    .map(({ 0: matched, index }) => ({ start: index, end: index + matched.length }))
    .toArray();
}

/** Whether a content may contain the text: a quick test that allocates nothing. */
export function containsMatch(wanted: SearchOptions): (content: unknown) => boolean {
  const pattern = patternOf(wanted, '');
  const isMatch = (content: unknown): boolean => {
    if (typeof content === 'string') return pattern.test(content);
    if (typeof content === 'number') return String(content) === wanted.text;
    if (typeof content !== 'object' || content === null) return false;
    for (const each of Object.values(content)) if (isMatch(each)) return true;
    return false;
  };
  return isMatch;
}

/** Replacing many short words by long ones could fill the memory with one small request. */
const maxCharacters = 1_000_000;

export function withReplacements(text: string, matches: readonly Match[], by: string): string {
  const growth = matches.reduce((sum, { start, end }) => sum + by.length - (end - start), 0);
  if (text.length + growth > maxCharacters)
    throw new Refused(`With this, a text would be longer than ${maxCharacters} characters.`, 413);
  let result = '';
  let from = 0;
  for (const { start, end } of matches) {
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}

/**
 * Maps a position in a text to where it is after the replacement; one within a match is moved to the end of its
 * replacement.
 */
export function positionMapper(
  matches: readonly Match[],
  by: string,
): (position: number) => number {
  /** How much longer the text has become after each match. */
  const growths: number[] = [0];
  for (const { start, end } of matches)
    growths.push((growths.at(-1) ?? 0) + by.length - (end - start));
  return (position) => {
    const next = binarySearch(matches, ({ end }) => end > position);
    const start = matches[next]?.start ?? Number.POSITIVE_INFINITY;
    return (growths[next] ?? 0) + (position > start ? start + by.length : position);
  };
}
