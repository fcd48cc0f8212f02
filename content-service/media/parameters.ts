/** How the values of an address are read: what makes no sense counts as not said. */
export function number(text: string | null, least: number, most: number): number | null {
  const trimmed = text?.trim() ?? '';
  if (!/^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(trimmed)) return null;
  return Math.min(most, Math.max(least, Number(trimmed)));
}

export function listed(text: string | null): readonly string[] {
  return lower(text)
    .split(',')
    .map((part) => part.trim());
}

export function lower(text: string | null): string {
  return text?.trim().toLowerCase() ?? '';
}
