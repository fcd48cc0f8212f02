import { errorOf } from '@farol/content-model';
import { useRef, useState } from 'react';

/** Runs actions one at a time, and keeps the fault of the last one. */
export function useDoing() {
  const [fault, setFault] = useState<Error | null>(null);
  const [isDoing, setDoing] = useState(false);
  const isBusy = useRef(false);
  const doing = async (act: () => Promise<unknown>): Promise<boolean> => {
    // The key Enter also sends a form whose button is waiting.
    if (isBusy.current) return false;
    isBusy.current = true;
    setFault(null);
    setDoing(true);
    try {
      await act();
      return true;
    } catch (thrown) {
      setFault(errorOf(thrown));
      return false;
    } finally {
      isBusy.current = false;
      setDoing(false);
    }
  };
  return { fault, isDoing, doing, forget: () => setFault(null) };
}
