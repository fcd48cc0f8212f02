import { dueReleases } from '../repository/commands/releases.ts';
import type { Event } from '../repository/events.ts';
import type { State } from '../repository/state.ts';
import type { ReplacedHistory } from './replaced-history.ts';

/** What whoever restores a backup has to know of it, because nothing else shows it in time. */
export function overdueNotices(state: State, now: number): string[] {
  return dueReleases(state, now).map((id) => {
    const { label = '', scheduledAt } = state.releases.get(id) ?? {};
    const time = new Date(scheduledAt ?? now).toISOString();
    return `The backup’s release “${label}” was due at ${time}, and is published as soon as the service runs.`;
  });
}

export function revokedNotices(events: readonly Event[]): string[] {
  const count = (kind: Event['kind']) => events.filter((event) => event.kind === kind).length;
  const [tokens, previews] = [count('token-revoked'), count('preview-revoked')];
  if (tokens + previews === 0) return [];
  return [
    `${tokens} of the backup’s tokens and ${previews} of its previews were revoked here, and stay revoked.`,
  ];
}

export function damagedNotice({ isDamaged }: ReplacedHistory): string[] {
  if (!isDamaged) return [];
  return [
    'What was replaced was damaged: a token or preview that was revoked in a part of it that cannot be read is valid again.',
  ];
}

/** Names by id, before and after. Without anybody before, all of them are expected. */
export function peopleNotices(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = [...after].flatMap(([id, name]) => (before.has(id) ? [] : [name]));
  if (before.size === 0 || names.length === 0) return [];
  return [
    `With the backup, people can sign in who were not here: ${names.join(', ')}. \`npm run content -- people remove NAME\` takes that from one.`,
  ];
}
