import { inOrderOf, placeAfter, same } from '@farol/content-model';
import { type Path, valueAt, withValueAt } from './path.ts';
import { type Clash, type Version, type Written, writtenOf } from './written.ts';

/**
 * The clashes after this person wrote on: they stand until a text is chosen, for who is typing while one comes has
 * not seen it. Each follows its place, and what is written there is what stands beside the other text.
 */
export function afterWriting(
  clashes: readonly Clash[],
  before: Written,
  after: Written,
): readonly Clash[] {
  if (clashes.length === 0) return clashes;
  return clashes.flatMap((clash) => {
    const path = placeAfter(clash.path, before, after);
    if (!path) return [];
    const now = valueAt(after, path);
    const isTouched = !same(now, valueAt(before, clash.path));
    const moved = { ...clash, path, ...(isTouched ? { yours: now } : {}) };
    return isSettled(moved) ? [] : [moved];
  });
}

/** The clashes after somebody else’s version came in: what they have now stands beside what is here. */
export function afterMeeting(
  { clashes, before, merged }: { clashes: readonly Clash[]; before: Written; merged: Written },
  found: readonly Omit<Clash, 'by'>[],
  theirs: Version,
): readonly Clash[] {
  const met = found.map((conflict): Clash => ({ ...conflict, by: theirs.by }));
  const text = writtenOf(theirs);
  const stayed = clashes.flatMap((clash) => {
    const path = placeAfter(clash.path, before, merged);
    if (!path) return [];
    // What was written in another tab nobody saved.
    if (clash.by === null) return [{ ...clash, path }];
    if (met.some((each) => same(each.path, path))) return [];
    const there = placeAfter(path, merged, text);
    const now = there ? valueAt(text, there) : undefined;
    const { by } = same(now, clash.theirs) ? clash : theirs;
    const moved = { ...clash, path, theirs: now, by };
    return isSettled(moved) ? [] : [moved];
  });
  return [...stayed, ...met];
}

/** The clashes of two tabs, and what both wrote in the same place. */
export function afterJoining(
  tabs: readonly { clashes: readonly Clash[]; before: Written }[],
  found: readonly Omit<Clash, 'by'>[],
  merged: Written,
): readonly Clash[] {
  const stayed = tabs.flatMap(({ clashes, before }) =>
    clashes.flatMap((clash) => {
      const path = placeAfter(clash.path, before, merged);
      if (!path) return [];
      const yours = clash.isOrder ? clash.yours : valueAt(merged, path);
      return isSettled({ ...clash, yours }) ? [] : [{ ...clash, path, yours }];
    }),
  );
  // Both tabs have met the same text of somebody else.
  const once = stayed.filter((clash, at) => stayed.findIndex((each) => same(each, clash)) === at);
  return [...once, ...found.map((conflict): Clash => ({ ...conflict, by: null }))];
}

/** The text with one of both sides taken. */
export function withChosen(written: Written, clash: Clash, side: 'yours' | 'theirs'): Written {
  const { path, isOrder } = clash;
  const value = clash[side];
  if (!isOrder)
    return value === undefined ? without(written, path) : withValueAt(written, path, value);
  const items = valueAt(written, path);
  if (!Array.isArray(items) || !Array.isArray(value)) return written;
  return withValueAt(written, path, inOrderOf(items, value));
}

/** A field that is empty, or a list with an item less. */
function without(written: Written, path: Path): Written {
  const last = path.at(-1);
  const around = path.slice(0, -1);
  const list = valueAt(written, around);
  return typeof last === 'number' && Array.isArray(list)
    ? withValueAt(written, around, list.toSpliced(last, 1))
    : withValueAt(written, path, undefined);
}

/** Both sides say the same by now. */
function isSettled({ yours, theirs, isOrder }: Clash): boolean {
  if (!isOrder || !Array.isArray(yours) || !Array.isArray(theirs)) return same(yours, theirs);
  return same(inOrderOf(yours, theirs), yours);
}
