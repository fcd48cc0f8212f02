import { NotFound } from '../repository/faults.ts';
import { hashToken, newId, newToken } from '../repository/tokens.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { accessBy } from './endings.ts';
import { find, type Kept, list, record } from './records.ts';

const HOUR = 60 * 60 * 1000;
/** As long as somebody is at work; the editor starts another one where it is over. */
const LASTS_MS = 24 * HOUR;
/** The oldest one of a person ends when another begins. */
const MOST_OF_ONE = 20;

export interface PersonalPreview {
  id: string;
  document: string;
  startedAt: number;
  endsAt: number;
}

/** Starts a preview of what a person writes. Its key is given once, here; it ends with the session at the latest. */
export async function startPersonalPreview(
  context: PeopleContext,
  caller: SignedIn,
  document: string,
): Promise<PersonalPreview & { key: string }> {
  const now = context.clock();
  const key = newToken();
  const content = { key: newId(), session: caller.session.id, document, startedAt: now };
  const endsAt = now + LASTS_MS;
  const made = record('preview', hashToken(key), content, { owner: caller.id, endsAt });
  await context.records.write([{ change: 'add', record: made }]);
  for (const { id } of (await standing(context, caller.id)).slice(MOST_OF_ONE))
    await context.records.write([{ change: 'remove', kind: 'preview', id }]);
  return { id: content.key, document, startedAt: now, endsAt, key };
}

/** Whose preview a key opens; null where it has ended, or the session it was started in has. */
export async function ownerOfPreview(context: PeopleContext, key: string): Promise<string | null> {
  return (await openedBy(context, key))?.person ?? null;
}

/** The owner with everything that the preview stands on, as `Endings` names it. */
export async function openedBy(
  context: PeopleContext,
  key: string,
): Promise<{ person: string; standsOn: string[] } | null> {
  const now = context.clock();
  const preview = await find(context.records, 'preview', hashToken(key));
  const person = preview?.owner;
  if (!person || (preview.endsAt ?? 0) <= now) return null;
  const session = (await list(context.records, 'session', person)).find(
    ({ content }) => content.key === preview.content.session,
  );
  if (!session || (session.endsAt ?? 0) <= now) return null;
  if (!(await find(context.records, 'person', person))) return null;
  const { preview: ofPreview, session: ofSession, person: ofPerson } = accessBy;
  return { person, standsOn: [ofPreview(preview.id), ofSession(session.id), ofPerson(person)] };
}

/** Those of a person that stand, the latest first; never with their keys. */
export async function personalPreviews(
  context: PeopleContext,
  person: string,
): Promise<PersonalPreview[]> {
  return (await standing(context, person)).map(({ content, endsAt }) => ({
    id: content.key,
    document: content.document,
    startedAt: content.startedAt,
    endsAt: endsAt ?? 0,
  }));
}

export async function endPersonalPreview(
  context: PeopleContext,
  person: string,
  id: string,
): Promise<void> {
  const preview = (await standing(context, person)).find(({ content }) => content.key === id);
  if (!preview) throw new NotFound(`There is no preview with the id ${id}.`);
  await context.records.write([{ change: 'remove', kind: 'preview', id: preview.id }]);
}

async function standing(context: PeopleContext, person: string): Promise<Kept<'preview'>[]> {
  const now = context.clock();
  return (await list(context.records, 'preview', person))
    .filter(({ endsAt }) => (endsAt ?? 0) > now)
    .sort((one, other) => other.content.startedAt - one.content.startedAt);
}
