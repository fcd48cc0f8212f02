import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the styles how much of the window is covered by a bar that stays at its edge: it grows with what it has to say.
 */
export function useCovering(edge: 'top' | 'bottom'): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty(`--bar-at-${edge}`, `${height}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(`--bar-at-${edge}`);
    };
  }, [edge]);
  return bar;
}
