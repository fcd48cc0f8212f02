const STORAGE = 'farol-sections-used-last';
const MOST = 4;

/** Sections with their variations, such as `hero/default`, the most recently used first. */
export function usedLast(): readonly string[] {
  return (localStorage.getItem(STORAGE) ?? '').split(' ').filter(Boolean);
}

export function rememberUsed(name: string): void {
  localStorage.setItem(STORAGE, withUsed(usedLast(), name).join(' '));
}

export function withUsed(used: readonly string[], name: string): readonly string[] {
  return [name, ...used.filter((each) => each !== name)].slice(0, MOST);
}
