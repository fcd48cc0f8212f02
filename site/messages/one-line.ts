/** A text on one line: white space becomes a blank, but for fixed spaces, which keep a word with the sign after it. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
}
