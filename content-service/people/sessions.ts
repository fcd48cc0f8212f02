import { ageOf } from '@farol/server/age-of';
import { NotFound } from '../repository/faults.ts';
import { hashToken, newId, newToken } from '../repository/tokens.ts';
import type { RecordChange } from '../store/records.ts';
import { activityEvent } from './activity.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { type Content, find, list, record, type TypedRecord } from './records.ts';
import { writeAll } from './write-all.ts';

/** The least time between two updates of a session's `seenAt`. */
const minSeenIntervalMs = 60_000;
/** Signing in again ends the person's oldest session. */
const maxSessions = 20;
const maxAgentLength = 300;

export type Way = Content<'session'>['way'];

interface NewSession {
  /** Kept by the browser; the service stores only its hash. */
  token: string;
  shown: { id: string; startedAt: number };
  changes: RecordChange[];
}

/**
 * A session, to be written together with what let the person in. Its token is always new, never one the browser already
 * held.
 */
export function newSession(
  context: PeopleContext,
  person: string,
  way: Way,
  agent: string,
): NewSession {
  const now = context.clock();
  const token = newToken();
  const key = newId();
  const content = {
    key,
    startedAt: now,
    seenAt: now,
    way,
    agent: agent.slice(0, maxAgentLength),
  };
  const endsAt = expiryOf(context, content);
  return {
    token,
    shown: { id: key, startedAt: now },
    changes: [
      {
        change: 'add',
        record: record('session', hashToken(token), content, { owner: person, endsAt }),
      },
    ],
  };
}

/** The person a session belongs to, with their present rights; null if it has ended. */
export async function personOf(context: PeopleContext, token: string): Promise<SignedIn | null> {
  const now = context.clock();
  const session = await find(context.records, 'session', hashToken(token));
  if (!session?.owner || !isOpen(context, session, now)) return null;
  const person = await find(context.records, 'person', session.owner);
  if (!person) return null;
  await touch(context, session, now);
  const { name, role, languages, types } = person.content;
  const { key, startedAt } = session.content;
  return {
    kind: 'person',
    id: person.id,
    name,
    rights: { role, languages, types },
    revision: person.revision,
    session: { id: key, startedAt, record: session.id },
  };
}

/** One that begins so much later than now as one lasts, or more, is from before the clock went back. */
export function isOpen(
  { sessionLastsMs }: PeopleContext,
  { endsAt, content }: TypedRecord<'session'>,
  now: number,
): boolean {
  return (endsAt ?? 0) > now && content.startedAt - now < sessionLastsMs;
}

async function touch(
  context: PeopleContext,
  session: TypedRecord<'session'>,
  now: number,
): Promise<void> {
  const { content, revision, id, owner } = session;
  const { startedAt } = content;
  if (ageOf(content.seenAt, now) < minSeenIntervalMs) return;
  const seen = { ...content, seenAt: now };
  const expiry = expiryOf(context, seen);
  // One that begins later than now lasts no longer by being used: its whole time would count from then.
  const endsAt = startedAt > now ? Math.min(session.endsAt ?? expiry, expiry) : expiry;
  const changed = record('session', id, seen, { owner, endsAt });
  // If another request updates or ends it meanwhile, this is not needed; nor may a full disk fail the request.
  await context.records.write([{ change: 'set', record: changed, revision }]).catch(() => false);
}

function expiryOf(
  { sessionLastsMs, sessionIdleMs }: PeopleContext,
  { startedAt, seenAt }: Pick<Content<'session'>, 'startedAt' | 'seenAt'>,
): number {
  return Math.min(startedAt + sessionLastsMs, seenAt + sessionIdleMs);
}

interface SessionSummary {
  id: string;
  startedAt: number;
  seenAt: number;
  endsAt: number;
  way: Way;
  agent: string;
}

/** A person's open sessions, the latest first. */
export async function sessionsOf(
  context: PeopleContext,
  person: string,
): Promise<SessionSummary[]> {
  return (await openSessions(context, person)).map(({ content, endsAt }) => ({
    id: content.key,
    startedAt: content.startedAt,
    seenAt: content.seenAt,
    endsAt: endsAt ?? 0,
    way: content.way,
    agent: content.agent,
  }));
}

async function openSessions(
  context: PeopleContext,
  person: string,
): Promise<TypedRecord<'session'>[]> {
  const now = context.clock();
  return (await list(context.records, 'session', person))
    .filter(({ endsAt }) => (endsAt ?? 0) > now)
    .sort((one, other) => other.content.seenAt - one.content.seenAt);
}

/** Never the one that begins, which looks the oldest if the clock has gone back. */
export async function endOldest(
  context: PeopleContext,
  person: string,
  beginning: string,
): Promise<void> {
  const open = await openSessions(context, person);
  const others = open.filter(({ content }) => content.key !== beginning);
  for (const { id } of others.slice(maxSessions - 1))
    await context.records.write([{ change: 'remove', kind: 'session', id }]);
}

/** Ends one session of a person by its public id. */
export async function endSession(
  context: PeopleContext,
  key: string,
  caller: SignedIn,
): Promise<void> {
  const { id: person } = caller;
  const session = (await openSessions(context, person)).find(({ content }) => content.key === key);
  if (!session) throw new NotFound(`There is no session with the id ${key}.`);
  await writeAll(context, caller, [
    { change: 'remove', kind: 'session', id: session.id },
    activityEvent(context.clock(), 'sessions ended', { by: person, person, detail: 'one' }),
  ]);
}

/** Ends all sessions of a person. */
export async function endSessions(
  context: PeopleContext,
  person: string,
  caller: SignedIn | null,
): Promise<void> {
  const by = caller?.id ?? null;
  await writeAll(context, caller, [
    { change: 'clear', kind: 'session', owner: person },
    activityEvent(context.clock(), 'sessions ended', { by, person, detail: 'all' }),
  ]);
}

/** Ends all sessions of a person but the one in which she asks for it. */
export async function endOtherSessions(context: PeopleContext, caller: SignedIn): Promise<void> {
  const { id: person, session } = caller;
  const others = (await openSessions(context, person)).filter(
    ({ content }) => content.key !== session.id,
  );
  await writeAll(context, caller, [
    ...others.map(({ id }): RecordChange => ({ change: 'remove', kind: 'session', id })),
    activityEvent(context.clock(), 'sessions ended', { by: person, person, detail: 'all others' }),
  ]);
}

/** A way in that is taken away takes along the sessions it opened, except the one in which that is done. */
export async function endingSessionsBy(
  context: PeopleContext,
  way: Way,
  { id: person, session }: SignedIn,
): Promise<RecordChange[]> {
  return (await openSessions(context, person))
    .filter(({ content }) => content.way === way && content.key !== session.id)
    .map(({ id }) => ({ change: 'remove', kind: 'session', id }));
}

/** Ends the session a browser held before signing in again. */
export async function endSessionByToken(context: PeopleContext, token: string): Promise<void> {
  await context.records.write([{ change: 'remove', kind: 'session', id: hashToken(token) }]);
}

/** Signs out by deleting the session, so that copies of its token are worthless too. */
export async function signOut(context: PeopleContext, caller: SignedIn): Promise<void> {
  const session = await find(context.records, 'session', caller.session.record);
  if (!session) return;
  await context.records.write([
    { change: 'remove', kind: 'session', id: session.id },
    activityEvent(context.clock(), 'signed out', { by: caller.id, person: caller.id }),
  ]);
}
