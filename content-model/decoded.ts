/** A percent-encoded text decoded; one that is not encoded, or badly, as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
