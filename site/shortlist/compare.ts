import { made, openDialog } from './dialog.ts';
import { mostSaved, pathsOfPage, save, savedPaths, showSaved } from './saved.ts';
import type { ShortlistWords } from './words.ts';

/** A program as its page shows it today. */
export interface SavedProgram {
  path: string;
  name: string;
  facts: ReadonlyMap<string, string>;
}

/** Shows the saved programs side by side, read from their pages in this page's language. */
export async function compare(words: ShortlistWords, notice = ''): Promise<void> {
  const dialog = openDialog(words.compare, words);
  const place = made('div', { ariaLive: 'polite' });
  dialog.append(place);
  const show = async (text: string) => {
    const paths = savedPaths().slice(0, mostSaved);
    const read = await Promise.all(paths.map((path) => programAt(path))).catch(() => null);
    if (!read) {
      place.replaceChildren(made('p', { textContent: words.away }));
      return;
    }
    const programs = read.filter((program) => program !== null);
    // Programs that no longer exist are removed from the list.
    save(paths.filter((_, index) => read[index] !== null));
    const said = text || (programs.length < 2 ? words.few : '');
    place.replaceChildren(
      made('p', { textContent: said }),
      ...(programs.length > 0 ? [tableOf(programs, words, remove)] : []),
    );
  };
  const remove = (path: string) => {
    save(savedPaths().filter((each) => each !== path));
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
  const own = page.querySelector<HTMLLinkElement>(`link[hreflang="${lang}"]`);
  const address = own ? new URL(own.href).pathname : path;
  const translated = pathsOfPage(page).includes(address) && address !== path;
  return readProgram((translated ? await pageAt(address) : page) ?? page, path);
}

async function pageAt(path: string): Promise<Document | null> {
  const answer = await fetch(path);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  // Only text is read: this page's policy refuses the other page's styles.
  const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Reads the facts from the ticket of a program's page. */
function readProgram(page: Document, path: string): SavedProgram | null {
  const name = page.querySelector('h1')?.textContent;
  const facts = new Map<string, string>();
  for (const fact of page.querySelectorAll('.ticket dl > div'))
    facts.set(
      fact.querySelector('dt')?.textContent ?? '',
      fact.querySelector('dd')?.textContent ?? '',
    );
  for (const line of page.querySelectorAll('.stub p')) {
    const value = line.querySelector('b, strong');
    if (value) facts.set(line.firstChild?.textContent ?? '', value.textContent ?? '');
  }
  return name && facts.size > 0 ? { path, name, facts } : null;
}

function tableOf(
  programs: readonly SavedProgram[],
  words: ShortlistWords,
  remove: (path: string) => void,
): HTMLElement {
  const table = made('table', { ariaLabel: words.compare });
  const head = table.createTHead().insertRow();
  head.append(made('td'));
  for (const { path, name } of programs) {
    const cell = made('th', { scope: 'col' });
    const button = made('button', { textContent: words.remove });
    button.ariaLabel = `${words.remove} ${name}`;
    button.onclick = () => remove(path);
    cell.append(made('a', { href: path, textContent: name }), button);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const label of new Set(programs.flatMap(({ facts }) => [...facts.keys()]))) {
    const row = body.insertRow();
    row.append(made('th', { scope: 'row', textContent: label }));
    for (const { facts } of programs)
      row.append(made('td', { textContent: facts.get(label) ?? '–' }));
  }
  // A scrollable element needs keyboard access.
  const frame = made('div', { className: 'sheet-table', tabIndex: 0, role: 'region' });
  frame.ariaLabel = words.compare;
  frame.append(table);
  return frame;
}
