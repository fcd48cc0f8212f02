import { type RefObject, useEffect, useRef } from 'react';

/** A bar that would cover more of the window than this does not stay at its edge. */
const maxCoveredPart = 0.28;

/**
 * Tells the styles how much of the window is covered by a bar that stays at its edge: it grows with what it has to say.
 */
export function useCovering(edge: 'top' | 'bottom'): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { offsetHeight: height } = element;
      const isUnpinned = edge === 'top' && height > maxCoveredPart * innerHeight;
      element.toggleAttribute('data-unpinned', isUnpinned);
      style.setProperty(`--bar-at-${edge}`, `${isUnpinned ? 0 : height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(`--bar-at-${edge}`);
    };
  }, [edge]);
  return bar;
}
