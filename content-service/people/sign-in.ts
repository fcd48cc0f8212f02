import { Refused } from '../repository/faults.ts';
import type { RecordChange } from '../store/records.ts';
import { happened } from './activity.ts';
import type { PeopleContext } from './context.ts';
import { deviceOf, newDevice } from './devices.ts';
import { paces, type Try } from './guessing.ts';
import { foldedName } from './names.ts';
import type { AssertionJson } from './passkey-schemas.ts';
import { signedBy, WrongPasskey } from './passkeys.ts';
import { isPassword } from './passwords.ts';
import { type Content, find, type Kept } from './records.ts';
import { recoveryHash } from './recovery-codes.ts';
import { endOldest, newSession, type Way } from './sessions.ts';

/** The origin of a request. */
export interface From {
  network: string;
  /** The mark of a device that somebody has signed in with. */
  device: string | undefined;
  agent: string;
}

export interface Entered {
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
    super('This name and this code do not belong together, or the code was used.', 401, {
      code: 'wrong_code',
    });
  }
}

/** Stands in for the id of a person who does not exist. */
const NOBODY = 'nobody';

async function personNamed(
  { records }: PeopleContext,
  folded: string,
): Promise<Kept<'person'> | null> {
  const owner = (await find(records, 'name', folded))?.owner;
  return find(records, 'person', owner ?? NOBODY);
}

export async function signInWithPassword(
  context: PeopleContext,
  { name, password }: { name: string; password: string },
  from: From,
): Promise<Entered> {
  const folded = foldedName(name);
  const person = await personNamed(context, folded);
  const device = deviceOf(await context.secret(), person?.id ?? NOBODY, from.device);
  const tries: Try[] = device
    ? [{ key: `device ${device}`, pace: paces.device }]
    : [
        { key: `network ${from.network}`, pace: paces.network },
        { key: `in network ${from.network} ${folded}`, pace: paces.nameInNetwork },
        { key: `name ${folded}`, pace: paces.name },
      ];
  const isRight = await slowed(context, tries, () =>
    context.turns.take(device ?? from.network, device !== null, () =>
      isPassword(password, person?.content.password ?? null),
    ),
  );
  if (!person || !isRight) throw new WrongPassword();
  return enter(context, person.id, 'password', from, [unchanged(person)]);
}

/** If the password was changed meanwhile, the old one must not let anybody in. */
function unchanged({ kind, id, revision }: Kept<'person'>): RecordChange {
  return { change: 'expect', kind, id, revision };
}

export async function signInWithCode(
  context: PeopleContext,
  { name, code }: { name: string; code: string },
  from: From,
): Promise<Entered> {
  const person = await personNamed(context, foldedName(name));
  const id = recoveryHash(person?.id ?? NOBODY, code);
  const tries = [{ key: `codes ${from.network}`, pace: paces.network }];
  const isRight = await slowed(
    context,
    tries,
    async () => (await find(context.records, 'recovery-code', id)) !== null,
  );
  if (!person || !isRight) throw new WrongCode();
  return enter(context, person.id, 'recovery code', from, [
    { change: 'remove', kind: 'recovery-code', id },
  ]);
}

export async function signInWithPasskey(
  context: PeopleContext,
  response: AssertionJson,
  from: From,
): Promise<Entered> {
  const tries = [{ key: `passkeys ${from.network}`, pace: paces.network }];
  const { waitMs } = context.guesses.take(tries, context.clock());
  if (waitMs > 0) throw new TooManyTries(waitMs);
  const { person, changes } = await signedBy(context, response);
  context.guesses.giveBack(tries, context.clock());
  if (!(await find(context.records, 'person', person))) throw new WrongPasskey();
  return enter(context, person, 'passkey', from, changes);
}

/** Counts a try before it is made, so that concurrent ones are counted too; a successful one is taken back. */
export async function slowed(
  context: PeopleContext,
  tries: readonly Try[],
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const { waitMs } = context.guesses.take(tries, context.clock());
  if (waitMs > 0) throw new TooManyTries(waitMs);
  const isRight = await attempt().catch((fault) => {
    context.guesses.giveBack(tries, context.clock());
    throw fault;
  });
  if (isRight) context.guesses.giveBack(tries, context.clock());
  return isRight;
}

/** Signs a person in: the session is written together with the given changes, or not at all. */
export async function enter(
  context: PeopleContext,
  person: string,
  way: Way,
  from: From,
  changes: readonly RecordChange[],
  what: Content<'event'>['what'] = 'signed in',
): Promise<Entered> {
  const session = newSession(context, person, way, from.agent);
  const written = await context.records.write([
    ...changes,
    ...session.changes,
    happened(context.clock(), what, { by: person, person, detail: way }),
  ]);
  if (!written) throw new AlreadyUsed();
  await endOldest(context, person);
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
    super('This was used already. Sign in once more.', 401, { code: 'used_already' });
  }
}
