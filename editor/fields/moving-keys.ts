interface PressedKey {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
  currentTarget: EventTarget | null;
}

/**
 * Alt with an arrow key moves the focused item, but not in a text input, where a Mac moves the cursor, nor in a dialog
 * that was opened in the item: React hands on its keys, too.
 */
export function stepOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  target,
  currentTarget,
}: PressedKey): -1 | 0 | 1 {
  if (!altKey || ctrlKey || metaKey || isWrittenIn(target)) return 0;
  if (!(currentTarget instanceof Node && target instanceof Node && currentTarget.contains(target)))
    return 0;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : 0;
}

function isWrittenIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
