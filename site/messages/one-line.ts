/**
 * A text on one line: white space is collapsed to a space, or to a non-breaking one if it contains one (French sets it
 * before a colon).
 */
export function oneLine(text: string): string {
  // Most spaces are single and stay as they are.
  return text
    .replace(/\s{2,}|[^\S ]/g, (spaces) => /[\u00a0\u202f]/.exec(spaces)?.[0] ?? ' ')
    .trim();
}
