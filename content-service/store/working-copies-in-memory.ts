import {
  type WorkingCopies,
  type WorkingCopy,
  type WorkingCopyHead,
  type WorkingCopyLimits,
  type WritingPlace,
  workingCopyLimits,
} from './working-copies.ts';

/** The content as bytes, so that the memory used equals the bytes counted. */
interface StoredCopy extends WorkingCopyHead {
  content: Buffer;
}

/** The working copies of one process. */
export function workingCopiesInMemory(
  limits: WorkingCopyLimits = workingCopyLimits,
): WorkingCopies {
  // Latest last.
  const copies = new Map<string, StoredCopy>();
  const listeners = new Set<Parameters<WorkingCopies['onChange']>[0]>();
  let bytes = 0;

  const keyOf = ({ document, person, tab }: WritingPlace) =>
    JSON.stringify([document, person, tab]);
  const notify = ({ document, person, tab }: WritingPlace) => {
    for (const listener of listeners) listener({ document, person, tab });
  };
  const unexpired = (now: number) =>
    [...copies.values()].filter(({ at }) => at > now - limits.ttlMs).reverse();

  function drop(copy: StoredCopy | undefined): void {
    if (!copy || !copies.delete(keyOf(copy))) return;
    bytes -= copy.content.length;
  }

  function forget(now: number): void {
    for (const copy of copies.values()) if (copy.at <= now - limits.ttlMs) drop(copy);
  }

  /** Evicts a person's oldest copies beyond the limits, but never the latest. */
  function evictOfPerson(person: string): void {
    const latestFirst = [...copies.values()].filter((copy) => copy.person === person).reverse();
    let held = 0;
    for (const [index, copy] of latestFirst.entries()) {
      held += copy.content.length;
      if (index > 0 && (index >= limits.maxPerPerson || held > limits.maxBytesPerPerson))
        drop(copy);
    }
  }

  /** Evicts those first whose author has the most newer bytes. */
  function evictOverall(): void {
    const newerBytes = new Map<string, number>();
    const ranked = [...copies.values()].reverse().map((copy) => {
      const held = newerBytes.get(copy.person) ?? 0;
      newerBytes.set(copy.person, held + copy.content.length);
      return { copy, held };
    });
    let total = 0;
    for (const [index, { copy }] of ranked.sort((a, b) => a.held - b.held).entries()) {
      total += copy.content.length;
      if (index >= limits.maxTotal || total > limits.maxTotalBytes) drop(copy);
    }
  }

  const toWorkingCopy = ({ content, ...head }: StoredCopy): WorkingCopy => ({
    ...head,
    content: content.toString(),
  });

  return {
    async put(copy) {
      forget(copy.at);
      drop(copies.get(keyOf(copy)));
      const content = Buffer.from(copy.content);
      copies.set(keyOf(copy), { ...copy, content });
      bytes += content.length;
      evictOfPerson(copy.person);
      if (copies.size > limits.maxTotal || bytes > limits.maxTotalBytes) evictOverall();
      notify(copy);
    },
    async get(place, now) {
      const copy = copies.get(keyOf(place));
      return copy && copy.at > now - limits.ttlMs ? toWorkingCopy(copy) : null;
    },
    of: async ({ person, tab }, now) =>
      unexpired(now)
        .filter((copy) => copy.person === person && copy.tab === tab)
        .map(toWorkingCopy),
    heads: async (now) => unexpired(now).map(({ content: _, ...head }) => head),
    async remove(place) {
      const copy = copies.get(keyOf(place));
      if (!copy) return;
      drop(copy);
      notify(copy);
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
