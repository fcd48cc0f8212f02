/** Choices of the visitor. Where storage is forbidden they last for this page only. */
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
    // The choice still applies to this page.
  }
}
