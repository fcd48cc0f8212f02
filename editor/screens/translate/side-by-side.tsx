import { type Path, pathText } from '@farol/content-model';
import { createContext, useContext } from 'react';
import type { TranslationComparison } from '../../api/translations.ts';

type Source = NonNullable<TranslationComparison['source']>;
export type SourceChange = Omit<TranslationComparison['changes'][number], 'path'> & { path: Path };

/** The context of the rows of a translation. */
export interface SideBySide {
  source: Source;
  changes: readonly SourceChange[];
}

const Context = createContext<SideBySide | null>(null);
export const SideBySideProvider = Context;

export function useSideBySide(): SideBySide {
  const context = useContext(Context);
  if (!context) throw new Error('A row stands outside of a translation.');
  return context;
}

/** How a place of the source changed since it was translated; a place inside something added is added too. */
export function changeAt(
  changes: readonly SourceChange[],
  path: Path,
): { kind: 'changed' | 'added'; before: unknown } | null {
  for (const { path: at, kind, before } of changes) {
    if (kind === 'moved' || kind === 'removed') continue;
    if (pathText(at) === pathText(path)) return { kind, before };
    const holdsIt = at.length < path.length && at.every((step, index) => step === path[index]);
    if (holdsIt && kind === 'added') return { kind, before: undefined };
  }
  return null;
}

/** What was removed from the source directly below a place. */
export function removedBelow(changes: readonly SourceChange[], path: Path): SourceChange[] {
  return changesBelow(changes, path, 'removed');
}

function changesBelow(
  changes: readonly SourceChange[],
  path: Path,
  wanted: SourceChange['kind'],
): SourceChange[] {
  return changes.filter(
    ({ kind, path: at }) =>
      kind === wanted &&
      at.length === path.length + 1 &&
      path.every((step, index) => step === at[index]),
  );
}

export function hasMoved(changes: readonly SourceChange[], path: Path): boolean {
  return changes.some(({ kind, path: at }) => kind === 'moved' && pathText(at) === pathText(path));
}

/** Items of the source and of the translation that belong together, and what the source has no longer. */
export interface ItemPair {
  source: number | null;
  target: number | null;
  gone?: SourceChange | undefined;
  /** As many items came as went: which one the translation has here is unknown. */
  isUnsure?: boolean;
}

/**
 * Pairs the items of a list, which have no ids. An item of the translation belongs to the one that was in its place when
 * it was translated, as long as there are as many as then and others in the source; else to the one in its place now.
 */
export function pairItems(
  changes: readonly SourceChange[],
  path: Path,
  { source, target }: Readonly<Record<'source' | 'target', number>>,
): ItemPair[] {
  const removed = removedBelow(changes, path);
  const gone = new Map(removed.map((change) => [change.path.at(-1), change]));
  const added = new Set(changesBelow(changes, path, 'added').map((change) => change.path.at(-1)));
  const isAsThen = target !== source && target === source - added.size + gone.size;
  const pairs: ItemPair[] = isAsThen
    ? []
    : removed.map((change) => ({ source: null, target: null, gone: change }));
  const isUnsure = target === source && added.size > 0 && added.size === gone.size;
  let [now, then] = [0, 0];
  while (now < source || then < target) {
    const isGone = isAsThen && gone.has(then);
    const isNew = isAsThen && !isGone && added.has(now);
    const hasSource = now < source && !isGone;
    const hasTarget = then < target && !isNew;
    pairs.push({
      source: hasSource ? now : null,
      target: hasTarget ? then : null,
      ...(isGone ? { gone: gone.get(then) } : {}),
      ...(isUnsure ? { isUnsure } : {}),
    });
    now += hasSource ? 1 : 0;
    then += hasTarget ? 1 : 0;
  }
  return pairs;
}
