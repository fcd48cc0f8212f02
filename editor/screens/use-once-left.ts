import { useEffect, useRef } from 'react';

/** What was done is done with however its dialog is left: by a button, by Escape, by a press beside it. */
export function useOnceLeft(isDone: boolean, done: () => void): void {
  const latest = useRef({ isDone, done });
  latest.current = { isDone, done };
  useEffect(
    () => () => {
      if (latest.current.isDone) latest.current.done();
    },
    [],
  );
}
