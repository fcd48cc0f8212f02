const storageKey = 'farol-sections-used-last';
const maxRemembered = 4;

/** Sections with their variations, such as `hero/default`, the most recently used first. */
export function usedLast(): readonly string[] {
  return (localStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);
}

export function rememberUsed(name: string): void {
  localStorage.setItem(storageKey, withUsed(usedLast(), name).join(' '));
}

export function withUsed(used: readonly string[], name: string): readonly string[] {
  return [name, ...used.filter((each) => each !== name)].slice(0, maxRemembered);
}
