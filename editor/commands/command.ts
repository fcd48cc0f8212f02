import type { Messages } from '../messages/en.ts';

/** One thing a person can do: buttons, menus, keys and the list of all commands are views of it. */
export interface Command {
  id: string;
  label(messages: Messages): string;
  /** As tinykeys writes it; `$mod` is Cmd on a Mac and Ctrl elsewhere. */
  key?: string;
  isPossible: boolean;
  run(): void;
}

/** `Ctrl+Shift+Z`, or as a Mac writes it. */
export function keyText(key: string, isMac: boolean): string {
  return key
    .split('+')
    .map((part) => {
      if (part === '$mod') return isMac ? '⌘' : 'Ctrl';
      if (part === 'Shift') return isMac ? '⇧' : 'Shift';
      return part.length === 1 ? part.toUpperCase() : part;
    })
    .join(isMac ? '' : '+');
}
