import { describe, expect, it } from 'vitest';
import { isAccepted } from './accept.ts';

describe('isAccepted', () => {
  it.each([
    ['image/avif', true],
    ['text/html, IMAGE/AVIF;q=0.5', true],
    ['image/webp,image/avif', true],
    ['image/avif;q=0', false],
    ['image/avif; q=0.000', false],
    ['image/avif-sequence', false],
    ['image/*,*/*;q=0.8', false],
    ['', false],
  ])('reads %s', (accept, expected) => {
    expect(isAccepted(accept, 'image/avif')).toBe(expected);
  });
});
