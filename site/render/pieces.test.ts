import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { bytesOf } from './pieces.ts';

describe('the bytes of a text in pieces', () => {
  it.each([0, 1, 128 * 1024 - 1, 128 * 1024, 400_000])(
    'are those of the whole text, with %i letters in one',
    (length) => {
      const pieces = ['<p>', `${'é'.repeat(length)}😀${'😀'.repeat(length / 3)}`, '', '’</p>'];
      const bytes = atOnce(bytesOf(pieces));
      expect(bytes.equals(Buffer.from(pieces.join('')))).toBe(true);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    },
  );

  it.each([
    ['one piece', ['x'.repeat(1_000_000)]],
    ['many', Array.from({ length: 10_000 }, () => 'x'.repeat(100))],
  ])('take several steps where %s is long', (_, pieces) => {
    const steps = bytesOf(pieces);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(14);
  });
});
