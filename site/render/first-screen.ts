import type { Pieces } from './pieces.ts';

/** Where the first screen ends. */
export const belowId = 'below';

/** Characters that, compressed, arrive with the first flight of a connection or soon after. */
const maxCharacters = 64 * 1024;

/** Browsers paint nothing before the first screen is complete; else its upper half would move. */
export const waitForFirstScreen = `<link rel="expect" href="#${belowId}" blocking="render"/>`;

/**
 * The page with the end of its first screen marked, which is where it first asks for the style sheet. Null where it
 * never does, or so late that browsers would wait for the network.
 */
export function withFirstScreen(pieces: Pieces, sheet: string | null): Pieces | null {
  const link = `<link rel="stylesheet" href="${sheet}"`;
  let characters = 0;
  for (const [index, piece] of pieces.entries()) {
    const at = piece.indexOf(link);
    characters += at < 0 ? piece.length : at;
    if (characters > maxCharacters) return null;
    if (at < 0) continue;
    const marked = [piece.slice(0, at), `<link id="${belowId}"`, piece.slice(at + '<link'.length)];
    return [...pieces.slice(0, index), ...marked, ...pieces.slice(index + 1)];
  }
  return null;
}
