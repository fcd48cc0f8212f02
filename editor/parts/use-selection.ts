import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';

/**
 * The selected rows of a list. A batch may remove them from the list; they stay selected until its result was shown. A
 * different list starts without a selection.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  /** The same function in every render. */
  keyOf: (row: Row) => string,
  list: string,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const latest = useRef(rows);
  latest.current = rows;
  /** The start of a range. */
  const last = useRef<string | null>(null);
  const none = useCallback(() => setChosen(new Map()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what empties it.
  useEffect(none, [list]);
  const present = new Map(rows.map((row) => [keyOf(row), row]));
  const toggle = useCallback(
    (row: Row, isStretch = false) => {
      const key = keyOf(row);
      const meant = isStretch ? rowsBetween(latest.current, keyOf, last.current, key) : [];
      last.current = key;
      setChosen((before) => {
        const next = new Map(before);
        const isTaken = !next.has(key);
        for (const each of meant.length > 0 ? meant : [row])
          if (isTaken) next.set(keyOf(each), each);
          else next.delete(keyOf(each));
        return next;
      });
    },
    [keyOf],
  );
  return {
    selected: [...chosen].map(([key, row]) => present.get(key) ?? row),
    isSelected: (key: string) => chosen.has(key),
    toggle,
    toggleKey(key: string, isStretch = false) {
      const row = present.get(key);
      if (row) toggle(row, isStretch);
    },
    all: () => setChosen(present),
    none,
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;

/** The rows between two keys, whichever comes first. */
export function rowsBetween<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  from: string | null,
  to: string,
): readonly Row[] {
  const [one, other] = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key));
  if (one === undefined || other === undefined || one < 0 || other < 0) return [];
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** Whether a checkbox was clicked with Shift held, which means all rows from the last one to it. */
export function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
