import { useLayoutEffect, useState } from 'react';

/** What ends a press; a drag and a menu of the browser swallow the release. */
const ends = ['mouseup', 'dragend', 'contextmenu'] as const;

let isPressed = false;
addEventListener('mousedown', () => setPressed(true), true);
for (const end of ends) addEventListener(end, () => setPressed(false), true);

function setPressed(now: boolean): void {
  isPressed = now;
}

/**
 * Waits while the mouse is pressed, and for the click that comes of it: what appears in between moves the button that
 * was pressed, and its click is lost. Returns a function that calls it off.
 */
export function afterPress(work: () => void): () => void {
  if (!isPressed) {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const onEnd = () => {
    ended.abort();
    timer = setTimeout(work);
  };
  for (const end of ends) addEventListener(end, onEnd, { capture: true, signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

/** What is shown of a value that changes by itself: it waits while the mouse is pressed. */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  // The click may change it again, before what waited is shown.
  useLayoutEffect(() => afterPress(() => setShown({ value })), [value]);
  return shown.value;
}
