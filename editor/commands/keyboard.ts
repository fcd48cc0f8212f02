import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import type { Command } from './command.ts';
import { areSingleKeysOn } from './single-keys.ts';
import { commandsHere } from './use-commands.ts';

/** Whether a key stands alone, so that it would write something in a field. */
const isSingle = (key: string): boolean => !key.includes('+');

/** A sign is a sign, whatever has to be held on this keyboard to write it: `/` and `?` lie elsewhere on each. */
export function isPressed(key: string, event: KeyboardEvent): boolean {
  if (isSingle(key) && key.length === 1)
    return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
  const [press] = parseKeybinding(key);
  return press !== undefined && matchKeybindingPress(event, press);
}

/** The command a pressed key is for, as far as keys count where it was pressed. */
export function commandOf(
  event: KeyboardEvent,
  commands: readonly Command[],
  place: Place,
  withSingleKeys: boolean,
): Command | null {
  if (event.isComposing || place === 'dialog') return null;
  return (
    commands.find(({ key, otherKey }) =>
      [key, otherKey].some(
        (each) =>
          each !== undefined &&
          (!isSingle(each) || (withSingleKeys && place === 'page')) &&
          isPressed(each, event),
      ),
    ) ?? null
  );
}

export type Place = 'page' | 'field' | 'dialog';

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return 'dialog';
  const field = target.closest(
    'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]',
  );
  return field ? 'field' : 'page';
}

/** Lets keys do what the buttons of commands do; the answer ends it. */
export function listenToKeys(): () => void {
  const hear = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const command = commandOf(event, commandsHere(), place, areSingleKeysOn());
    if (!command) return;
    // The browser's own undo knows one field only, and its own saving saves a file.
    event.preventDefault();
    event.stopPropagation();
    if (command.isPossible) command.run();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}
