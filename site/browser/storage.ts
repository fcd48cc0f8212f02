/** What a visitor chose. Browsers may forbid storage; then a choice holds for this page only. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to do: the choice is in force all the same.
  }
}
