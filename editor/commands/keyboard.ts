import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import type { Command } from './command.ts';
import { areSingleKeysOn } from './single-keys.ts';
import { commandsHere } from './use-commands.ts';

/** Whether a key has no modifier, so that it would type something in a field. */
const isSingle = (key: string): boolean => !key.includes('+');

/** A character counts however it is typed: `/` and `?` are on different keys of each keyboard layout. */
export function isPressed(key: string, event: KeyboardEvent): boolean {
  if (isSingle(key) && key.length === 1)
    return event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;
  const [press] = parseKeybinding(key);
  return press !== undefined && matchKeybindingPress(event, press);
}

/** The command for a pressed key, if keys work in that place. */
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

/** The key that sends what one writes in a form, such as a comment, and publishes outside of forms. */
const sendKeys = '$mod+Enter';

/** The form that a key sends. At a link in it, the key opens that in a tab of its own. */
function formSentBy(event: KeyboardEvent): HTMLFormElement | null {
  if (event.isComposing || !isPressed(sendKeys, event)) return null;
  const { target } = event;
  return target instanceof Element && !target.closest('a') ? target.closest('form') : null;
}

/** The button one is at, such as that which closes a question, or else the one that sends the form. */
function buttonPressedIn(form: HTMLFormElement): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>('button:focus') ??
    form.querySelector<HTMLElement>('[type="submit"]:not(:disabled)')
  );
}

/** Runs commands by their keys; returns a function that stops it. */
export function listenToKeys(): () => void {
  const hear = (event: KeyboardEvent) => {
    const form = formSentBy(event);
    if (form) {
      event.preventDefault();
      event.stopPropagation();
      buttonPressedIn(form)?.click();
      return;
    }
    const place = placeOf(event.target);
    const command = commandOf(event, commandsHere(), place, areSingleKeysOn());
    if (!command) return;
    // The browser's own undo covers a single field, and its own save stores a file.
    event.preventDefault();
    event.stopPropagation();
    if (command.isPossible) command.run();
  };
  window.addEventListener('keydown', hear, { capture: true });
  return () => window.removeEventListener('keydown', hear, { capture: true });
}
