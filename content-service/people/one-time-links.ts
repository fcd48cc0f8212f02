import { hourMs } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import { NotFound, Refused } from '../repository/faults.ts';
import { hashToken, newId, newToken } from '../repository/tokens.ts';
import type { RecordChange } from '../store/records.ts';
import { activityEvent } from './activity.ts';
import type { SignedIn } from './caller.ts';
import type { PeopleContext } from './context.ts';
import { rateLimits } from './guessing.ts';
import { foldedName, nameOf } from './names.ts';
import type { AttestationJson } from './passkey-schemas.ts';
import { creationOptions, newPasskey } from './passkeys.ts';
import { hashPassword, refuseWeak } from './passwords.ts';
import { type Content, find, list, record, type TypedRecord, thePerson } from './records.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { type Rights, refuseLimitedAdministrator } from './roles.ts';
import { type RequestSource, rateLimited, type SignInResult, signIn } from './sign-in.ts';
import { writeAll } from './write-all.ts';

const linkLifetimeMs = hourMs;
const maxInvitations = 200;
/** The owner of links for the very first person; a newer one replaces earlier ones. */
const firstPerson = 'first';

export interface NewLink {
  id: string;
  /** Returned only here; it follows the `#` of the link's address. */
  secret: string;
  endsAt: number;
}

/**
 * Where a link is redeemed. The secret follows a `#`, so browsers do not send it to servers and chat previews do not
 * redeem it.
 */
export function linkAddress(origin: string, secret: string): string {
  return `${origin}/edit/welcome#${secret}`;
}

interface LinkOptions {
  purpose: Content<'link'>['purpose'];
  rights: Rights;
  /** The person it is for; null for somebody new. */
  owner: string | null;
  by: string | null;
}

function newLink({ clock }: PeopleContext, { purpose, rights, owner, by }: LinkOptions) {
  const secret = newToken();
  const now = clock();
  const endsAt = now + linkLifetimeMs;
  const content = { key: newId(), purpose, ...rights, createdAt: now, by };
  const add: RecordChange = {
    change: 'add',
    record: record('link', hashToken(secret), content, { owner, endsAt }),
  };
  return { link: { id: content.key, secret, endsAt }, add };
}

/** A link for a new person, created by an administrator, or by the command line if the caller is null. */
export async function invite(
  context: PeopleContext,
  rights: Rights,
  caller: SignedIn | null,
): Promise<NewLink> {
  const by = caller?.id ?? null;
  refuseLimitedAdministrator(rights);
  if ((await invitations(context)).length >= maxInvitations)
    throw new Refused(`${maxInvitations} invitations are open. Withdraw one first.`, 409, {
      code: 'too_many',
    });
  const { link, add } = newLink(context, { purpose: 'invitation', rights, owner: null, by });
  const invited = activityEvent(context.clock(), 'invited', {
    by,
    person: null,
    detail: rights.role,
  });
  await writeAll(context, caller, [add, invited]);
  return link;
}

/** A link for the first administrator; null if there is somebody already. */
export async function inviteFirst(context: PeopleContext): Promise<NewLink | null> {
  if ((await list(context.records, 'person')).length > 0) return null;
  const rights: Rights = { role: 'administrator', languages: null, types: null };
  const { link, add } = newLink(context, {
    purpose: 'invitation',
    rights,
    owner: firstPerson,
    by: null,
  });
  await context.records.write([{ change: 'clear', kind: 'link', owner: firstPerson }, add]);
  return link;
}

/** A link with which a person sets up new ways of signing in. The old ones remain valid until it is used. */
export async function beginReset(
  context: PeopleContext,
  person: string,
  caller: SignedIn | null,
): Promise<NewLink> {
  const by = caller?.id ?? null;
  const { role, languages, types } = (await thePerson(context.records, person)).content;
  const { link, add } = newLink(context, {
    purpose: 'reset',
    rights: { role, languages, types },
    owner: person,
    by,
  });
  await writeAll(context, caller, [
    { change: 'clear', kind: 'link', owner: person },
    add,
    activityEvent(context.clock(), 'reset begun', { by, person }),
  ]);
  return link;
}

