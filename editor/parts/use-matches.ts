import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query, also after it changed. For what comes at another place on another width: where
 * styles alone would move it, Tab would still reach it in the order of the document.
 */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** As in the styles. */
export const phoneWindow = '(width < 40rem)';
