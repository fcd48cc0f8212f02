import { firstIndex } from '@farol/content-model';
import { Refused } from '../repository/faults.ts';

/** The text to search for, and how. */
export interface Wanted {
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

function patternOf({ text, exact, wholeWords }: Wanted, flags: string): RegExp {
  const literal = RegExp.escape(text);
  const pattern = wholeWords ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
  return new RegExp(pattern, exact ? `${flags}u` : `${flags}iu`);
}

/** The matches in a text, from left to right, never overlapping; at most `most`. */
export function matchesIn(text: string, wanted: Wanted, most = Number.POSITIVE_INFINITY): Match[] {
  if (wanted.text === '') return [];
  return text
    .matchAll(patternOf(wanted, 'g'))
    .take(most)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .toArray();
}

/** Whether a content may contain the text: a quick test that allocates nothing. */
export function lookingFor(wanted: Wanted): (content: unknown) => boolean {
  const pattern = patternOf(wanted, '');
  const holds = (content: unknown): boolean => {
    if (typeof content === 'string') return pattern.test(content);
    if (typeof content === 'number') return String(content) === wanted.text;
    if (typeof content !== 'object' || content === null) return false;
    for (const each of Object.values(content)) if (holds(each)) return true;
    return false;
  };
  return holds;
}

/** Replacing many short words by long ones could fill the memory with one small request. */
const mostCharacters = 1_000_000;

export function replaced(text: string, matches: readonly Match[], by: string): string {
  const longer = matches.reduce((sum, { start, end }) => sum + by.length - (end - start), 0);
  if (text.length + longer > mostCharacters)
    throw new Refused(`With this, a text would be longer than ${mostCharacters} characters.`, 413);
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
export function moved(matches: readonly Match[], by: string): (position: number) => number {
  /** How much longer the text has become after each match. */
  const longer: number[] = [0];
  for (const { start, end } of matches)
    longer.push((longer.at(-1) ?? 0) + by.length - (end - start));
  return (position) => {
    const next = firstIndex(matches, ({ end }) => end > position);
    const start = matches[next]?.start ?? Number.POSITIVE_INFINITY;
    return (longer[next] ?? 0) + (position > start ? start + by.length : position);
  };
}
