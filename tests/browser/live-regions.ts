export const lateRegion = 'A live region came together with its words: ';

/**
 * Runs in the page: some screen readers read only what comes into a live region that is there before. One that comes
 * with its words alone is an error of the page; as part of something larger, it is read with that.
 */
export function reportLateLiveRegions(report: string): void {
  if (!location.pathname.startsWith('/edit')) return;
  const regions = '[role=status], [aria-live]:not([aria-live=off])';
  const textOf = ({ textContent }: Element) => (textContent ?? '').trim();
  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element);
    const whole = added.map(textOf).join('');
    for (const node of added) {
      if (node.parentElement?.closest(regions)) continue;
      const region = node.matches(regions) ? node : node.querySelector(regions);
      // What is read after a step to another screen or dialog begins with it.
      if (!region || region.matches('.loading')) continue;
      const text = textOf(region);
      if (text !== '' && text === whole) console.warn(report + text);
    }
  }).observe(document, { subtree: true, childList: true });
}
