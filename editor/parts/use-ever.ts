import { useRef } from 'react';

/** Whether it is so, or was since the component is shown: what is done away with there is also said there. */
export function useEver(isSo: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= isSo;
  return ever.current;
}
