import { firstIndex } from '@farol/content-model';
import { Refused } from '../repository/faults.ts';

/** What is looked for, and how. */
export interface Wanted {
  text: string;
  /** Whether capitals count. */
  exact: boolean;
  /** Whether it has to stand by itself: "Lis" is not found in "Lisbon". */
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

/** Where a text holds what is wanted, from left to right, never overlapping: the first so many. */
export function matchesIn(text: string, wanted: Wanted, most = Number.POSITIVE_INFINITY): Match[] {
  if (wanted.text === '') return [];
  return text
    .matchAll(patternOf(wanted, 'g'))
    .take(most)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .toArray();
}

/** Whether anything in a content could hold what is wanted: a quick look that makes nothing on its way. */
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

/** Many short words made long would fill the memory with one small request. */
const mostCharacters = 1_000_000;

/** The text with each match replaced. */
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

/** Tells where a position of a text lies once its matches are replaced; one within a match lies at the end of what came. */
export function moved(matches: readonly Match[], by: string): (position: number) => number {
  /** How much longer the text is behind each match. */
  const longer: number[] = [0];
  for (const { start, end } of matches)
    longer.push((longer.at(-1) ?? 0) + by.length - (end - start));
  return (position) => {
    const next = firstIndex(matches, ({ end }) => end > position);
    const start = matches[next]?.start ?? Number.POSITIVE_INFINITY;
    return (longer[next] ?? 0) + (position > start ? start + by.length : position);
  };
}
