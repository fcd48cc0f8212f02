/** Hydrates one island. */
export type Wake = (island: HTMLElement) => void;

/**
 * Loads and hydrates an island when it is touched: most visitors only read. Listens on the page, so that islands added
 * later work too. If loading fails, the island stays plain HTML that works. Small, because it is part of every page's
 * script.
 */
export function watchIslands(page: EventTarget, load: () => Promise<{ wake: Wake }>): void {
  const wanted = new WeakSet<HTMLElement>();
  const touched = ({ type, target }: Event) => {
    const island = target && islandAround(target);
    // An autofocused field counts as touched with its first key.
    const isByItself =
      type === 'focusin' && target && 'autofocus' in target && target.autofocus === true;
    if (!island || wanted.has(island) || isByItself) return;
    wanted.add(island);
    load().then(
      ({ wake }) => wake(island),
      // Tried again at the next touch.
      () => wanted.delete(island),
    );
  };
  for (const touch of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
    page.addEventListener(touch, touched, { passive: true });
}

function islandAround(target: EventTarget & { closest?: Element['closest'] }) {
  return target.closest?.<HTMLElement>('[data-island]');
}
