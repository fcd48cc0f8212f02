import { createContext, useContext } from 'react';
import type { Compared } from '../../api/translations.ts';
import { type Path, pathText } from '../../document/path.ts';

type Source = NonNullable<Compared['source']>;
export type SourceChange = Omit<Compared['changes'][number], 'path'> & { path: Path };

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
  return changes.filter(
    ({ kind, path: at }) =>
      kind === 'removed' &&
      at.length === path.length + 1 &&
      path.every((step, index) => step === at[index]),
  );
}

export function hasMoved(changes: readonly SourceChange[], path: Path): boolean {
  return changes.some(({ kind, path: at }) => kind === 'moved' && pathText(at) === pathText(path));
}
