import type { Steps } from '../turns/steps.ts';

/**
 * A text in pieces. A page is never joined to one string: a single character beyond Latin-1 would double its size, and
 * V8 keeps strings that large until it collects the whole heap.
 */
export type Pieces = readonly string[];

/** Characters encoded per step; a sitemap of 10,000 pages has eight million. */
const charactersPerStep = 128 * 1024;

/** The text in UTF-8. */
export function* bytesOf(pieces: Pieces): Steps<Buffer<ArrayBuffer>> {
  const shortPieces = pieces.flatMap(split);
  let length = 0;
  yield* forEach(shortPieces, (piece) => {
    length += Buffer.byteLength(piece);
  });
  const bytes = Buffer.allocUnsafeSlow(length);
  let end = 0;
  yield* forEach(shortPieces, (piece) => {
    end += bytes.write(piece, end);
  });
  return bytes;
}

function* forEach(pieces: Pieces, act: (piece: string) => void): Steps<void> {
  let characters = 0;
  for (const piece of pieces) {
    if (characters >= charactersPerStep) {
      yield;
      characters = 0;
    }
    act(piece);
    characters += piece.length;
  }
}

function split(text: string): string | string[] {
  if (text.length <= charactersPerStep) return text;
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = characterEnd(text, start + charactersPerStep);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Surrogate pairs are not split. */
function characterEnd(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at + 1 : at;
}
