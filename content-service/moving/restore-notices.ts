import { isAtLeast, type Rights } from '../people/roles.ts';
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

export type PeopleById = ReadonlyMap<string, Rights & { name: string }>;

/** Who was there before and after; null where it cannot be read. Without anybody before, all of them are expected. */
export function peopleNotices(before: PeopleById | null, after: PeopleById | null): string[] {
  if (!before || !after)
    return [
      'The records of the people who were here cannot be read: with the backup, people may sign in who could not any more, or have rights that were taken from them. `npm run content -- people` lists them.',
    ];
  if (before.size === 0) return [];
  const added = [...after].flatMap(([id, { name }]) => (before.has(id) ? [] : [name]));
  const regained = [...after].flatMap(([id, person]) => {
    const former = before.get(id);
    return former && mayMore(person, former) ? [`${person.name} (${person.role})`] : [];
  });
  return [
    ...(added.length === 0
      ? []
      : [
          `With the backup, people can sign in who were not here: ${added.join(', ')}. \`npm run content -- people remove NAME\` takes that from one.`,
        ]),
    ...(regained.length === 0
      ? []
      : [
          `With the backup, people have rights again that they did not have here: ${regained.join(', ')}. Administrators change that in the editor, under “People”.`,
        ]),
  ];
}

function mayMore(one: Rights, other: Rights): boolean {
  return (
    !isAtLeast(other.role, one.role) ||
    isWider(one.languages, other.languages) ||
    isWider(one.types, other.types)
  );
}

/** Null means all of them. */
function isWider(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (other === null) return false;
  return one === null || one.some((each) => !other.includes(each));
}
