import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useWords } from '../../messages/messages.tsx';
import type { Selection } from './use-selection.ts';
import { words } from './words.ts';

const ROW = '.pages > li';

/** J and K go through the rows, X selects the one that was reached; Enter opens it, as any link. */
export function useRowKeys({ toggleGroup, none, selected }: Selection): void {
  const said = useWords(words);
  const commands: Command[] = [
    { id: 'next-page', label: () => said.next, key: 'j', isPossible: true, run: () => step(1) },
    {
      ...{ id: 'previous-page', label: () => said.previous, key: 'k' },
      ...{ isPossible: true, run: () => step(-1) },
    },
    {
      ...{ id: 'select-page', label: () => said.toggle, key: 'x', isPossible: true },
      run() {
        const group = here()?.dataset.group;
        if (group) toggleGroup(group);
      },
    },
    {
      ...{ id: 'select-none', label: () => said.selectNone, key: 'Escape' },
      ...{ isPossible: selected.length > 0, run: none },
    },
  ];
  useCommands(commands);
}

function here(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null;
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const row = here();
  const next = row ? rows.indexOf(row) + by : 0;
  const link = rows[Math.max(0, Math.min(next, rows.length - 1))]?.querySelector('a');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}
