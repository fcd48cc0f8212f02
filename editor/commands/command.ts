import type { Messages } from '../messages/en.ts';

/** One thing a person can do: buttons, menus, keys and the list of all commands are views of it. */
export interface Command {
  id: string;
  label(messages: Messages): string;
  /** As tinykeys writes it; `$mod` is Cmd on a Mac and Ctrl elsewhere. One without a modifier counts outside of fields only. */
  key?: string;
  /** Counts as well, and is not shown: what people know from elsewhere. */
  otherKey?: string;
  isPossible: boolean;
  run(): void;
}

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
const shownKeys: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** What redoes on Windows; a browser on a Mac shows its history by it. */
export const windowsRedo: Pick<Command, 'otherKey'> = isMac ? {} : { otherKey: '$mod+y' };

/** `Ctrl+Shift+Z`, or as a Mac writes it. */
export function keyText(key: string, onMac = isMac): string {
  // A capital is written by two keys, and stands alone outside of fields all the same.
  if (/^[A-Z]$/.test(key)) return keyText(`Shift+${key}`, onMac);
  return key
    .split('+')
    .map((part) => {
      if (part === '$mod') return onMac ? '⌘' : 'Ctrl';
      if (part === 'Shift') return onMac ? '⇧' : 'Shift';
      if (part === 'Alt') return onMac ? '⌥' : 'Alt';
      return shownKeys[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(onMac ? '' : '+');
}
