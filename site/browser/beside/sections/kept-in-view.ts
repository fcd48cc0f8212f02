import type { Box } from './boxes.ts';
import { orderOf, type Shown } from './shown.ts';

/** For how long a section that was moved keeps its place in the window, in milliseconds. */
const heldMs = 3_000;
/** How much of the page is left in view around a section that was added, in pixels. */
const aroundPx = 80;

/** Scrolls so that what was just moved or added here stays in view, once the page shows it at its new place. */
export class KeptInView {
  #held: { id: string; top: number; until: number; isDue: boolean } | null = null;
  #added: string | null = null;

  /** The section shall stand there in the window. */
  hold(id: string, top: number): void {
    this.#held = { id, top, until: performance.now() + heldMs, isDue: false };
  }

  /** The editor told other sections; the page shows them later. */
  changed(before: Shown | null, shown: Shown | null): void {
    if (shown && shown.added !== before?.added) this.#added = shown.added;
    if (!this.#held || orderOf(before) === orderOf(shown)) return;
    if (performance.now() > this.#held.until) this.#held = null;
    else this.#held.isDue = true;
  }

  /** The page shows what was written last. */
  settle(boxOf: (id: string) => Box | null): void {
    this.#keep(boxOf);
    const box = this.#added === null ? null : boxOf(this.#added);
    if (!box) return;
    this.#added = null;
    if (box.top < 0 || box.bottom > innerHeight)
      scroll(Math.min(box.top - aroundPx, box.bottom - innerHeight + aroundPx));
  }

  #keep(boxOf: (id: string) => Box | null): void {
    const held = this.#held;
    if (!held?.isDue) return;
    const by = (boxOf(held.id)?.top ?? held.top) - held.top;
    if (Math.abs(by) > 1) scroll(by);
    if (Math.abs(by) > 1 || performance.now() > held.until) this.#held = null;
  }
}

function scroll(top: number): void {
  scrollBy({ top, behavior: 'instant' });
}
