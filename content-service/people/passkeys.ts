import { Refused } from '../repository/faults.ts';
import { newId } from '../repository/tokens.ts';
import type { RecordChange } from '../store/records.ts';
import { challengeAnswered, isValidChallenge, newChallenge } from './challenges.ts';
import type { PeopleContext } from './context.ts';
import type { AssertionJson, AttestationJson } from './passkey-schemas.ts';
import { find, list, record, type TypedRecord } from './records.ts';

const maxPasskeys = 20;
/** EdDSA, ES256 and RS256: every device supports one of them. */
const algorithms = [-8, -7, -257];

/** Loaded on the first use of a passkey: it is large, and many services never need it. */
const loadLibrary = () => import('@simplewebauthn/server');

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
  const { generateRegistrationOptions } = await loadLibrary();
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
  const { verifyRegistrationResponse } = await loadLibrary();
  const now = context.clock();
  const secret = await context.secret();
  const host = hostOf(context);
  if ((await list(context.records, 'passkey', person)).length >= maxPasskeys)
    throw new Refused(`You have ${maxPasskeys} passkeys. Remove one first.`, 409, {
      code: 'too_many',
    });
  let challenge = '';
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (received) => {
      challenge = received;
      return isValidChallenge(secret, purpose, received, now);
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
    challengeAnswered(challenge, now),
    { change: 'add', record: record('passkey', credential.id, content, { owner: person }) },
  ];
}

const signIn = 'sign in';

/** What a browser needs to sign in. It asks for no name, so it reveals none. */
export async function signInOptions(context: PeopleContext) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: hostOf(context),
    challenge: newChallenge(await context.secret(), signIn, context.clock()),
    timeout: 300_000,
    userVerification: 'required',
  });
}

/** The owner of the passkey that signed, and the changes that record its use. */
export async function verifyPasskey(
  context: PeopleContext,
  response: AssertionJson,
): Promise<{ person: string; changes: RecordChange[] }> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const now = context.clock();
  const secret = await context.secret();
  const host = hostOf(context);
  const passkey = await find(context.records, 'passkey', response.id);
  if (!passkey?.owner || passkey.content.host !== host) throw new WrongPasskey();
  let challenge = '';
  const { publicKey, counter } = passkey.content;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (received) => {
      challenge = received;
      return isValidChallenge(secret, signIn, received, now);
    },
    expectedOrigin: context.origin().origin,
    expectedRPID: host,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) throw new WrongPasskey();
  return {
    person: passkey.owner,
    changes: [
      challengeAnswered(challenge, now),
      usageChange(passkey, result.authenticationInfo.newCounter, now),
    ],
  };
}

function usageChange(
  { id, owner, revision, content }: TypedRecord<'passkey'>,
  counter: number,
  now: number,
) {
  const changed = record('passkey', id, { ...content, counter, usedAt: now }, { owner });
  return { change: 'set', record: changed, revision } as const;
}
