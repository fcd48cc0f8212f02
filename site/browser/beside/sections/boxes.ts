import { placeOf } from '../places.ts';
import type { Section } from './shown.ts';

/** In the window, in pixels. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a section covers of the window; null where it shows nothing. */
export function boxOf(id: string, slice: string): Box | null {
  const boxes = [...document.querySelectorAll('[data-from]')].flatMap((element) => {
    const at = placeOf(element);
    const isWhole = at?.document === id && at.slice === slice && at.field === '';
    const box = isWhole ? element.getBoundingClientRect() : null;
    return box && box.height > 0 ? [box] : [];
  });
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    left: Math.min(...boxes.map(({ left }) => left)),
  };
}

/** The nearest place before or after a section that something can be dropped at. */
export function gapAt(y: number, id: string, sections: readonly Section[]) {
  const gaps = sections.flatMap((section) => {
    const box = boxOf(id, section.id);
    if (!box) return [];
    const at = (position: 'before' | 'after', edge: number) => {
      const line: Box = { ...box, top: edge - 3, bottom: edge + 3 };
      return { section, position, box: line, distance: Math.abs(y - edge) };
    };
    return [at('before', box.top), at('after', box.bottom)];
  });
  return gaps.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

/** Puts an element over a box. */
export function cover(element: HTMLElement, { top, right, bottom, left }: Box): void {
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${left + window.scrollX}px`;
  element.style.width = `${right - left}px`;
  element.style.height = `${bottom - top}px`;
}
