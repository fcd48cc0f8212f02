import { Refused } from '../repository/faults.ts';
import type { RecordChange } from '../store/records.ts';
import { activityEvent } from './activity.ts';
import type { PeopleContext } from './context.ts';
import { deviceOf, newDevice } from './devices.ts';
import { type Attempt, rateLimits } from './guessing.ts';
import { foldedName } from './names.ts';
import type { AssertionJson } from './passkey-schemas.ts';
import { verifyPasskey, WrongPasskey } from './passkeys.ts';
import { verifyPassword } from './passwords.ts';
import { type Content, find, type TypedRecord } from './records.ts';
import { recoveryHash } from './recovery-codes.ts';
import { endOldest, newSession, type Way } from './sessions.ts';

/** The origin of a request. */
export interface RequestSource {
  network: string;
  /** The mark of a device that somebody has signed in with. */
  device: string | undefined;
  agent: string;
}

export interface SignInResult {
  person: string;
  session: { id: string; startedAt: number };
  token: string;
  device: string;
}

class TooManyTries extends Refused {
  override name = 'TooManyTries';
  constructor(waitMs: number) {
    super(`Too many tries. Try again in ${Math.ceil(waitMs / 1000)} s.`, 429, {
      code: 'too_many_tries',
      retryAfterMs: waitMs,
    });
  }
}

/** The message does not reveal whether the name exists. */
class WrongPassword extends Refused {
  override name = 'WrongPassword';
  constructor() {
    super('This name and this password do not belong together.', 401, { code: 'wrong_password' });
  }
}

class WrongCode extends Refused {
  override name = 'WrongCode';
  constructor() {
    super('This name and this code do not belong together, or the code has been used.', 401, {
      code: 'wrong_code',
    });
  }
}

/** Stands in for the id of a person who does not exist. */
const nobody = 'nobody';

async function findByName(
  { records }: PeopleContext,
  folded: string,
): Promise<TypedRecord<'person'> | null> {
  const owner = (await find(records, 'name', folded))?.owner;
  return find(records, 'person', owner ?? nobody);
}

export async function signInWithPassword(
  context: PeopleContext,
  { name, password }: { name: string; password: string },
  from: RequestSource,
): Promise<SignInResult> {
  const folded = foldedName(name);
  const person = await findByName(context, folded);
  const device = deviceOf(await context.secret(), person?.id ?? nobody, from.device);
  const attempts: Attempt[] = device
    ? [{ key: `device ${device}`, limit: rateLimits.device }]
    : [
        { key: `network ${from.network}`, limit: rateLimits.network },
        { key: `in network ${from.network} ${folded}`, limit: rateLimits.nameInNetwork },
        { key: `name ${folded}`, limit: rateLimits.name },
      ];
  const isRight = await rateLimited(context, attempts, () =>
    context.passwordQueue.run(device ?? from.network, device !== null, () =>
      verifyPassword(password, person?.content.password ?? null),
    ),
  );
  if (!person || !isRight) throw new WrongPassword();
  return signIn(context, person.id, 'password', from, [expectUnchanged(person)]);
}

/** If the password was changed meanwhile, the old one must not let anybody in. */
function expectUnchanged({ kind, id, revision }: TypedRecord<'person'>): RecordChange {
  return { change: 'expect', kind, id, revision };
}

export async function signInWithCode(
  context: PeopleContext,
  { name, code }: { name: string; code: string },
  from: RequestSource,
): Promise<SignInResult> {
  const person = await findByName(context, foldedName(name));
  const id = recoveryHash(person?.id ?? nobody, code);
  const attempts = [{ key: `codes ${from.network}`, limit: rateLimits.network }];
  const isRight = await rateLimited(
    context,
    attempts,
    async () => (await find(context.records, 'recovery-code', id)) !== null,
  );
  if (!person || !isRight) throw new WrongCode();
  return signIn(context, person.id, 'recovery code', from, [
    { change: 'remove', kind: 'recovery-code', id },
  ]);
}

export async function signInWithPasskey(
  context: PeopleContext,
  response: AssertionJson,
  from: RequestSource,
): Promise<SignInResult> {
  const attempts = [{ key: `passkeys ${from.network}`, limit: rateLimits.network }];
  const { waitMs } = context.rateLimiter.take(attempts, context.clock());
  if (waitMs > 0) throw new TooManyTries(waitMs);
  const { person, changes } = await verifyPasskey(context, response);
  context.rateLimiter.refund(attempts, context.clock());
  if (!(await find(context.records, 'person', person))) throw new WrongPasskey();
  return signIn(context, person, 'passkey', from, changes);
}

/** Counts a try before it is made, so that concurrent ones are counted too; a successful one is taken back. */
export async function rateLimited(
  context: PeopleContext,
  attempts: readonly Attempt[],
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs } = context.rateLimiter.take(attempts, context.clock());
  if (waitMs > 0) throw new TooManyTries(waitMs);
  const isRight = await attempt().catch((fault) => {
    context.rateLimiter.refund(attempts, context.clock());
    throw fault;
  });
  if (isRight) context.rateLimiter.refund(attempts, context.clock());
  return isRight;
}

/** Signs a person in: the session is written together with the given changes, or not at all. */
export async function signIn(
  context: PeopleContext,
  person: string,
  way: Way,
  from: RequestSource,
  changes: readonly RecordChange[],
  what: Content<'event'>['what'] = 'signed in',
): Promise<SignInResult> {
  const session = newSession(context, person, way, from.agent);
  const isWritten = await context.records.write([
    ...changes,
    ...session.changes,
    activityEvent(context.clock(), what, { by: person, person, detail: way }),
  ]);
  if (!isWritten) throw new AlreadyUsed();
  await endOldest(context, person, session.shown.id);
  return {
    person,
    session: session.shown,
    token: session.token,
    device: newDevice(await context.secret(), person),
  };
}

/** A one-time credential was used at the same moment, or the person has changed. */
class AlreadyUsed extends Refused {
  override name = 'AlreadyUsed';
  constructor() {
    super('This has already been used. Sign in once more.', 401, { code: 'used_already' });
  }
}
