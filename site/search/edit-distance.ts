/** The Levenshtein distance of two words, infinite if it is greater than `max`. */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const substituted = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
      const removed = (previous[column] ?? 0) + 1;
      const inserted = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(substituted, removed, inserted));
    }
    if (Math.min(...current) > max) return Number.POSITIVE_INFINITY;
    previous = current;
  }
  const edits = previous[other.length] ?? 0;
  return edits > max ? Number.POSITIVE_INFINITY : edits;
}

/** The set of letters of a word, as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** False if words with these letters need more edits: each edit removes at most one letter and adds one. */
export function mayBeWithin(one: number, other: number, edits: number): boolean {
  let differing = one ^ other;
  for (let bits = 2 * edits; bits >= 0; bits -= 1) {
    if (differing === 0) return true;
    differing &= differing - 1;
  }
  return false;
}
