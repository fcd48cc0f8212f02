import type { Messages } from '../messages/en.ts';

/** An action, used alike by buttons, menus, keys and the list of all commands. */
export interface Command {
  id: string;
  label(messages: Messages): string;
  /**
   * In the notation of tinykeys; `$mod` is Cmd on a Mac and Ctrl elsewhere. Keys without a modifier only work outside
   * of fields.
   */
  key?: string;
  /** Another key that works but is not shown, because people know it from other programs. */
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

/** The key for redo on Windows; on a Mac it opens the browser's history. */
export const windowsRedo: Pick<Command, 'otherKey'> = isMac ? {} : { otherKey: '$mod+y' };

/** `Ctrl+Shift+Z`, or the same in a Mac's notation. */
export function keyText(key: string, onMac = isMac): string {
  // A capital letter is typed with Shift, but counts as a single key that only works outside of fields.
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
