/** Takes over one island; its module is loaded only when the first island is wanted. */
export type Wake = (island: HTMLElement) => void;

/**
 * Waits until an island comes into view or is touched, then loads what wakes it. Small, for it is part of the
 * script of the page. Where the loading fails, the island stays what it is: HTML that works.
 */
export function watchIslands(page: Document, load: () => Promise<{ wake: Wake }>): void {
  const islands = page.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length === 0) return;
  const touches = ['pointerdown', 'pointerover', 'focusin'];
  const awake = new WeakSet<Element>();
  const wanted = (island: HTMLElement) => {
    if (awake.has(island)) return;
    awake.add(island);
    load().then(
      ({ wake }) => wake(island),
      // Another touch may find the network back.
      () => awake.delete(island),
    );
  };
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) {
        view.unobserve(target);
        wanted(target);
      }
  });
  for (const island of islands) {
    view.observe(island);
    for (const touch of touches)
      island.addEventListener(touch, () => wanted(island), { passive: true });
  }
}
