/** Hydrates one island. */
export type Wake = (island: HTMLElement) => void;

/**
 * Loads and hydrates an island when it is touched: most visitors only read. Listens on the page, so that islands added
 * later work too. If loading fails, the island stays plain HTML that works. Small, because it is part of every page's
 * script.
 */
export function watchIslands(page: EventTarget, load: () => Promise<{ wake: Wake }>): void {
  const loading = new WeakSet<HTMLElement>();
  const onTouch = ({ type, target }: Event) => {
    const island = target && islandAround(target);
    // An autofocused field counts as touched with its first key.
    const isAutofocus =
      type === 'focusin' && target && 'autofocus' in target && target.autofocus === true;
    if (!island || loading.has(island) || isAutofocus) return;
    loading.add(island);
    load().then(
      ({ wake }) => wake(island),
      // Tried again at the next touch.
      () => loading.delete(island),
    );
  };
  for (const type of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
    page.addEventListener(type, onTouch, { passive: true });
}

function islandAround(target: EventTarget & { closest?: Element['closest'] }) {
  return target.closest?.<HTMLElement>('[data-island]');
}
