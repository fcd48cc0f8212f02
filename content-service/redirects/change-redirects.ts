import { isOwnAddress, languageAt, readRedirect, redirectTarget } from '@farol/content-model';
import { rowsOf, unfinishedRowsOf } from '../addresses/address-book.ts';
import { InvalidDocument } from '../repository/check/fault.ts';
import type { Change, Command } from '../repository/command.ts';
import { createDocument, editDocument } from '../repository/commands/documents.ts';
import type { Event } from '../repository/events.ts';
import { NotFound, Refused } from '../repository/faults.ts';
import { contentInMemory } from '../repository/published-after.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State } from '../repository/state.ts';
import type { NewVersion, VersionContent } from '../store/store.ts';

const redirectsType = 'redirects';

export interface NewRedirect {
  from: string;
  to: string;
  permanent?: boolean | undefined;
}

export type Rows = ReturnType<typeof rowsOf>;

/** Publishes redirects at once, independently of a draft of the document that contains them. */
export function addRedirects(
  repository: Repository,
  redirects: readonly NewRedirect[],
): Command<{ documents: string[] }> {
  return (state, now) => {
    redirects.forEach(refuseUnfollowed);
    const byLanguage = Map.groupBy(redirects, ({ from }) => languageAt(from).code);
    const changes = [...byLanguage].map(([lang, languageRedirects]) =>
      changeRows(repository, state, now, {
        lang,
        change: (rows) => languageRedirects.reduce(withRow, rows),
      }),
    );
    return {
      events: changes.flatMap(({ events }) => events),
      versions: changes.flatMap(({ versions }) => versions),
      answer: { documents: changes.map(({ document }) => document) },
    };
  };
}

/** A redirect that the site would never follow. */
function refuseUnfollowed(redirect: NewRedirect): void {
  const { from, to } = redirect;
  const followed = readRedirect(redirect);
  if (!followed)
    throw new InvalidDocument(
      readRedirect({ from, to: '/' }) ? 'to' : 'from',
      `expected a path that the site can read, the old one without ? and #, got ${JSON.stringify({ from, to })}.`,
      [],
      'redirect_form',
    );
  if (followed.from === targetOf(to))
    throw new InvalidDocument(
      'to',
      `expected another path than the old one, which is read alike, got ${JSON.stringify(to)}.`,
      [],
      'redirect_form',
    );
  if (isOwnAddress(followed.from))
    throw new InvalidDocument(
      'from',
      `the site itself answers at ${from}, so no redirect from there is followed.`,
      [],
      'own_address',
    );
}

/** Removes a redirect in every language that has it, and answers with it as it was by then. */
export function removeRedirect(repository: Repository, from: string): Command<Rows[number]> {
  return (state, now) => {
    const rowIn = (document: DocumentState) =>
      rowsOf(contentAt(repository, document, document.published)).find((row) => row.from === from);
    const documents = redirectDocuments(state).filter(rowIn);
    const [removed] = documents.flatMap((document) => rowIn(document) ?? []);
    if (!removed) throw new NotFound(`Nothing is redirected from ${from}.`);
    const changes = documents.map(({ lang }) =>
      changeRows(repository, state, now, {
        lang,
        change: (rows) => rows.filter((row) => row.from !== from),
      }),
    );
    return {
      events: changes.flatMap(({ events }) => events),
      versions: changes.flatMap(({ versions }) => versions),
      answer: removed,
    };
  };
}

/** Redirects to the old address are pointed to the new one, and any redirect from the new address is removed. */
function withRow(rows: Rows, { from, to, permanent = true }: NewRedirect): Rows {
  const [place, target] = [placeOf(from), targetOf(to)];
  const others = rows
    .filter((row) => placeOf(row.from) !== place && placeOf(row.from) !== target)
    .map((row) => (placeOf(row.to) === place ? { ...row, to } : row));
  return [...others, { from, to, permanent }];
}

/** An old path as the site reads it, however it was typed; others stay as they are. */
export function placeOf(path: string): string {
  return readRedirect({ from: path, to: '/' })?.from ?? path;
}

/** The same of a new path, without query and fragment. */
function targetOf(path: string): string {
  return redirectTarget(readRedirect({ from: '/', to: path })?.to ?? path);
}

interface RowChange {
  lang: string;
  change(rows: Rows): Rows;
}

export function changeRows(
  repository: Repository,
  state: State,
  now: number,
  { lang, change }: RowChange,
): { document: string; events: Event[]; versions: NewVersion[] } {
  if (!state.types.has(redirectsType))
    throw new Refused(
      'This repository has no type "redirects", so nothing can be redirected.',
      409,
    );
  const document = redirectDocuments(state).find((each) => each.lang === lang);
  const contentFrom = (version: string | null) => {
    const content = document ? contentAt(repository, document, version) : {};
    return { ...content, redirects: [...change(rowsOf(content)), ...unfinishedRowsOf(content)] };
  };
  if (!document) {
    const input = { type: redirectsType, lang, title: 'Redirects', data: contentFrom(null) };
    return withPublication(createDocument(input)(state, now));
  }
  const write = (version: string | null) =>
    editDocument(
      document.id,
      { data: contentFrom(version), note: 'Redirects' },
      () => undefined,
    )(state, now);
  const publishedChange = withPublication(write(document.published));
  if (document.draft === null) return publishedChange;
  // The draft is kept, with the same change.
  const draft = write(document.draft);
  return {
    document: document.id,
    events: [...publishedChange.events, ...draft.events],
    versions: [...publishedChange.versions, ...(draft.versions ?? [])],
  };
}

function withPublication({
  events,
  versions = [],
  answer,
}: Change<{ document: string; version: { id: string } }>) {
  const { document, version } = answer;
  const publication: Event = { kind: 'published', document, version: version.id };
  return { document, events: [...events, publication], versions };
}

function redirectDocuments(state: State): DocumentState[] {
  return state.languages
    .flatMap(({ id }) => [...state.index.ofKind(redirectsType, id)])
    .filter(({ archived }) => !archived);
}

function contentAt(
  repository: Repository,
  { id }: DocumentState,
  version: string | null,
): VersionContent {
  return (version === null ? undefined : contentInMemory(repository, id, version)) ?? {};
}
