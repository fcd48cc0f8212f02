/** Parses a number and clamps it; null for invalid or missing values. */
export function number(text: string | null, min: number, max: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(trimmed)) return null;
  return Math.min(max, Math.max(min, Number(trimmed)));
}

export function commaSeparated(text: string | null): readonly string[] {
  return lowerCase(text)
    .split(',')
    .map((part) => part.trim());
}

export function lowerCase(text: string | null): string {
  return text?.trim().toLowerCase() ?? '';
}
