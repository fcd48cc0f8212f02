import type { Steps } from '../turns/steps.ts';

/**
 * A text one piece after the other. A page is never put together as text: one letter beyond Latin-1 would make two bytes
 * of each of its letters, and what is so large V8 keeps until it collects the whole heap.
 */
export type Pieces = readonly string[];

/** Letters of one step: a sitemap of ten thousand pages has eight million. */
const lettersOfStep = 128 * 1024;

/** The text as it is sent, in memory of its own. */
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

/** Some letters take two places, and are cut in none. */
function wholeLetter(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  return code >= 0xd800 && code <= 0xdbff ? at + 1 : at;
}
