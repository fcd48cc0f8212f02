const year = 365 * 24 * 60 * 60;

/** The cookie that remembers a language for a year. */
export function languageCookie(key: string): string {
  return `lang=${key}; Max-Age=${year}; Path=/; SameSite=Lax`;
}

/** What a query chooses; another language's list may have fewer pages. */
export function choiceOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

/** Remembers the language a visitor chooses, on the way to its page. */
export function rememberLanguage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('[data-language]');
      if (!link) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = languageCookie(link.dataset.language ?? '');
      // An island may have changed what is chosen since the page was sent.
      if (document.querySelector('[data-island]')) link.search = choiceOf(location.search);
    },
    true,
  );
}
