import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-A';
const length = 16;

/** An id as Prismic's look, without the underscore: in a media address that ends the id. */
export function newId(random: (bytes: number) => Uint8Array = randomBytes): string {
  return Array.from(random(length), (byte) => letters[byte & 63]).join('');
}
