import { eventsBackwards } from '../people/activity.ts';
import { type Event, personMark } from '../repository/events.ts';
import type { Repository } from '../repository/repository.ts';
import type { RecordStore } from '../store/records.ts';
import type { Commit } from '../store/store.ts';
import { type Change, changeOf, type Group } from './changes.ts';

export interface Deed {
  id: string;
  at: number;
  /** The id of a person; null for a program, the service and the command line. */
  person: string | null;
  /** The name of the token or of a part of the service; empty for a person. */
  program: string;
  changes: Change[];
}

interface ActivityQuery {
  /** The id of a person, or the name of a program. */
  by?: string | undefined;
  document?: string | undefined;
  group?: Group | undefined;
  /** The earliest and latest time, in milliseconds. */
  from?: number | undefined;
  until?: number | undefined;
  /** The cursor at which the previous page ended. */
  before?: string | undefined;
  most: number;
}

/** The most commits read for one page; where filters match few of them, the next page continues. */
const maxLookedAt = 5_000;
const commitsPerStep = 500;
const cursorForm = /^(\d{1,15})\.([\w-]{0,60})$/;

/**
 * Everything that was done and by whom, newest first: the history and, for those permitted to see it, events of sign-in
 * and permissions.
 */
export async function activity(
  repository: Repository,
  records: RecordStore,
  query: ActivityQuery,
  seesPeople: boolean,
): Promise<{ deeds: Deed[]; next: string | null }> {
  const [, sequence = '', event = ''] = cursorForm.exec(query.before ?? '') ?? [];
  const newest = repository.state.tip.sequence + 1;
  const place = { sequence: sequence === '' ? newest : Math.min(Number(sequence), newest), event };
  const wantsPeople = seesPeople && query.document === undefined;
  const commits = commitsBackwards(repository, place.sequence);
  const events = wantsPeople ? eventsBackwards(records, event) : noEvents();
  const deeds: Deed[] = [];
  let [commit, happening] = [await commits.next(), await events.next()];
  for (let looked = 0; deeds.length < query.most && looked < maxLookedAt; looked += 1) {
    const isCommitLater =
      happening.done || (!commit.done && commit.value.at >= happening.value.content.at);
    const at = isCommitLater ? commit.value?.at : happening.value?.content.at;
    // All that follow are older still.
    if (at !== undefined && at < (query.from ?? 0)) return { deeds, next: null };
    if (isCommitLater && commit.done) return { deeds, next: null };
    if (isCommitLater && !commit.done) {
      add(deeds, ofCommit(commit.value, repository), query);
      place.sequence = commit.value.sequence;
      commit = await commits.next();
    } else if (!happening.done) {
      const { id, content } = happening.value;
      add(deeds, ofPeople(id, content), query);
      place.event = id;
      happening = await events.next();
    }
  }
  const isOver = commit.done === true && happening.done === true;
  return { deeds, next: isOver ? null : `${place.sequence}.${place.event}` };
}

type PersonEvent = Awaited<ReturnType<ReturnType<typeof eventsBackwards>['next']>>['value'];

async function* noEvents(): ReturnType<typeof eventsBackwards> {}

async function* commitsBackwards(
  repository: Repository,
  before: number,
): AsyncGenerator<Commit<Event>, undefined> {
  for (let end = before; end > 1; ) {
    const start = Math.max(1, end - commitsPerStep);
    const window: Commit<Event>[] = [];
    for await (const commit of repository.history(start - 1)) {
      if (commit.sequence >= end) break;
      window.push(commit);
    }
    yield* window.toReversed();
    end = start;
  }
}

function ofCommit(commit: Commit<Event>, { state }: Repository): Deed {
  const isPerson = commit.by.startsWith(personMark);
  return {
    id: String(commit.sequence),
    at: commit.at,
    person: isPerson ? commit.by.slice(personMark.length) : null,
    program: isPerson ? '' : commit.by,
    changes: commit.events.flatMap((event) => changeOf(event, state) ?? []),
  };
}

function ofPeople(
  id: string,
  { at, by, what, person, detail }: NonNullable<PersonEvent>['content'],
): Deed {
  const subject = [person ?? '', detail].filter((each) => each !== '').join(' ');
  const change: Change = {
    group: 'people',
    what,
    document: null,
    version: null,
    release: null,
    subject: subject === '' ? null : subject,
    obstacle: null,
  };
  return { id, at, person: by, program: by === null ? 'command line' : '', changes: [change] };
}

/** Adds a deed with the changes that match the filters, if any. */
function add(deeds: Deed[], deed: Deed, { by, document, group, until }: ActivityQuery): void {
  if (until !== undefined && deed.at > until) return;
  if (by !== undefined && by !== (deed.person ?? deed.program)) return;
  const changes = deed.changes.filter(
    (change) =>
      (document === undefined || change.document === document) &&
      (group === undefined || change.group === group),
  );
  if (changes.length > 0) deeds.push({ ...deed, changes });
}
