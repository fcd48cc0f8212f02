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

/** Where a text holds what is wanted, from left to right, never overlapping. */
export function matchesIn(text: string, { text: wanted, exact, wholeWords }: Wanted): Match[] {
  if (wanted === '') return [];
  const literal = RegExp.escape(wanted);
  const pattern = wholeWords ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
  return [...text.matchAll(new RegExp(pattern, exact ? 'gu' : 'giu'))].map(
    ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    }),
  );
}

/** The text with each match replaced. */
export function replaced(text: string, matches: readonly Match[], by: string): string {
  let result = '';
  let from = 0;
  for (const { start, end } of matches) {
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}

/** Where a position of a text lies once its matches are replaced; one within a match lies at the end of what came. */
export function positionAfter(position: number, matches: readonly Match[], by: string): number {
  let moved = position;
  for (const { start, end } of matches) {
    if (position >= end) moved += by.length - (end - start);
    else if (position > start) return moved - (position - start) + by.length;
  }
  return moved;
}
