import { plainLetters } from '@farol/content-model';

/** Turns a title into the last part of an address: lower-case letters, digits and hyphens. */
export function addressWords(title: string): string {
  return plainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
