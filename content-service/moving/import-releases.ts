import { scheduleOf } from '../repository/commands/schedules.ts';
import type { Event, Release } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
import { newId } from '../repository/tokens.ts';
import type { IncomingDocument } from './incoming.ts';
import type { Journal } from './journal.ts';
import type { WasRemoved } from './removed-here.ts';
import type { Report } from './report.ts';

/**
 * Ids there -> here, as those of `documents` are: of the releases that wait here too, and of those that people published
 * or deleted here.
 */
export async function importReleases(
  repository: Repository,
  releases: readonly Release[],
  documents: ReadonlyMap<string, string>,
  { journal, wasRemoved, report }: { journal: Journal; wasRemoved: WasRemoved; report: Report },
): Promise<{ releases: ReadonlyMap<string, string>; gone: ReadonlyMap<string, string> }> {
  const ids = new Map<string, string>();
  const gone = new Map<string, string>();
  for (const release of releases) {
    const { state } = repository;
    const knownId = journal.find('release', release.id)?.to;
    const hereId = knownId ?? release.id;
    const present = state.releases.get(hereId);
    // Where the journal does not know it, the state still tells of the latest ones.
    const isDeleted =
      !present &&
      (state.removedReleases.has(hereId) || (await wasRemoved('release', release.id, knownId)));
    const isPublished = !present && state.pastReleases.some(({ id }) => id === hereId);
    if (isDeleted || isPublished) {
      const end = isPublished ? 'published' : 'deleted';
      gone.set(release.id, hereId);
      report.problems.push(
        `The release “${release.label}” was ${end} here and does not come again: the documents that came with it stay as they are here, and new ones in it come as drafts.`,
      );
      continue;
    }
    const id = present ? present.id : knownId ? newId() : release.id;
    const isTooLate = present
      ? false
      : await repository.do('import', (state, now) => {
          const isDue = release.scheduledAt !== null && release.scheduledAt <= now;
          const localRelease = isDue
            ? unscheduled(release)
            : withLocalOnly(release, documents, state);
          const created: Event = { kind: 'release-created', release: { ...localRelease, id } };
          return { events: [created], answer: isDue };
        });
    if (isTooLate)
      report.problems.push(
        `The release “${release.label}” was due before it came, and waits here without a time.`,
      );
    await journal.note('release', release.id, { to: id, mark: '' });
    ids.set(release.id, id);
  }
  return { releases: ids, gone };
}

function unscheduled({ id, label }: Release): Release {
  return { id, label, scheduledAt: null };
}

/** The schedule of a single document stays one, unless people here have scheduled it themselves. */
function withLocalOnly(
  { only, ...release }: Release,
  documents: ReadonlyMap<string, string>,
  state: Readonly<State>,
): Release {
  const document = only === undefined ? undefined : documents.get(only);
  if (document === undefined || scheduleOf(state, document)) return release;
  return { ...release, only: document };
}

/** What waits there in a release that is gone here is a draft here, unless there is another one. */
export function withoutReleases(
  document: IncomingDocument,
  gone: ReadonlyMap<string, string>,
): IncomingDocument {
  const { published, draft } = document;
  const releases = [...document.releases];
  const waiting = releases.find(([id, version]) => gone.has(id) && version !== published);
  return {
    ...document,
    draft: draft ?? waiting?.[1] ?? null,
    releases: new Map(releases.filter(([id]) => !gone.has(id))),
    unpublishedIn: new Set([...document.unpublishedIn].filter((id) => !gone.has(id))),
  };
}
