import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A browser takes the focus from what is put elsewhere in the page. Whoever writes in a section goes on writing
 * where somebody else moves it.
 */
export function useKeptFocus(around: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef<{ order: string; focused: Element | null }>({ order, focused: null });
  // Asked while drawing: once it is drawn, the focus is gone.
  if (last.current.order !== order) last.current = { order, focused: document.activeElement };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the order that takes the focus away.
  useLayoutEffect(() => {
    const { focused } = last.current;
    const isLost = focused instanceof HTMLElement && document.activeElement !== focused;
    if (isLost && around.current?.contains(focused)) focused.focus({ preventScroll: true });
  }, [order]);
}
