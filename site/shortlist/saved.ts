/** The programs saved in this browser, by path. */
const key = 'shortlist';

export const maxSaved = 3;

export function savedPaths(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((path) => path.startsWith('/'));
  } catch {
    return [];
  }
}

/** False where storage is forbidden. */
export function save(paths: readonly string[]): boolean {
  try {
    localStorage.setItem(key, paths.join(' '));
    return true;
  } catch {
    return false;
  }
}

/** The paths of this page in every language: a program is saved in all of them. */
export function pathsOfPage(page: Document): readonly string[] {
  const links = page.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  return [...links].map(({ href }) => new URL(href).pathname);
}

/** Marks what is saved; loaded only by visitors who saved something. */
export function showSaved(): void {
  const isSaved = pathsOfPage(document).some((path) => savedPaths().includes(path));
  for (const button of document.querySelectorAll('[data-act=save]'))
    button.ariaPressed = String(isSaved);
}
