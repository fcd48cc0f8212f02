import type { Places } from './places.ts';

interface Following {
  withKey(address: string): string;
  keyParameter: string;
  key: string;
  isInFrame: boolean;
  places: Places;
}

/**
 * In a frame a click selects the text; Ctrl or Cmd, or a second tap on the same link, follows it. Links within the site
 * keep the key.
 */
export function followLinks({ withKey, keyParameter, key, isInFrame, places }: Following): void {
  let touched: Element | null = null;

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const link = target.closest('a[href]');
      const isAgain = isTouch(event) && link !== null && link === touched;
      touched = isTouch(event) ? link : null;
      if (isInFrame && !event.ctrlKey && !event.metaKey && !isAgain) {
        const isControl = target.closest('button, summary, input, select, textarea, label');
        if (!isControl) event.preventDefault();
        if (!isControl && link) event.stopPropagation();
        places.choose(target);
        return;
      }
      const url = link && addressOf(link);
      if (!url || isJump(url)) return;
      event.preventDefault();
      event.stopPropagation();
      if (url.origin === location.origin) location.assign(withKey(url.href));
      else window.open(url.href, '_blank', 'noopener');
    },
    { capture: true },
  );

  addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || new URL(target.action).origin !== location.origin)
      return;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = keyParameter;
    field.value = key;
    target.append(field);
  });
}

function isTouch(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}

/** Read from the attribute: in a drawing, `href` of a link is no text. */
function addressOf(link: Element): URL {
  return new URL(link.getAttribute('href') ?? '', document.baseURI);
}

/** Whether an address is another place of the same page. */
function isJump({ hash, pathname }: URL): boolean {
  return hash !== '' && pathname === location.pathname;
}
