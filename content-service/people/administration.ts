import { revokePreviews } from '../repository/commands/previews.ts';
import { personMark } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import type { RecordChange } from '../store/records.ts';
import { waysIn } from './account.ts';
import { activityEvent } from './activity.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { foldedName } from './names.ts';
import { endLinksBy } from './one-time-links.ts';
import { list, record, thePerson } from './records.ts';
import { type Rights, refuseLimitedAdministrator } from './roles.ts';
import { sessionsOf } from './sessions.ts';
import { writeAll } from './write-all.ts';

/** The names of all people by id, to show who did something. */
export async function names({ records }: PeopleContext) {
  return (await list(records, 'person')).map(({ id, content: { name } }) => ({ id, name }));
}

/** In order of joining. */
export async function everybody(context: PeopleContext) {
  const people = await list(context.records, 'person');
  const inOrder = people.toSorted((one, other) => one.content.createdAt - other.content.createdAt);
  return Promise.all(
    inOrder.map(async ({ id, content }) => {
      const { name, role, languages, types, password, createdAt, invitedBy } = content;
      const sessions = await sessionsOf(context, id);
      return {
        id,
        name,
        role,
        languages,
        types,
        createdAt,
        invitedBy,
        waysIn: await waysIn(context, id, password),
        sessions: sessions.length,
        seenAt: sessions[0]?.seenAt ?? null,
      };
    }),
  );
}

export async function changeRights(
  context: PeopleContext,
  id: string,
  change: Partial<Rights>,
  caller: SignedIn,
): Promise<void> {
  const { content, revision } = await thePerson(context.records, id);
  const next = { ...content, ...change };
  refuseLimitedAdministrator(next);
  const isAdministrator = next.role === 'administrator';
  await writeAll(context, caller, [
    ...(isAdministrator ? [] : await otherAdministrator(context, id)),
    // Else they would be valid again if she becomes one again.
    ...(isAdministrator ? [] : await endLinksBy(context, id)),
    { change: 'set', record: record('person', id, next), revision },
    activityEvent(context.clock(), 'rights changed', {
      by: caller.id,
      person: id,
      detail: describeRights(next),
    }),
  ]);
}

function describeRights({ role, languages, types }: Rights): string {
  const restrictions = [languages?.join(' '), types?.join(' ')].filter(
    (each) => each !== undefined,
  );
  return [role, ...restrictions].join(', ');
}

/** Removes a person and all her credentials. What she wrote remains, under an id that nobody has any more. */
export async function removePerson(
  context: PeopleContext,
  id: string,
  caller: SignedIn | null,
): Promise<void> {
  const by = caller?.id ?? null;
  const { content } = await thePerson(context.records, id);
  const ownedKinds = ['passkey', 'recovery-code', 'session', 'link', 'event', 'view'];
  await writeAll(context, caller, [
    ...(await otherAdministrator(context, id)),
    // Before hers are cleared: she may have made one for herself.
    ...(await endLinksBy(context, id)),
    { change: 'remove', kind: 'person', id },
    { change: 'remove', kind: 'name', id: foldedName(content.name) },
    ...ownedKinds.map((kind): RecordChange => ({ change: 'clear', kind, owner: id })),
    activityEvent(context.clock(), 'removed', { by, person: null, detail: id }),
  ]);
}

/**
 * Ends previews that were started by people who were removed since, or with tokens that were revoked. Called after a
 * removal, and again in case that did not get so far.
 */
export async function endLeftPreviews(
  { records }: PeopleContext,
  repository: Repository,
  by: string,
): Promise<void> {
  // They may have been started at another service a moment ago.
  const { previews, tokens } = await repository.latest();
  const started = [...previews.values()];
  const authors = new Set<string>();
  // Only then, because somebody may join and start a preview meanwhile.
  for (const { id } of await list(records, 'person')) authors.add(`${personMark}${id}`);
  for (const { name, scope } of tokens.values()) if (scope === 'write') authors.add(name);
  const left = started.filter(({ tokenId, by: author }) =>
    tokenId === undefined ? !authors.has(author) : !tokens.has(tokenId),
  );
  const ids = new Set(left.map(({ id }) => id));
  if (ids.size > 0) await repository.do(by, revokePreviews(ids));
}

/** A change that requires another administrator to remain one; refused if there is none. */
async function otherAdministrator(context: PeopleContext, id: string): Promise<RecordChange[]> {
  const people = await list(context.records, 'person');
  if (people.find((each) => each.id === id)?.content.role !== 'administrator') return [];
  const other = people.find((each) => each.id !== id && each.content.role === 'administrator');
  if (!other)
    throw new Refused('This is the last administrator. Make somebody else one first.', 409, {
      code: 'last_administrator',
    });
  // Only advances the revision: if two administrators step back at once, one of the writes fails.
  return [
    {
      change: 'set',
      record: record('person', other.id, other.content),
      revision: other.revision,
    },
  ];
}
