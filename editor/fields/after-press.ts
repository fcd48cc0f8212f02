import { useLayoutEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function release(): void {
  isPressed = false;
  for (const goOn of waiting) goOn();
  waiting.clear();
}

addEventListener(
  'mousedown',
  () => {
    isPressed = true;
  },
  true,
);
// A drag, a menu of the browser and another window swallow the release; who goes on by keyboard or moves freely has let go.
for (const end of ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const)
  addEventListener(end, release, true);
addEventListener('blur', release);
addEventListener(
  'mousemove',
  ({ buttons }) => {
    if (isPressed && buttons === 0) release();
  },
  true,
);

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
  const goOn = () => {
    timer = setTimeout(work);
  };
  waiting.add(goOn);
  return () => {
    waiting.delete(goOn);
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
