const yearInSeconds = 365 * 24 * 60 * 60;

/** A cookie that lasts a year. */
export function languageCookie(key: string): string {
  return `lang=${key}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

/** The filters of a query without the page number: another language's list may have fewer pages. */
export function filtersOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

/** Sets the cookie when a visitor chooses a language, before the link is followed. */
export function rememberLanguage(): void {
  const remember = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-language]');
    // The right button only opens a menu.
    if (!link || button === 2) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = languageCookie(link.dataset.language ?? '');
    // An island may have changed the filters since the page was sent.
    if (document.querySelector('[data-island]')) link.search = filtersOf(location.search);
  };
  addEventListener('click', remember, true);
  // The middle button.
  addEventListener('auxclick', remember, true);
}
