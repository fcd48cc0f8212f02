import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The id of a preview session; old histories hold its secret instead of the hash. */
export function sessionId(stored: string): string {
  return /^[0-9a-f]{64}$/.test(stored) ? stored : hashToken(stored);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-A';

/** 16 characters like Prismic's ids, but without the underscore, which ends the id in a media address. */
export function newId(random: (bytes: number) => Uint8Array = randomBytes): string {
  return Array.from(random(16), (byte) => letters[byte & 63]).join('');
}
