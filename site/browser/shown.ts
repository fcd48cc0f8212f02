/** Whether the page is being made ready for a visitor who only points at a link to it. */
export function isAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/** Acts where a page is shown that has not seen what was chosen meanwhile: it was made ready ahead, or comes from the history. */
export function onShownLater(act: () => void): void {
  document.addEventListener('prerenderingchange', act);
  addEventListener('pageshow', ({ persisted }) => persisted && act());
}
