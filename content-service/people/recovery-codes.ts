import { createHash, randomBytes } from 'node:crypto';

const codeCount = 10;
/** Without letters that are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/** Ten codes of 80 random bits: `7K3M-X0QF-…`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () =>
    Array.from(randomBytes(codeLength), (byte) => alphabet[byte & 31])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** The stored hash of a code; codes are random, so a fast hash is enough. */
export function recoveryHash(person: string, code: string): string {
  const normalized = code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`recovery ${person} ${normalized}`).digest('hex');
}
