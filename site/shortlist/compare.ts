import { readPage } from '../islands/read-page.ts';
import { createElement, openDialog } from './dialog.ts';
import { factKeys } from './fact-keys.ts';
import { maxSaved, pathsOfPage, save, savedPaths, showSaved } from './saved.ts';
import type { ShortlistWords } from './words.ts';

/** A program as its page shows it today. */
interface SavedProgram {
  path: string;
  name: string;
  /** Another one than the page's where it is not translated. */
  lang: string;
  /** By a key that is the same in every language. */
  facts: ReadonlyMap<string, { name: string; value: string }>;
}

/** Shows the saved programs side by side, read from their pages in this page's language. */
export async function compare(words: ShortlistWords, notice = ''): Promise<void> {
  const dialog = openDialog(words.compare, words);
  const content = createElement('div', { ariaLive: 'polite' });
  dialog.append(content);
  let started = 0;
  const show = async (text: string) => {
    started += 1;
    const own = started;
    const paths = savedPaths().slice(0, maxSaved);
    const read = await Promise.all(paths.map((path) => programAt(path))).catch(() => null);
    // Pages may arrive in another order than they were asked for.
    if (own !== started) return;
    if (!read) {
      content.replaceChildren(createElement('p', { textContent: words.away }));
      return;
    }
    const programs = read.filter((program) => program !== null);
    // Programs that no longer exist are removed from the list.
    const gone = paths.filter((_, index) => read[index] === null);
    save(savedPaths().filter((path) => !gone.includes(path)));
    const message = text || (programs.length < 2 ? words.few : '');
    content.replaceChildren(
      createElement('p', { textContent: message }),
      ...(programs.length > 0 ? [tableOf(programs, words, remove)] : []),
    );
  };
  const remove = (path: string) => {
    save(savedPaths().filter((saved) => saved !== path));
    showSaved();
    dialog.querySelector('button')?.focus();
    void show('');
  };
  await show(notice);
}

/** Null where the program no longer exists. */
async function programAt(path: string): Promise<SavedProgram | null> {
  const page = await pageAt(path);
  if (!page) return null;
  const { lang } = document.documentElement;
  const alternate = page.querySelector<HTMLLinkElement>(`link[hreflang="${lang}"]`);
  const address = alternate ? new URL(alternate.href).pathname : path;
  const translated = pathsOfPage(page).includes(address) && address !== path;
  return readProgram((translated ? await pageAt(address) : page) ?? page, path);
}

async function pageAt(path: string): Promise<Document | null> {
  const response = await fetch(path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return readPage(response);
}

/** Reads the facts from the ticket of a program's page; null where the page is no program's any more. */
function readProgram(page: Document, path: string): SavedProgram | null {
  const name = page.querySelector('h1')?.textContent;
  const facts = new Map<string, { name: string; value: string }>();
  for (const fact of page.querySelectorAll<HTMLElement>('[data-fact]')) {
    // The position of the destination in degrees.
    fact.querySelector('.small')?.remove();
    const [name = '', ...value] = [...fact.childNodes].map(({ textContent }) => textContent ?? '');
    facts.set(fact.dataset.fact ?? '', { name, value: value.join(' ') });
  }
  if (!name || !page.querySelector('.ticket')) return null;
  // A cache in front of the site may have pages of its last version for a while.
  if (facts.size === 0) throw new Error(`The facts at ${path} could not be read.`);
  return { path, name, lang: page.documentElement.lang, facts };
}

function tableOf(
  programs: readonly SavedProgram[],
  words: ShortlistWords,
  remove: (path: string) => void,
): HTMLElement {
  const table = createElement('table', { ariaLabel: words.compare });
  const head = table.createTHead().insertRow();
  head.append(createElement('td'));
  for (const { path, name, lang } of programs) {
    const cell = createElement('th', { scope: 'col' });
    const button = createElement('button', { textContent: words.remove });
    button.ariaLabel = `${words.remove} ${name}`;
    button.onclick = () => remove(path);
    cell.append(createElement('a', { href: path, lang, textContent: name }), button);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const [key, name] of namesOfFacts(programs)) {
    const row = body.insertRow();
    row.append(createElement('th', { scope: 'row', ...name }));
    for (const { facts, lang } of programs)
      row.append(createElement('td', { lang, textContent: facts.get(key)?.value ?? '–' }));
  }
  // A scrollable element needs keyboard access.
  const frame = createElement('div', { className: 'sheet-table', tabIndex: 0, role: 'region' });
  frame.ariaLabel = words.compare;
  frame.append(table);
  return frame;
}

/** In the order of the keys, whichever program has them; in the page's language, where one of the programs is. */
function namesOfFacts(programs: readonly SavedProgram[]) {
  const names = new Map<string, { lang: string; textContent: string }>();
  const ours = programs.filter(({ lang }) => lang === document.documentElement.lang);
  for (const { facts, lang } of [...programs, ...ours])
    for (const [key, { name }] of facts) names.set(key, { lang, textContent: name });
  const order = Object.values(factKeys);
  return [...names].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}
