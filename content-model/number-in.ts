/** The number that a text is; null if it is none. */
export function numberIn(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : null;
}
