import { placeOf } from '../places.ts';
import type { Section } from './shown.ts';

/** In the window, in pixels. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What each section of a document that shows something covers of the window. */
function boxesOf(id: string): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  // A whole section is marked with no field, and one may have several elements.
  for (const element of document.querySelectorAll('[data-from$=" "]')) {
    const { document: origin, slice = null } = placeOf(element) ?? {};
    const box = element.getBoundingClientRect();
    if (origin !== id || slice === null || box.height === 0) continue;
    const other = boxes.get(slice) ?? box;
    boxes.set(slice, {
      top: Math.min(box.top, other.top),
      right: Math.max(box.right, other.right),
      bottom: Math.max(box.bottom, other.bottom),
      left: Math.min(box.left, other.left),
    });
  }
  return boxes;
}

/** What a section covers; null where it shows nothing. */
export function boxOf(id: string, slice: string): Box | null {
  return boxesOf(id).get(slice) ?? null;
}

/** The nearest place before or after a section that something can be dropped at. */
export function gapAt(y: number, id: string, sections: readonly Section[]) {
  const boxes = boxesOf(id);
  const gaps = sections.flatMap((section) => {
    const box = boxes.get(section.id);
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
