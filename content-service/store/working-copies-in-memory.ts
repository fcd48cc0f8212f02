import {
  type WorkingCopies,
  type WorkingCopy,
  type WorkingCopyLimits,
  workingCopyLimits,
} from './working-copies.ts';

/** The working copies of one process. */
export function workingCopiesInMemory(
  limits: WorkingCopyLimits = workingCopyLimits,
): WorkingCopies {
  // The latest last.
  const copies = new Map<string, WorkingCopy>();
  const listeners = new Set<Parameters<WorkingCopies['onChange']>[0]>();
  let bytes = 0;

  const keyOf = (document: string, person: string) => `${document}\n${person}`;
  const tell = ({ document, person }: Pick<WorkingCopy, 'document' | 'person'>) => {
    for (const listener of listeners) listener({ document, person });
  };
  const standing = (now: number) =>
    [...copies.values()].filter(({ at }) => at > now - limits.lastsMs).reverse();

  function drop(copy: WorkingCopy | undefined): void {
    if (!copy || !copies.delete(keyOf(copy.document, copy.person))) return;
    bytes -= copy.content.length;
  }

  function forget(now: number): void {
    for (const copy of copies.values()) if (copy.at <= now - limits.lastsMs) drop(copy);
  }

  return {
    async put(copy) {
      forget(copy.at);
      drop(copies.get(keyOf(copy.document, copy.person)));
      copies.set(keyOf(copy.document, copy.person), copy);
      bytes += copy.content.length;
      const own = [...copies.values()].filter(({ person }) => person === copy.person);
      for (const old of own.slice(0, Math.max(0, own.length - limits.most))) drop(old);
      for (const old of copies.values()) {
        if (copies.size <= limits.mostInAll && bytes <= limits.mostBytes) break;
        drop(old);
      }
      tell(copy);
    },
    async get(document, person, now) {
      const copy = copies.get(keyOf(document, person));
      return copy && copy.at > now - limits.lastsMs ? copy : null;
    },
    of: async (person, now) => standing(now).filter((copy) => copy.person === person),
    heads: async (now) => standing(now).map(({ content: _, ...head }) => head),
    async remove(document, person) {
      const copy = copies.get(keyOf(document, person));
      if (!copy) return;
      drop(copy);
      tell(copy);
    },
    async forget(now) {
      forget(now);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
