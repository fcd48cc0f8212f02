import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Browsers drop the focus of an element that is moved in the page. This restores it, so that somebody who types in a
 * section can continue when another person moves it.
 */
export function useKeptFocus(around: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<{ order: string; focused: Element | null }>({ order, focused: null });
  // Read while rendering: after the commit, the focus is lost.
  if (last.current.order !== order) last.current = { order, focused: document.activeElement };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the order that takes the focus away.
  useLayoutEffect(() => {
    const { focused } = last.current;
    const isLost = focused instanceof HTMLElement && document.activeElement !== focused;
    if (isLost && around.current?.contains(focused)) focused.focus({ preventScroll: true });
  }, [order]);
}
