import { rowsOf } from '../addresses/address-book.ts';
import type { Event } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
import type { NewVersion, VersionContent } from '../store/store.ts';
import { changeRows, placeOf, type Rows } from './change-redirects.ts';

/** Reverts the changes of a language's redirects between two texts, and keeps later ones. */
export function takeBackRedirects(
  repository: Repository,
  lang: string,
  { before, after }: { before: VersionContent; after: VersionContent },
): (state: State, now: number) => { events: Event[]; versions: NewVersion[] } {
  return (state, now) => {
    const added = without(rowsOf(after), rowsOf(before));
    const removed = without(rowsOf(before), rowsOf(after));
    return changeRows(repository, state, now, {
      lang,
      change(rows) {
        const kept = without(rows, added);
        const places = new Set(kept.map((row) => placeOf(row.from)));
        const isFree = ({ from }: Rows[number]) => !places.has(placeOf(from));
        return [...kept, ...removed.filter(isFree)];
      },
    });
  };
}

function without(rows: Rows, others: Rows): Rows {
  const key = ({ from, to, permanent }: Rows[number]) => JSON.stringify([from, to, permanent]);
  const excluded = new Set(others.map(key));
  return rows.filter((row) => !excluded.has(key(row)));
}
