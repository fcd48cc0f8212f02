import { errorOf } from '@farol/content-model';
import { useRef, useState } from 'react';

export type Action = ReturnType<typeof useAction>;

/** What parts of a screen need to change what it shows; meanwhile no button of it does anything, which is seen. */
export interface Changing {
  change(act: () => Promise<unknown>): Promise<boolean>;
  isRunning: boolean;
}

/** Runs actions one at a time, and keeps the fault of the last one. */
export function useAction() {
  const [fault, setFault] = useState<Error | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const runAction = async (act: () => Promise<unknown>): Promise<boolean> => {
    // The key Enter also sends a form whose button is waiting.
    if (isBusy.current) return false;
    isBusy.current = true;
    setFault(null);
    setRunning(true);
    try {
      await act();
      return true;
    } catch (thrown) {
      setFault(errorOf(thrown));
      return false;
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return { fault, isRunning, runAction, forget: () => setFault(null) };
}
