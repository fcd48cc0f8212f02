/** Letters that have no accent to take off, and still are two others. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** A word as it is compared: small, without accents. */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => ligatures[letter] ?? letter);
}

/** A piece of text, and whether it is what was searched for. */
export type Piece = readonly [text: string, marked: boolean];

export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): readonly string[] {
  return (text.match(wordPattern) ?? []).map(folded);
}

/** A text in pieces, those words marked that are among the terms. */
export function marked(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: [string, boolean][] = [];
  const add = (piece: string, mark: boolean) => {
    const before = pieces.at(-1);
    if (piece === '') return;
    if (before?.[1] === mark) before[0] += piece;
    else pieces.push([piece, mark]);
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!terms.has(folded(word))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

const excerptLength = 170;

/** The part of a long text in which most of the terms stand, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text;
  const hits = [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ term: folded(word), index }))
    .filter(({ term }) => terms.has(term));
  let best = { index: hits[0]?.index ?? 0, terms: 0 };
  hits.forEach(({ index }, position) => {
    const near = hits
      .slice(position)
      .filter((hit) => hit.index < index + excerptLength - 40)
      .map(({ term }) => term);
    const count = new Set(near).size;
    if (count > best.terms) best = { index, terms: count };
  });
  return cutAround(text, best.index);
}

/** Some words before the place, and as many after it as there is room for. */
function cutAround(text: string, index: number): string {
  const early = Math.max(0, index - 40);
  const start = early === 0 ? 0 : text.indexOf(' ', early) + 1;
  const late = start + excerptLength;
  const end = late >= text.length ? text.length : text.lastIndexOf(' ', late);
  const shown = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${shown}${end < text.length ? ' …' : ''}`;
}
