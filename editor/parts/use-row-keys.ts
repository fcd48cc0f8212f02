import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';
import type { Selection } from './use-selection.ts';

interface Rows {
  /** A selector of the rows, each with its key in `data-key`. */
  rows: string;
  /** A selector of the element in a row that gets the focus, and opens the row on Enter. */
  reached: string;
  words: { next: string; previous: string; toggle: string; stretch: string; selectNone: string };
}

/** J and K move between rows, X selects the focused row, Shift+X all rows from the last selected one to it. */
export function useRowKeys<Row>(
  { toggleKey, none, selected }: Selection<Row>,
  { rows, reached, words }: Rows,
): void {
  const here = () => document.activeElement?.closest<HTMLElement>(rows) ?? null;
  const step = (by: 1 | -1) => {
    const all = [...document.querySelectorAll<HTMLElement>(rows)];
    const row = here();
    const next = row ? all.indexOf(row) + by : 0;
    const goal = all[Math.max(0, Math.min(next, all.length - 1))];
    const link = goal?.querySelector<HTMLElement>(reached);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };
  const select = (isStretch: boolean) => {
    const key = here()?.dataset.key;
    if (key) toggleKey(key, isStretch);
  };
  const command = (id: string, label: string, key: string, run: () => void): Command => ({
    ...{ id, key, run, isPossible: true, label: () => label },
  });
  useCommands([
    command('next-row', words.next, 'j', () => step(1)),
    command('previous-row', words.previous, 'k', () => step(-1)),
    command('select-row', words.toggle, 'x', () => select(false)),
    command('select-stretch', words.stretch, 'X', () => select(true)),
    {
      ...command('select-none', words.selectNone, 'Escape', none),
      isPossible: selected.length > 0,
    },
  ]);
}
