import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refused } from '../repository/faults.ts';
import { foldedName } from './names.ts';

/** As OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagBytes = 32;
const minLength = 12;
const maxLength = 256;
const minDistinct = 5;

/** Checked if there is no password: takes the same work, and nothing matches. */
const dummyHash = formatHash(Buffer.alloc(16), Buffer.alloc(tagBytes));

/** Some builds of Node are too old to have argon2. */
export const arePasswordsSupported = typeof argon2 === 'function';

/** A password's hash, in the format other programs read too: `$argon2id$v=19$m=…`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return formatHash(salt, await deriveKey(password, salt, cost));
}

/** Whether a password matches a hash; null takes the same time and never matches. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, tag, parameters } = parseHash(hash ?? dummyHash);
  const derived = await deriveKey(password, salt, parameters);
  const isSame = tag.length === derived.length && timingSafeEqual(tag, derived);
  return isSame && hash !== null;
}

/** Refuses a password that is easily guessed. */
export function refuseWeak(password: string, name: string): void {
  const length = [...password].length;
  if (length < minLength)
    throw new Refused(`A password has at least ${minLength} characters.`, 422, {
      code: 'password_short',
    });
  if (length > maxLength)
    throw new Refused(`A password has at most ${maxLength} characters.`, 422, {
      code: 'password_long',
    });
  if (new Set(password).size < minDistinct)
    throw new Refused('This password is the same few characters again and again.', 422, {
      code: 'password_simple',
    });
  const foldedPassword = foldedName(password).replaceAll(' ', '');
  const foldedUserName = foldedName(name).replaceAll(' ', '');
  if (
    foldedUserName.length > 2 &&
    foldedPassword.replaceAll(foldedUserName, '').length < minDistinct
  )
    throw new Refused('This password is your name.', 422, { code: 'password_name' });
}

type Cost = typeof cost;

function deriveKey(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  // The same characters, whichever way a keyboard composes them.
  const message = password.slice(0, maxLength * 4).normalize('NFKC');
  return promisify(argon2)('argon2id', { message, nonce, tagLength: tagBytes, ...parameters });
}

function formatHash(salt: Buffer, tag: Buffer): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Accepts any cost, so that hashes stay readable when it changes. */
const hashPattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

function parseHash(hash: string) {
  const [, memory = '', passes = '', parallelism = '', salt = '', tag = ''] =
    hashPattern.exec(hash) ?? [];
  if (tag === '') throw new Error('A password is kept in a form that is not known.');
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
