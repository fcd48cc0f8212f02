import { Refused } from '../repository/faults.ts';
import { newId } from '../repository/tokens.ts';
import type { RecordChange } from '../store/records.ts';
import { answered, isOurs, newChallenge } from './challenges.ts';
import type { PeopleContext } from './context.ts';
import type { AssertionJson, AttestationJson } from './passkey-schemas.ts';
import { find, type Kept, list, record } from './records.ts';

const MOST_OF_ONE = 20;
/** EdDSA, ES256 and RS256: every device supports one of them. */
const algorithms = [-8, -7, -257];

/** Loaded on the first use of a passkey: it is large, and many services never need it. */
const library = () => import('@simplewebauthn/server');

export class WrongPasskey extends Refused {
  override name = 'WrongPasskey';
  constructor() {
    super(
      'This passkey does not open this service. Try another one, or another way to sign in.',
      401,
      { code: 'wrong_passkey' },
    );
  }
}

function hostOf(context: PeopleContext): string {
  const { passkeyHost, origin } = context.origin();
  if (passkeyHost !== null) return passkeyHost;
  throw new Refused(
    `Browsers make no passkeys for ${origin}: that takes HTTPS and a name. Use a password.`,
    422,
    { code: 'no_passkeys_here' },
  );
}

/** What a browser needs to create a passkey. */
export async function creationOptions(
  context: PeopleContext,
  { person, name, purpose }: { person: string; name: string; purpose: string },
) {
  const { generateRegistrationOptions } = await library();
  const existing = await list(context.records, 'passkey', person);
  return generateRegistrationOptions({
    rpName: context.repositoryName,
    rpID: hostOf(context),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(person)),
    challenge: newChallenge(await context.secret(), purpose, context.clock()),
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ id, content }) => ({ id, transports: content.transports })),
    // A passkey is the only factor asked for: the device must store the account, and verify the user.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The changes that store a new passkey, once it has proven possession of its private key. */
export async function newPasskey(
  context: PeopleContext,
  {
    person,
    purpose,
    label,
    response,
  }: { person: string; purpose: string; label: string; response: AttestationJson },
): Promise<RecordChange[]> {
  const { verifyRegistrationResponse } = await library();
  const now = context.clock();
  const secret = await context.secret();
  const host = hostOf(context);
  if ((await list(context.records, 'passkey', person)).length >= MOST_OF_ONE)
    throw new Refused(`You have ${MOST_OF_ONE} passkeys. Remove one first.`, 409, {
      code: 'too_many',
    });
  let challenge = '';
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given;
      return isOurs(secret, purpose, given, now);
    },
    expectedOrigin: context.origin().origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!result?.verified) throw new WrongPasskey();
  const { credential } = result.registrationInfo;
  await context.records.write([{ change: 'add', record: record('passkey-host', host, null) }]);
  const content = {
    key: newId(),
    label,
    host,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10),
    createdAt: now,
    usedAt: null,
  };
  return [
    answered(challenge, now),
    { change: 'add', record: record('passkey', credential.id, content, { owner: person }) },
  ];
}

const SIGN_IN = 'sign in';

/** What a browser needs to sign in. It asks for no name, so it reveals none. */
export async function signInOptions(context: PeopleContext) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(context),
    challenge: newChallenge(await context.secret(), SIGN_IN, context.clock()),
    timeout: 300_000,
    userVerification: 'required',
  });
}

/** The owner of the passkey that signed, and the changes that record its use. */
export async function signedBy(
  context: PeopleContext,
  response: AssertionJson,
): Promise<{ person: string; changes: RecordChange[] }> {
  const { verifyAuthenticationResponse } = await library();
  const now = context.clock();
  const secret = await context.secret();
  const host = hostOf(context);
  const kept = await find(context.records, 'passkey', response.id);
  if (!kept?.owner || kept.content.host !== host) throw new WrongPasskey();
  let challenge = '';
  const { publicKey, counter } = kept.content;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (given) => {
      challenge = given;
      return isOurs(secret, SIGN_IN, given, now);
    },
    expectedOrigin: context.origin().origin,
    expectedRPID: host,
    credential: {
      id: kept.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) throw new WrongPasskey();
  return {
    person: kept.owner,
    changes: [answered(challenge, now), used(kept, result.authenticationInfo.newCounter, now)],
  };
}

function used({ id, owner, revision, content }: Kept<'passkey'>, counter: number, now: number) {
  const changed = record('passkey', id, { ...content, counter, usedAt: now }, { owner });
  return { change: 'set', record: changed, revision } as const;
}
