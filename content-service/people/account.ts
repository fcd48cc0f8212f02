import { NotFound, Refused } from '../repository/faults.ts';
import type { RecordChange } from '../store/records.ts';
import { activityEvent } from './activity.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { foldedName, nameOf } from './names.ts';
import { refuseTakenName } from './one-time-links.ts';
import type { AttestationJson } from './passkey-schemas.ts';
import { creationOptions, newPasskey } from './passkeys.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { type Content, find, list, record, type TypedRecord } from './records.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { endingSessionsBy } from './sessions.ts';
import { type RequestSource, type SignInResult, signIn } from './sign-in.ts';
import { expectCaller, writeAll } from './write-all.ts';

async function personRecord(
  { records }: PeopleContext,
  id: string,
): Promise<TypedRecord<'person'>> {
  const person = await find(records, 'person', id);
  if (!person) throw new NotFound('You are not here any more.');
  return person;
}

/** Which ways of signing in a person has; never the secrets themselves. */
export async function waysIn({ records }: PeopleContext, id: string, password: string | null) {
  return {
    password: password !== null,
    passkeys: (await list(records, 'passkey', id)).length,
    recoveryCodes: (await list(records, 'recovery-code', id)).length,
  };
}

/** A person's own account, as shown to them. */
export async function me(
  context: PeopleContext,
  { id, session }: { id: string; session: Omit<SignedIn['session'], 'record'> },
) {
  const { content } = await personRecord(context, id);
  const { name, role, languages, types, password } = content;
  return {
    id,
    name,
    role,
    languages,
    types,
    waysIn: await waysIn(context, id, password),
    session: { id: session.id, startedAt: session.startedAt },
  };
}

export async function rename(context: PeopleContext, caller: SignedIn, newName: string) {
  const { id, content, revision } = await personRecord(context, caller.id);
  const name = nameOf(newName);
  const [before, after] = [foldedName(content.name), foldedName(name)];
  if (before !== after) await refuseTakenName(context, name);
  const nameChanges: RecordChange[] =
    before === after
      ? []
      : [
          { change: 'remove', kind: 'name', id: before },
          { change: 'add', record: record('name', after, null, { owner: id }) },
        ];
  await writeAll(context, caller, [
    { change: 'set', record: record('person', id, { ...content, name }), revision },
    ...nameChanges,
    activityEvent(context.clock(), 'renamed', { by: id, person: id }),
  ]);
}

/** Ends every session that the old password opened; the person continues in a new one. */
export async function changePassword(
  context: PeopleContext,
  caller: SignedIn,
  password: string,
  from: RequestSource,
): Promise<SignInResult> {
  const { id, content, revision } = await personRecord(context, caller.id);
  refuseWeak(password, content.name);
  const hash = await context.passwordQueue.run(`session ${caller.session.id}`, true, () =>
    hashPassword(password),
  );
  const changed = record('person', id, { ...content, password: hash });
  const changes: RecordChange[] = [
    ...expectCaller(caller),
    { change: 'set', record: changed, revision },
    { change: 'clear', kind: 'session', owner: id },
  ];
  return signIn(context, id, 'password', from, changes, 'password changed');
}

interface PasskeySummary {
  id: string;
  label: string;
  host: string;
  createdAt: number;
  usedAt: number | null;
}

export async function passkeysOf(
  { records }: PeopleContext,
  id: string,
): Promise<PasskeySummary[]> {
  return (await list(records, 'passkey', id)).map(({ content }) => passkeySummary(content));
}

function passkeySummary({
  key,
  label,
  host,
  createdAt,
  usedAt,
}: Content<'passkey'>): PasskeySummary {
  return { id: key, label, host, createdAt, usedAt };
}

/** Of the person, not of the session: she may have to sign in again before the passkey is added. */
const challengePurpose = ({ id }: SignedIn) => `passkey of ${id}`;

export function passkeyChallenge(context: PeopleContext, caller: SignedIn) {
  return creationOptions(context, {
    person: caller.id,
    name: caller.name,
    purpose: challengePurpose(caller),
  });
}

export async function addPasskey(
  context: PeopleContext,
  caller: SignedIn,
  passkey: { label: string; response: AttestationJson },
): Promise<void> {
  const { id } = caller;
  const changes = await newPasskey(context, {
    person: id,
    purpose: challengePurpose(caller),
    ...passkey,
  });
  await writeAll(context, caller, [
    ...changes,
    activityEvent(context.clock(), 'passkey added', { by: id, person: id, detail: passkey.label }),
  ]);
}

export async function removePasskey(
  context: PeopleContext,
  caller: SignedIn,
  key: string,
): Promise<void> {
  const { id, content, revision } = await personRecord(context, caller.id);
  const passkeys = await list(context.records, 'passkey', id);
  const passkey = passkeys.find((each) => each.content.key === key);
  if (!passkey) throw new NotFound(`There is no passkey with the id ${key}.`);
  if (passkeys.length === 1 && content.password === null)
    throw new Refused('This is your only way in. Choose a password or add a passkey first.', 409, {
      code: 'only_way_in',
    });
  await writeAll(context, caller, [
    // Rewrites the person unchanged to advance its revision: if two requests each remove one of the last two passkeys,
    // one fails.
    { change: 'set', record: record('person', id, content), revision },
    // Whoever comes in by it in the meantime has changed it.
    { change: 'expect', kind: 'passkey', id: passkey.id, revision: passkey.revision },
    { change: 'remove', kind: 'passkey', id: passkey.id },
    ...(await endingSessionsBy(context, 'passkey', caller)),
    activityEvent(context.clock(), 'passkey removed', {
      by: id,
      person: id,
      detail: passkey.content.label,
    }),
  ]);
}

/** Creates ten new codes; earlier ones become invalid, and the sessions they opened end. */
export async function renewRecoveryCodes(
  context: PeopleContext,
  caller: SignedIn,
): Promise<string[]> {
  const { id } = caller;
  const codes = newRecoveryCodes();
  // Each by itself: whoever comes in by one in the meantime has removed it.
  const former = await list(context.records, 'recovery-code', id);
  await writeAll(context, caller, [
    ...former.map(
      (code): RecordChange => ({ change: 'remove', kind: 'recovery-code', id: code.id }),
    ),
    ...(await endingSessionsBy(context, 'recovery code', caller)),
    ...codes.map(
      (code): RecordChange => ({
        change: 'add',
        record: record('recovery-code', recoveryHash(id, code), null, { owner: id }),
      }),
    ),
    activityEvent(context.clock(), 'recovery codes made', { by: id, person: id }),
  ]);
  return codes;
}
