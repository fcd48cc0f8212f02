import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 16 url-safe characters, as the content service's ids are. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
