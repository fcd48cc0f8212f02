import { useCallback, useState } from 'react';
import type { Page } from './pages.ts';

/** Which pages of a list are selected; those that left the list are not. */
export function useSelection(pages: readonly Page[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = pages.filter(({ group }) => chosen.has(group));
  const toggle = useCallback(
    (group: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(group)) next.add(group);
        return next;
      }),
    [],
  );
  return {
    selected,
    isSelected: (group: string) => chosen.has(group),
    toggle,
    all: () => setChosen(new Set(pages.map(({ group }) => group))),
    none: () => setChosen(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
