/** Letters of the longest word; both rows are used again by every comparison. */
const longest = 64;
let above = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/** How many letters must be changed, left out or put in to make one word of another; more than `most` are too many. */
export function editDistance(one: string, other: string, most: number): number {
  const { length } = other;
  if (Math.abs(one.length - length) > most) return Number.POSITIVE_INFINITY;
  if (length > longest) return editDistance(one.slice(0, longest), other.slice(0, longest), most);
  for (let at = 0; at <= length; at += 1) above[at] = at;
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    let before = Math.min(row, 255);
    let least = before;
    current[0] = before;
    for (let at = 1; at <= length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (letter === other.charCodeAt(at - 1) ? 0 : 1);
      before = Math.min(changed, (above[at] ?? 0) + 1, before + 1);
      current[at] = before;
      if (before < least) least = before;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [above, current] = [current, above];
  }
  const edits = above[length] ?? 0;
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
