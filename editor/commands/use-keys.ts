import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import type { Command } from './command.ts';

/** Lets the keys of commands do what their buttons do. */
export function useKeys(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  const keys = commands.map(({ key }) => key ?? '').join(' ');
  useEffect(() => {
    const bound = keys.split(' ').filter((key) => key !== '');
    const handlers = bound.map((key): [string, (event: KeyboardEvent) => void] => [
      key,
      (event) => {
        const command = latest.current.find((each) => each.key === key);
        if (!command) return;
        // The browser's own undo knows one field only, and its own saving saves a file.
        event.preventDefault();
        if (command.isPossible) command.run();
      },
    ]);
    return tinykeys(window, Object.fromEntries(handlers), { capture: true });
  }, [keys]);
}
