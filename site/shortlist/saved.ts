/** The programs saved in this browser, by the paths of their pages. */
const key = 'shortlist';

export const mostSaved = 3;

export function savedPaths(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((path) => path.startsWith('/'));
  } catch {
    return [];
  }
}

/** Whether it is kept: browsers may forbid storage. */
export function save(paths: readonly string[]): boolean {
  try {
    localStorage.setItem(key, paths.join(' '));
    return true;
  } catch {
    return false;
  }
}

/** The addresses of this page, in every language: a program is saved in all of them at once. */
export function pathsOfPage(page: Document): readonly string[] {
  const links = page.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  return [...links].map(({ href }) => new URL(href).pathname);
}

/** Marks what is saved already; a visitor who saved nothing never loads this. */
export function showSaved(): void {
  const isSaved = pathsOfPage(document).some((path) => savedPaths().includes(path));
  for (const button of document.querySelectorAll('[data-act=save]'))
    button.ariaPressed = String(isSaved);
}
