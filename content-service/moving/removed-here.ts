import type { Repository } from '../repository/repository.ts';
import type { Journal } from './journal.ts';

type Kind = 'language' | 'type' | 'slice' | 'release';

/** Whether something that came before was removed here since; the answer needs its id there, and its id here. */
export type WasRemoved = (kind: Kind, there: string, here?: string) => Promise<boolean>;

/**
 * The whole history tells, and is read only where something is missing: what is missing without having been removed
 * comes again, as after an earlier backup was restored.
 */
export function removedSince(repository: Repository, journal: Journal): WasRemoved {
  let removed: Promise<ReadonlySet<string>> | undefined;
  return async (kind, there, here = there) => {
    if (!journal.find(kind, there)) return false;
    removed ??= removedFrom(repository);
    return (await removed).has(nameOf(kind, here));
  };
}

async function removedFrom(repository: Repository): Promise<ReadonlySet<string>> {
  const removed = new Set<string>();
  let languages: readonly { id: string }[] = [];
  for await (const { events } of repository.history(0))
    for (const event of events)
      switch (event.kind) {
        case 'languages-set':
          for (const { id } of languages) removed.add(nameOf('language', id));
          for (const { id } of event.languages) removed.delete(nameOf('language', id));
          languages = event.languages;
          break;
        case 'type-saved':
          removed.delete(nameOf('type', event.model.id));
          break;
        case 'type-removed':
          removed.add(nameOf('type', event.id));
          break;
        case 'slice-saved':
          removed.delete(nameOf('slice', event.model.id));
          break;
        case 'slice-removed':
          removed.add(nameOf('slice', event.id));
          break;
        case 'release-created':
          removed.delete(nameOf('release', event.release.id));
          break;
        case 'release-removed':
          removed.add(nameOf('release', event.release));
          break;
      }
  return removed;
}

function nameOf(kind: Kind, id: string): string {
  return `${kind} ${id}`;
}
