/** The deepest nesting of groups or marks accepted. */
export const maxDepth = 50;

/** The most bytes of the file that an office sends back; splitting a larger one would block other requests. */
export const maxReturnedBytes = 8 * 1024 * 1024;

/** Beside each text comes its translation, in letters that may take twice the bytes, and the file is sent as JSON. */
const growthFactor = 3;

/** Limits of what is sent back. */
export const returnedLimits = {
  // A document, a file, its groups, a unit, a segment, a source, its marks, and a character code.
  depth: maxDepth + maxDepth + 6,
  elements: 5_000,
  // Takes less than half a second to read, and is far more than a page has.
  tags: 50_000,
  characters: 1_000_000,
  opening: 10_000,
};

/** Limits of what is sent out: more could not be read back. */
export const sentLimits = {
  bytes: Math.floor(maxReturnedBytes / growthFactor),
  /** Per page. */
  characters: Math.floor(returnedLimits.characters / growthFactor),
};
