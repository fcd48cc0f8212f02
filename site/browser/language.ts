const year = 365 * 24 * 60 * 60;

/** The cookie that remembers a language for a year. */
export function languageCookie(key: string): string {
  return `lang=${key}; Max-Age=${year}; Path=/; SameSite=Lax`;
}

/** Remembers the language a visitor chooses, on the way to its page. */
export function rememberLanguage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-language]');
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      if (link) document.cookie = languageCookie(link.dataset.language ?? '');
    },
    true,
  );
}
