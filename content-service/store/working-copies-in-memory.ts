import {
  type WorkingCopies,
  type WorkingCopy,
  type WorkingCopyHead,
  type WorkingCopyLimits,
  type WritingPlace,
  workingCopyLimits,
} from './working-copies.ts';

/** As bytes, which take as much memory as they are counted for. */
interface Kept extends WorkingCopyHead {
  content: Buffer;
}

/** The working copies of one process. */
export function workingCopiesInMemory(
  limits: WorkingCopyLimits = workingCopyLimits,
): WorkingCopies {
  // The latest last.
  const copies = new Map<string, Kept>();
  const listeners = new Set<Parameters<WorkingCopies['onChange']>[0]>();
  let bytes = 0;

  const keyOf = ({ document, person, tab }: WritingPlace) =>
    JSON.stringify([document, person, tab]);
  const tell = ({ document, person, tab }: WritingPlace) => {
    for (const listener of listeners) listener({ document, person, tab });
  };
  const standing = (now: number) =>
    [...copies.values()].filter(({ at }) => at > now - limits.lastsMs).reverse();

  function drop(copy: Kept | undefined): void {
    if (!copy || !copies.delete(keyOf(copy))) return;
    bytes -= copy.content.length;
  }

  function forget(now: number): void {
    for (const copy of copies.values()) if (copy.at <= now - limits.lastsMs) drop(copy);
  }

  /** Those of a person that are too many or too long, the latest kept in any case. */
  function keepShare(person: string): void {
    const own = [...copies.values()].filter((copy) => copy.person === person).reverse();
    let held = 0;
    for (const [index, copy] of own.entries()) {
      held += copy.content.length;
      if (index > 0 && (index >= limits.most || held > limits.mostBytesOfOne)) drop(copy);
    }
  }

  /** Stays first: of whom the least that is newer is kept. */
  function makeRoom(): void {
    const newer = new Map<string, number>();
    const ranked = [...copies.values()].reverse().map((copy) => {
      const held = newer.get(copy.person) ?? 0;
      newer.set(copy.person, held + copy.content.length);
      return { copy, held };
    });
    let kept = 0;
    for (const [index, { copy }] of ranked.sort((one, other) => one.held - other.held).entries()) {
      kept += copy.content.length;
      if (index >= limits.mostInAll || kept > limits.mostBytes) drop(copy);
    }
  }

  const whole = ({ content, ...head }: Kept): WorkingCopy => ({
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
      keepShare(copy.person);
      if (copies.size > limits.mostInAll || bytes > limits.mostBytes) makeRoom();
      tell(copy);
    },
    async get(place, now) {
      const copy = copies.get(keyOf(place));
      return copy && copy.at > now - limits.lastsMs ? whole(copy) : null;
    },
    of: async ({ person, tab }, now) =>
      standing(now)
        .filter((copy) => copy.person === person && copy.tab === tab)
        .map(whole),
    heads: async (now) => standing(now).map(({ content: _, ...head }) => head),
    async remove(place) {
      const copy = copies.get(keyOf(place));
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
