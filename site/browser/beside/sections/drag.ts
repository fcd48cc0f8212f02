import { gapAt } from './boxes.ts';
import type { Section, Shown } from './shown.ts';

/** How near to an edge of the window the page scrolls while a section is dragged, and how fast, in pixels. */
const edgePx = 80;
const scrollPx = 12;

export type Gap = NonNullable<ReturnType<typeof gapAt>>;

interface Dragging {
  shown: Shown;
  section: Section;
  /** The element that gets the events of the pointer until it is let go. */
  handle: HTMLElement;
  /** Called with each frame. */
  over(gap: Gap | null): void;
  /** Called once, with the gap that it was dropped in, if any. */
  end(gap: Gap | null): void;
}

/** Follows the pointer that took a section by its handle. */
export function dragSection(event: PointerEvent, { shown, section, handle, over, end }: Dragging) {
  const ended = new AbortController();
  const { signal } = ended;
  let y = event.clientY;
  let gap: Gap | null = null;
  // The place under the pointer stays under it.
  const { top = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
  setScaled(y - top);
  const follow = () => {
    if (signal.aborted) return;
    if (y < edgePx) scrollBy({ top: -scrollPx, behavior: 'instant' });
    if (y > innerHeight - edgePx) scrollBy({ top: scrollPx, behavior: 'instant' });
    gap = gapAt(y, shown.document, shown.sections);
    over(gap);
    requestAnimationFrame(follow);
  };
  const finish = (isDropped: boolean) => {
    ended.abort();
    setScaled(null);
    end(isDropped && gap?.section.id !== section.id ? gap : null);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
  handle.addEventListener('pointerup', () => finish(true), { signal });
  handle.addEventListener('pointercancel', () => finish(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  follow();
}

/** Makes the page small around a height of its content. Only what is around the page is left alone while it changes. */
function setScaled(around: number | null): void {
  const { documentElement: root } = document;
  root.toggleAttribute('data-section-dragged', around !== null);
  root.style.setProperty('--dragged-around', `${around ?? 0}px`);
}
