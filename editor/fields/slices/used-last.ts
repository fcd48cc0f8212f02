const STORAGE = 'farol-sections-used-last';
const MOST = 4;

/** `hero/default`: a section and the form of it, the one used last first. */
export function usedLast(): readonly string[] {
  return (localStorage.getItem(STORAGE) ?? '').split(' ').filter(Boolean);
}

export function nowUsed(name: string): void {
  localStorage.setItem(STORAGE, withUsed(usedLast(), name).join(' '));
}

export function withUsed(used: readonly string[], name: string): readonly string[] {
  return [name, ...used.filter((each) => each !== name)].slice(0, MOST);
}
