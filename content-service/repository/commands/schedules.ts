import type { Event, Release } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import { type ReleaseState, type State, versionOf } from '../state.ts';
import { newId } from '../tokens.ts';
import { theDocument } from './documents.ts';
import { changeReleaseContents } from './release-contents.ts';

export interface Schedule {
  at: number;
  /** The zone in which the time was chosen. */
  zone: string;
  action: 'publish' | 'unpublish';
}

/** Publishes one document by itself at a time, or takes it off the site: a release that holds nothing else. */
export function scheduleDocument(id: string, schedule: Schedule): Command<Release> {
  return (state, now) => {
    const document = theDocument(state, id);
    if (schedule.at <= now)
      throw new Refused('That time is over. Choose one that is to come, or publish it now.', 400, {
        code: 'time_over',
      });
    const { title } = versionOf(document, document.draft ?? document.published ?? '');
    const present = scheduleOf(state, id);
    const release: Release = {
      id: present?.id ?? newId(),
      label: title,
      scheduledAt: schedule.at,
      zone: schedule.zone,
      only: id,
    };
    const opening: Event = {
      kind: present ? 'release-changed' : 'release-created',
      release,
    };
    const releases = new Map(state.releases).set(release.id, standIn(release, now));
    const contents = schedule.action === 'publish' ? { put: [id] } : { unpublish: [id] };
    const { events } = changeReleaseContents(release.id, contents)({ ...state, releases }, now);
    return { events: [opening, ...events], answer: release };
  };
}

/** The state as it will be once the release is there. */
function standIn(release: Release, createdAt: number): ReleaseState {
  return { ...release, createdAt, by: '', fingerprint: '', failure: null };
}

export function cancelSchedule(id: string): Command<null> {
  return (state) => {
    const release = scheduleOf(state, theDocument(state, id).id);
    if (!release) throw new NotFound(`Document ${id} is not scheduled by itself.`);
    return { events: [{ kind: 'release-removed', release: release.id }], answer: null };
  };
}

function scheduleOf(state: Readonly<State>, document: string): ReleaseState | undefined {
  for (const release of state.releases.values()) if (release.only === document) return release;
  return undefined;
}
