/** How many letters must be changed, left out or put in to make one word of another; more than `most` are too many. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      current.push(Math.min(changed, (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    above = current;
  }
  const edits = above[other.length] ?? 0;
  return edits > most ? Number.POSITIVE_INFINITY : edits;
}

/** Which letters a word has. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether words with these letters may be so few edits apart: each takes one letter away and brings another. */
export function mayBeWithin(one: number, other: number, edits: number): boolean {
  let differing = one ^ other;
  for (let bits = 2 * edits; bits >= 0; bits -= 1) {
    if (differing === 0) return true;
    differing &= differing - 1;
  }
  return false;
}
