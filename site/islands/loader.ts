/** Takes over one island; its module is loaded only when the first island is wanted. */
export type Wake = (island: HTMLElement) => void;

/**
 * Waits until an island is touched, then loads what wakes it: most visitors only read, and nothing shall hold them
 * up. Small, for it is part of the script of the page. Where the loading fails, the island stays what it is: HTML
 * that works.
 */
export function watchIslands(page: Document, load: () => Promise<{ wake: Wake }>): void {
  const touches = ['pointerdown', 'pointerover', 'focusin', 'keydown'];
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    let isWanted = false;
    const wanted = ({ type, target }: Event) => {
      // A field that has the focus by itself is touched by the first key.
      const isByItself =
        type === 'focusin' && target && 'autofocus' in target && target.autofocus === true;
      if (isWanted || isByItself) return;
      isWanted = true;
      load().then(
        ({ wake }) => wake(island),
        // Another touch may find the network back.
        () => {
          isWanted = false;
        },
      );
    };
    for (const touch of touches) island.addEventListener(touch, wanted, { passive: true });
  }
}
