import { useCallback, useEffect, useState } from 'react';
import type { Page } from './pages.ts';

const nothing: ReadonlyMap<string, Page> = new Map();

/**
 * Which pages are selected. What is done with them may take them out of the list; they stay until it is told what
 * became of them. Another list begins with none.
 */
export function useSelection(pages: readonly Page[], list: string) {
  const [chosen, setChosen] = useState(nothing);
  const none = useCallback(() => setChosen(nothing), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what empties it.
  useEffect(none, [list]);
  const present = new Map(pages.map((page) => [page.group, page]));
  const toggle = useCallback(
    (page: Page) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(page.group)) next.set(page.group, page);
        return next;
      }),
    [],
  );
  return {
    selected: [...chosen.values()].map((page) => present.get(page.group) ?? page),
    isSelected: (group: string) => chosen.has(group),
    toggle,
    toggleGroup(group: string) {
      const page = present.get(group);
      if (page) toggle(page);
    },
    all: () => setChosen(present),
    none,
  };
}

export type Selection = ReturnType<typeof useSelection>;
