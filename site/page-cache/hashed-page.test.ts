import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import { hashPage } from './hashed-page.ts';

describe('a hashed page', () => {
  it.each([0, 1, 256 * 1024, 256 * 1024 + 1, 1_000_000])(
    'of %i bytes has the hash of its headers and body',
    (length) => {
      const body = Buffer.alloc(length, 'not the same again');
      const headers = { 'content-language': 'pt-br' };
      const page = atOnce(hashPage({ body, headers }));
      expect(page.body).toBe(body);
      const whole = createHash('sha256').update(JSON.stringify(headers)).update(body);
      expect(page.hash).toBe(whole.digest('base64url').slice(0, 22));
    },
  );

  it('takes several steps where it is long', () => {
    const steps = hashPage({ body: Buffer.alloc(1_000_000), headers: {} });
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(3);
  });
});
