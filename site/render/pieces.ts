import type { Steps } from '../turns/steps.ts';

/**
 * A text in pieces. A page is never joined to one string: a single character beyond Latin-1 would double its size, and
 * V8 keeps strings that large until it collects the whole heap.
 */
export type Pieces = readonly string[];

/** Characters encoded per step; a sitemap of 10,000 pages has eight million. */
const lettersOfStep = 128 * 1024;

/** The text in UTF-8. */
export function* bytesOf(pieces: Pieces): Steps<Buffer<ArrayBuffer>> {
  const short = pieces.flatMap(shortened);
  let length = 0;
  yield* forEach(short, (piece) => {
    length += Buffer.byteLength(piece);
  });
  const bytes = Buffer.allocUnsafeSlow(length);
  let end = 0;
  yield* forEach(short, (piece) => {
    end += bytes.write(piece, end);
  });
  return bytes;
}

function* forEach(pieces: Pieces, act: (piece: string) => void): Steps<void> {
  let letters = 0;
  for (const piece of pieces) {
    if (letters >= lettersOfStep) {
      yield;
      letters = 0;
    }
    act(piece);
    letters += piece.length;
  }
}

function shortened(text: string): string | string[] {
  if (text.length <= lettersOfStep) return text;
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = wholeLetter(text, start + lettersOfStep);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Surrogate pairs are not split. */
function wholeLetter(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at + 1 : at;
}
