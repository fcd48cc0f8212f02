/** A text on one line: each run of white space becomes a blank, or the fixed space in it (French sets one before a colon). */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, (spaces) => /[\u00a0\u202f]/.exec(spaces)?.[0] ?? ' ').trim();
}
