/** Nobody nests groups or marks further. */
export const deepest = 50;

/** What an office may send back, as the body of a request; to cut more would hold everybody up. */
export const mostTakenBack = 8 * 1024 * 1024;

/** Beside each text its translation comes, in letters that may take twice the room, and the file as JSON. */
const growth = 3;

/** Of what is sent back. */
export const returned = {
  // A document, a file, its groups, a unit, a segment, a source, its marks, and a character as its code.
  depth: deepest + deepest + 6,
  elements: 5_000,
  // What takes less than half a second to read, and far more than a page has.
  tags: 50_000,
  characters: 1_000_000,
  opening: 10_000,
};

/** Of what is sent out: more could not be taken back. */
export const sent = {
  bytes: Math.floor(mostTakenBack / growth),
  /** Of one page. */
  characters: Math.floor(returned.characters / growth),
};
