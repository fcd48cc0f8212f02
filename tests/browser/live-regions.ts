export const regionFault = 'Live region: ';

/**
 * Runs in the page: some screen readers read only what comes into a live region that is there before. One that comes
 * with its words alone is an error of the page; as part of something larger, it is read with that. So is one within
 * another: its words are read twice, or only after everything else that the outer one says.
 */
export function reportLiveRegions(report: string): void {
  if (!location.pathname.startsWith('/edit')) return;
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const waiting = '[role=status], [aria-live]:not([aria-live=off])';
  const textOf = ({ textContent }: Element) => (textContent ?? '').trim();
  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof Element);
    const whole = added.map(textOf).join('');
    for (const node of added) {
      for (const each of [node, ...node.querySelectorAll(regions)])
        if (each.matches(regions) && each.parentElement?.closest(regions))
          console.warn(`${report}it stands within another: ${textOf(each) || each.outerHTML}`);
      if (node.parentElement?.closest(regions)) continue;
      const region = node.matches(waiting) ? node : node.querySelector(waiting);
      // What is read after a step to another screen or dialog begins with it.
      if (!region || region.matches('.loading')) continue;
      const text = textOf(region);
      if (text !== '' && text === whole)
        console.warn(`${report}it came together with its words: ${text}`);
    }
  }).observe(document, { subtree: true, childList: true });
}
