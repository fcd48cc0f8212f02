/** Takes over one island; its module is loaded only when the first island is wanted. */
export type Wake = (island: HTMLElement) => void;

/**
 * Waits until an island is touched, then loads what wakes it: most visitors only read, and nothing shall hold them
 * up. Small, for it is part of the script of the page; islands that come later are woken as well. Where the loading
 * fails, the island stays what it is: HTML that works.
 */
export function watchIslands(page: EventTarget, load: () => Promise<{ wake: Wake }>): void {
  const wanted = new WeakSet<HTMLElement>();
  const touched = ({ type, target }: Event) => {
    const island = target && islandAround(target);
    // A field that has the focus by itself is touched by the first key.
    const isByItself =
      type === 'focusin' && target && 'autofocus' in target && target.autofocus === true;
    if (!island || wanted.has(island) || isByItself) return;
    wanted.add(island);
    load().then(
      ({ wake }) => wake(island),
      // Another touch may find the network back.
      () => wanted.delete(island),
    );
  };
  for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
    page.addEventListener(touch, touched, { passive: true });
}

function islandAround(target: EventTarget & { closest?: Element['closest'] }) {
  return target.closest?.<HTMLElement>('[data-island]');
}
