import { gapAt } from './boxes.ts';
import type { Section, Shown } from './shown.ts';

/** While a section is dragged, the page is this small, so that there are sections around to drop it at. */
const SCALE = 0.3;
/** How near to an edge of the window the page scrolls meanwhile, and how fast, in pixels. */
const EDGE_PX = 80;
const SCROLL_PX = 12;

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
  const main = document.querySelector<HTMLElement>('main');
  let y = event.clientY;
  let gap: Gap | null = null;
  // The place under the pointer stays under it.
  const { top = 0 } = main?.getBoundingClientRect() ?? {};
  main?.style.setProperty('transform-origin', `50% ${y - top}px`);
  main?.style.setProperty('transform', `scale(${SCALE})`);
  const follow = () => {
    if (signal.aborted) return;
    if (y < EDGE_PX) scrollBy({ top: -SCROLL_PX, behavior: 'instant' });
    if (y > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_PX, behavior: 'instant' });
    gap = gapAt(y, shown.document, shown.sections);
    over(gap);
    requestAnimationFrame(follow);
  };
  const finish = (isDropped: boolean) => {
    ended.abort();
    main?.style.removeProperty('transform');
    main?.style.removeProperty('transform-origin');
    end(isDropped && gap?.section.id !== section.id ? gap : null);
  };
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', ({ clientY }) => (y = clientY), { signal });
  handle.addEventListener('pointerup', () => finish(true), { signal });
  handle.addEventListener('pointercancel', () => finish(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && finish(false), { signal });
  follow();
}
