import { expect, it } from 'vitest';
import { newId } from './tokens.ts';

it('makes ids of 16 letters that can stand in an address before an underscore', () => {
  const ids = Array.from({ length: 2000 }, () => newId());
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{16}$/);
});

it('uses the given random bytes', () => {
  expect(newId(() => Uint8Array.from({ length: 16 }, (_, i) => i))).toBe('ABCDEFGHIJKLMNOP');
});
