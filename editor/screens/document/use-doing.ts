import { errorOf } from '@farol/content-model';
import { useState } from 'react';

/** Runs actions, and keeps the fault of the last one. */
export function useDoing() {
  const [fault, setFault] = useState<Error | null>(null);
  const [isDoing, setDoing] = useState(false);
  const doing = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFault(null);
    setDoing(true);
    try {
      await act();
      return true;
    } catch (thrown) {
      setFault(errorOf(thrown));
      return false;
    } finally {
      setDoing(false);
    }
  };
  return { fault, isDoing, doing, forget: () => setFault(null) };
}
