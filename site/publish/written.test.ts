import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { written } from './written.ts';

describe('a written page', () => {
  it.each([0, 1, 128 * 1024 - 1, 128 * 1024, 400_000])(
    'has its text, of %i letters, and its hash',
    (length) => {
      const html = `${'é'.repeat(length)}😀${'😀'.repeat(length / 3)}`;
      const headers = { 'content-language': 'pt-br' };
      const { body, hash } = atOnce(written({ html, headers }));
      expect(body.toString() === html).toBe(true);
      const whole = createHash('sha256').update(JSON.stringify(headers)).update(html);
      expect(hash).toBe(whole.digest('base64url').slice(0, 22));
    },
  );

  it('takes several steps where it is long', () => {
    const steps = written({ html: 'x'.repeat(1_000_000), headers: {} });
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(7);
  });
});
