import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refused } from '../repository/faults.ts';
import { foldedName } from './names.ts';

/** As OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SHORTEST = 12;
const LONGEST = 256;
const FEWEST_DIFFERENT = 5;

/** Checked if there is no password: takes the same work, and nothing matches. */
const nobodys = written(Buffer.alloc(16), Buffer.alloc(TAG_BYTES));

/** Some builds of Node are too old to have argon2. */
export const arePossible = typeof argon2 === 'function';

/** A password's hash, in the format other programs read too: `$argon2id$v=19$m=…`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derived(password, salt, cost));
}

/** Whether a password matches a hash; null takes the same time and never matches. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const { salt, tag, parameters } = read(kept ?? nobodys);
  const found = await derived(password, salt, parameters);
  const isSame = tag.length === found.length && timingSafeEqual(tag, found);
  return isSame && kept !== null;
}

/** Refuses a password that is easily guessed. */
export function refuseWeak(password: string, name: string): void {
  const length = [...password].length;
  if (length < SHORTEST)
    throw new Refused(`A password has at least ${SHORTEST} characters.`, 422, {
      code: 'password_short',
    });
  if (length > LONGEST)
    throw new Refused(`A password has at most ${LONGEST} characters.`, 422, {
      code: 'password_long',
    });
  if (new Set(password).size < FEWEST_DIFFERENT)
    throw new Refused('This password is the same few characters again and again.', 422, {
      code: 'password_simple',
    });
  const folded = foldedName(password).replaceAll(' ', '');
  const own = foldedName(name).replaceAll(' ', '');
  if (own.length > 2 && folded.replaceAll(own, '').length < FEWEST_DIFFERENT)
    throw new Refused('This password is your name.', 422, { code: 'password_name' });
}

type Cost = typeof cost;

function derived(password: string, nonce: Buffer, parameters: Cost): Promise<Buffer> {
  // The same characters, whichever way a keyboard composes them.
  const message = password.slice(0, LONGEST * 4).normalize('NFKC');
  return promisify(argon2)('argon2id', { message, nonce, tagLength: TAG_BYTES, ...parameters });
}

function written(salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
}

/** Accepts any cost, so that hashes stay readable when it changes. */
const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/;

function read(kept: string) {
  const [, memory = '', passes = '', parallelism = '', salt = '', tag = ''] = form.exec(kept) ?? [];
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