/** The removal of all links that a person made. */
export async function endLinksBy(
  { records }: PeopleContext,
  person: string,
): Promise<RecordChange[]> {
  const made = (await list(records, 'link')).filter(({ content }) => content.by === person);
  return made.map(({ id }) => ({ change: 'remove', kind: 'link', id }));
}

function isOpen({ content }: TypedRecord<'link'>, now: number): boolean {
  return ageOf(content.createdAt, now) < linkLifetimeMs;
}

export async function invitations(context: PeopleContext) {
  const now = context.clock();
  const open = (await list(context.records, 'link')).filter(
    (link) => link.content.purpose === 'invitation' && isOpen(link, now),
  );
  const isValid = await Promise.all(open.map(({ content }) => isByAdministrator(context, content)));
  return open
    .filter((_, index) => isValid[index])
    .map(({ endsAt, content: { key, role, languages, types, createdAt, by } }) => ({
      id: key,
      role,
      languages,
      types,
      createdAt,
      endsAt: endsAt ?? 0,
      by,
    }));
}

export async function withdrawInvitation(
  context: PeopleContext,
  key: string,
  caller: SignedIn,
): Promise<void> {
  const all = await list(context.records, 'link');
  const link = all.find(({ content }) => content.key === key && content.purpose === 'invitation');
  if (!link) throw new NotFound(`There is no invitation with the id ${key}.`);
  await writeAll(context, caller, [
    { change: 'remove', kind: 'link', id: link.id },
    activityEvent(context.clock(), 'invitation withdrawn', { by: caller.id, person: null }),
  ]);
}

class LinkOver extends Refused {
  override name = 'LinkOver';
  constructor() {
    super(
      'This address is not valid any more: it was used, its hour is over, or it was taken back. Ask for a new one.',
      404,
      { code: 'link_over' },
    );
  }
}

async function theLink(
  context: PeopleContext,
  secret: string,
  { network }: Pick<RequestSource, 'network'>,
): Promise<TypedRecord<'link'>> {
  const now = context.clock();
  let link: TypedRecord<'link'> | null = null;
  await rateLimited(context, [{ key: `links ${network}`, limit: rateLimits.network }], async () => {
    link = await find(context.records, 'link', hashToken(secret));
    return link !== null && isOpen(link, now);
  });
  const open = requireOpen(link, now);
  if (!(await isByAdministrator(context, open.content))) throw new LinkOver();
  return open;
}

/**
 * An administrator's links end with her rights: else she could come back with one of them. They are removed with them;
 * this also ends one that she makes at that moment.
 */
async function isByAdministrator(
  { records }: PeopleContext,
  { by }: Content<'link'>,
): Promise<boolean> {
  if (by === null) return true;
  return (await find(records, 'person', by))?.content.role === 'administrator';
}

function requireOpen(link: TypedRecord<'link'> | null, now: number): TypedRecord<'link'> {
  if (link === null || !isOpen(link, now)) throw new LinkOver();
  return link;
}

/** What a link is for; inspecting does not use it up. */
export async function inspect(context: PeopleContext, secret: string, from: RequestSource) {
  const { content, endsAt, owner } = await theLink(context, secret, from);
  const { purpose, role, languages, types } = content;
  return { purpose, role, languages, types, endsAt, name: await nameFor(context, purpose, owner) };
}

async function nameFor(
  { records }: PeopleContext,
  purpose: Content<'link'>['purpose'],
  owner: string | null,
): Promise<string | null> {
  if (purpose === 'invitation' || owner === null) return null;
  return (await find(records, 'person', owner))?.content.name ?? null;
}

/** A new person's id is derived from the link, so that a passkey can be created for it beforehand. */
function personOf({ id, content, owner }: TypedRecord<'link'>): string {
  if (content.purpose === 'reset' && owner !== null) return owner;
  return hashToken(`person ${id}`).slice(0, 16);
}

