/** Whether the page is being prerendered. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Runs when a prerendered page is shown, or one from the back/forward cache: choices made meanwhile are missing there.
 */
export function onShownLater(act: () => void): void {
  document.addEventListener('prerenderingchange', act);
  addEventListener('pageshow', ({ persisted }) => persisted && act());
}

/** Runs also when one of these choices is stored in another tab, or all are cleared. */
export function onChosenElsewhere(act: () => void, ...names: readonly string[]): void {
  onShownLater(act);
  addEventListener('storage', ({ key }) => (key === null || names.includes(key)) && act());
}
