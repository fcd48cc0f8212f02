import { useEffect, useRef } from 'react';

/** Calls `done` when a finished dialog is closed, whichever way: by a button, by Escape or by a click outside. */
export function useAfterClosing(isDone: boolean, done: () => void): void {
  const latest = useRef({ isDone, done });
  latest.current = { isDone, done };
  useEffect(
    () => () => {
      if (latest.current.isDone) latest.current.done();
    },
    [],
  );
}
