import { dayMs } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import { NotFound } from '../repository/faults.ts';
import { hashToken, newId, newToken } from '../repository/tokens.ts';
import type { Writer } from '../store/working-copies.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { accessKey } from './endings.ts';
import { find, list, record, type TypedRecord } from './records.ts';
import { isOpen } from './sessions.ts';
import { writeAll } from './write-all.ts';

/** Longer than a day's work; the editor starts another preview when one has ended. */
const lifetimeMs = dayMs;
/** Starting another one ends the person's oldest. */
const maxPreviews = 20;

/** What a preview shows: what its owner is writing in a tab, or an earlier version. */
interface PreviewTarget {
  document: string;
  version?: string | undefined;
}

export interface PersonalPreview extends PreviewTarget {
  id: string;
  startedAt: number;
  endsAt: number;
}

/**
 * Starts a preview of what a person is writing, or of an earlier version. Its key is returned only here; it ends with
 * the session at the latest.
 */
export async function startPersonalPreview(
  context: PeopleContext,
  caller: SignedIn,
  { document, version, tab }: PreviewTarget & { tab: string },
): Promise<PersonalPreview & { key: string }> {
  const now = context.clock();
  const key = newToken();
  const target = { document, ...(version === undefined ? {} : { version }) };
  const content = { key: newId(), session: caller.session.id, ...target, tab, startedAt: now };
  const endsAt = now + lifetimeMs;
  const added = record('preview', hashToken(key), content, { owner: caller.id, endsAt });
  await writeAll(context, caller, [{ change: 'add', record: added }]);
  // This one looks the oldest if the clock has gone back.
  const open = await openPreviews(context, caller.id);
  const others = open.filter(({ id }) => id !== added.id);
  for (const { id } of others.slice(maxPreviews - 1))
    await context.records.write([{ change: 'remove', kind: 'preview', id }]);
  return { id: content.key, ...target, startedAt: now, endsAt, key };
}

/**
 * What a key gives access to, its owner, and everything its access depends on, by the names of `Endings`; null if the
 * preview or the session it was started in has ended.
 */
export async function openPreview(
  context: PeopleContext,
  key: string,
): Promise<(PreviewTarget & { writer: Writer; accessKeys: string[] }) | null> {
  const now = context.clock();
  const preview = await find(context.records, 'preview', hashToken(key));
  const person = preview?.owner;
  if (!person || ageOf(preview.content.startedAt, now) >= lifetimeMs) return null;
  const session = (await list(context.records, 'session', person)).find(
    ({ content }) => content.key === preview.content.session,
  );
  if (!session || !isOpen(context, session, now)) return null;
  if (!(await find(context.records, 'person', person))) return null;
  const { preview: ofPreview, session: ofSession, person: ofPerson } = accessKey;
  const accessKeys = [ofPreview(preview.id), ofSession(session.id), ofPerson(person)];
  const { document, version, tab } = preview.content;
  return { writer: { person, tab }, accessKeys, document, version };
}

/** A person's open previews, the latest first; never with their keys. */
export async function personalPreviews(
  context: PeopleContext,
  person: string,
): Promise<PersonalPreview[]> {
  return (await openPreviews(context, person)).map(({ content, endsAt }) => ({
    id: content.key,
    document: content.document,
    ...(content.version === undefined ? {} : { version: content.version }),
    startedAt: content.startedAt,
    endsAt: endsAt ?? 0,
  }));
}

export async function endPersonalPreview(
  context: PeopleContext,
  caller: SignedIn,
  id: string,
): Promise<void> {
  const preview = (await openPreviews(context, caller.id)).find(
    ({ content }) => content.key === id,
  );
  if (!preview) throw new NotFound(`There is no preview with the id ${id}.`);
  await writeAll(context, caller, [{ change: 'remove', kind: 'preview', id: preview.id }]);
}

async function openPreviews(
  context: PeopleContext,
  person: string,
): Promise<TypedRecord<'preview'>[]> {
  const now = context.clock();
  return (await list(context.records, 'preview', person))
    .filter(({ endsAt }) => (endsAt ?? 0) > now)
    .sort((one, other) => other.content.startedAt - one.content.startedAt);
}
