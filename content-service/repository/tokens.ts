import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Of a preview session as the history has it: the hash of its word, or the word, as it was kept before. */
export function sessionId(kept: string): string {
  return /^[0-9a-f]{64}$/.test(kept) ? kept : hashToken(kept);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-A';

/** 16 letters, as Prismic's ids have, without the underscore: in a media address that ends the id. */
export function newId(random: (bytes: number) => Uint8Array = randomBytes): string {
  return Array.from(random(16), (byte) => letters[byte & 63]).join('');
}