const purposeOf = (link: TypedRecord<'link'>) => `link ${link.id}`;

/** What a browser needs to create a passkey before the link is used. */
export async function challengeForLink(
  context: PeopleContext,
  { secret, name }: { secret: string; name: string },
  from: RequestSource,
) {
  const link = await theLink(context, secret, from);
  return creationOptions(context, {
    person: personOf(link),
    name: nameOf(name),
    purpose: purposeOf(link),
  });
}

interface Redemption {
  secret: string;
  /** The name of a new person. */
  name?: string | undefined;
  password?: string | undefined;
  passkey?: { label: string; response: AttestationJson } | undefined;
}

/** Uses up a link: creates the person or resets their access, with ten recovery codes, and signs them in. */
export async function redeem(
  context: PeopleContext,
  { secret, name, password, passkey }: Redemption,
  from: RequestSource,
): Promise<SignInResult & { recoveryCodes: string[] }> {
  const link = await theLink(context, secret, from);
  if ((password === undefined) === (passkey === undefined))
    throw new Refused('Choose a password or make a passkey.', 422, { code: 'no_way_in' });
  const person = personOf(link);
  const existing = await find(context.records, 'person', person);
  if (link.content.purpose === 'reset' && !existing) throw new LinkOver();
  if (link.owner === firstPerson && (await list(context.records, 'person')).length > 0)
    throw new LinkOver();
  const displayName = existing?.content.name ?? nameOf(name ?? '');
  if (!existing) await refuseTakenName(context, displayName);
  if (password !== undefined) refuseWeak(password, displayName);
  const hash =
    password === undefined
      ? null
      : await context.passwordQueue.run(`link ${link.id}`, true, () => hashPassword(password));
  const recoveryCodes = newRecoveryCodes();
  const changes: RecordChange[] = [
    { change: 'remove', kind: 'link', id: link.id },
    ...(existing ? resetAccess(existing, hash) : newPerson(context, link, displayName, hash)),
    ...(passkey ? await newPasskey(context, { person, purpose: purposeOf(link), ...passkey }) : []),
    ...recoveryCodes.map(
      (code): RecordChange => ({
        change: 'add',
        record: record('recovery-code', recoveryHash(person, code), null, { owner: person }),
      }),
    ),
  ];
  const what = existing ? 'ways in reset' : 'joined';
  const entered = await signIn(context, person, 'one-time link', from, changes, what).catch(
    async (fault) => {
      requireOpen(await find(context.records, 'link', link.id), context.clock());
      if (!existing) await refuseTakenName(context, displayName);
      throw fault;
    },
  );
  return { ...entered, recoveryCodes };
}

export async function refuseTakenName({ records }: PeopleContext, name: string): Promise<void> {
  if (await find(records, 'name', foldedName(name))) throw new NameTaken();
}

class NameTaken extends Refused {
  override name = 'NameTaken';
  constructor() {
    super('Somebody has this name already. Choose another one, perhaps with your last name.', 409, {
      code: 'name_taken',
    });
  }
}

function newPerson(
  { clock }: PeopleContext,
  link: TypedRecord<'link'>,
  name: string,
  password: string | null,
): RecordChange[] {
  const { role, languages, types, by } = link.content;
  const content = { name, role, languages, types, password, createdAt: clock(), invitedBy: by };
  const id = personOf(link);
  return [
    { change: 'add', record: record('person', id, content) },
    { change: 'add', record: record('name', foldedName(name), null, { owner: id }) },
  ];
}

/** A reset revokes all former credentials, since a device or the recovery codes may have been lost. */
function resetAccess(person: TypedRecord<'person'>, password: string | null): RecordChange[] {
  const { id, content, revision } = person;
  const cleared = ['passkey', 'recovery-code', 'session'].map(
    (kind): RecordChange => ({ change: 'clear', kind, owner: id }),
  );
  return [
    { change: 'set', record: record('person', id, { ...content, password }), revision },
    ...cleared,
  ];
}
