import type { Command } from '../command.ts';
import type { Event, Release } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { ReleaseState, State } from '../state.ts';
import { newId } from '../tokens.ts';
import { latestOf } from '../translation-source.ts';
import { theDocument } from './documents.ts';
import { changeReleaseContents } from './release-contents.ts';

export interface Schedule {
  at: number;
  /** The time zone in which `at` was chosen. */
  zone: string;
  action: 'publish' | 'unpublish';
}

/** Schedules one document to be published or unpublished, by a release that contains nothing else. */
export function scheduleDocument(id: string, schedule: Schedule): Command<Release> {
  return (state, now) => {
    const document = theDocument(state, id);
    if (schedule.at <= now)
      throw new Refused('That time is over. Choose one that is to come, or publish it now.', 400, {
        code: 'time_over',
      });
    const existing = scheduleOf(state, id);
    const release: Release = {
      id: existing?.id ?? newId(),
      label: latestOf(document)?.title ?? '',
      scheduledAt: schedule.at,
      zone: schedule.zone,
      only: id,
    };
    const saved: Event = {
      kind: existing ? 'release-changed' : 'release-created',
      release,
    };
    const releases = new Map(state.releases).set(release.id, asReleaseState(release, now));
    const contents = schedule.action === 'publish' ? { put: [id] } : { unpublish: [id] };
    const { events } = changeReleaseContents(release.id, contents)({ ...state, releases }, now);
    return { events: [saved, ...events], answer: release };
  };
}

/** The release as `changeReleaseContents` expects it in the state, before it is created. */
function asReleaseState(release: Release, createdAt: number): ReleaseState {
  return { ...release, createdAt, by: '', fingerprint: '', failure: null };
}

export function cancelSchedule(id: string): Command<null> {
  return (state) => {
    const release = scheduleOf(state, theDocument(state, id).id);
    if (!release) throw new NotFound(`Document ${id} is not scheduled by itself.`);
    return { events: [{ kind: 'release-removed', release: release.id }], answer: null };
  };
}

export function scheduleOf(state: Readonly<State>, document: string): ReleaseState | undefined {
  for (const release of state.releases.values()) if (release.only === document) return release;
  return undefined;
}
