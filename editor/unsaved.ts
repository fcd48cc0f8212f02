/** What only this page of the browser has: pages with files that wait for them, details of files, files on their way. */
export type UnsavedKind = 'pages' | 'details' | 'files';
export type Unsaved = Record<UnsavedKind, readonly string[]>;

const lists: { kind: UnsavedKind; names(): readonly string[] }[] = [];

/** Has what is unsaved asked about before the page is closed or somebody signs out. */
export function askAbout(kind: UnsavedKind, names: () => readonly string[]): void {
  lists.push({ kind, names });
}

/** The names of what would be lost with the page. */
export function unsavedHere(): Unsaved {
  const namesOf = (kind: UnsavedKind) =>
    lists.flatMap((each) => (each.kind === kind ? each.names() : []));
  return { pages: namesOf('pages'), details: namesOf('details'), files: namesOf('files') };
}

// A closed page sends nothing more, and nothing would tell what is missing.
addEventListener('beforeunload', (event) => {
  if (lists.some(({ names }) => names().length > 0)) event.preventDefault();
});
