import { describe, expect, it } from 'vitest';
import { hashPassword, refuseWeak, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is kept as argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hashPassword('seven lamps'),
      hashPassword('seven lamps'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword('seven lamps', one)).toBe(true);
    expect(await verifyPassword('seven lampS', one)).toBe(false);
    expect(await verifyPassword('', one)).toBe(false);
  });

  it('is the same however a keyboard composes its letters', async () => {
    const kept = await hashPassword('sete lâmpadas');
    expect(await verifyPassword('sete la\u0302mpadas', kept)).toBe(true);
  });

  it('takes the cost from the hash, and no other form', async () => {
    const weaker = (await hashPassword('password')).replace('m=19456,t=2', 'm=64,t=3');
    expect(await verifyPassword('password', weaker)).toBe(false);
    await expect(verifyPassword('password', 'plain')).rejects.toThrow('not known');
  });

  it('of nobody takes as long to look at as one that is wrong', async () => {
    const kept = await hashPassword('seven lamps');
    const took = async (hash: string | null) => {
      // The processor's time of all threads: how long it takes by the clock is the machine's affair.
      const began = process.cpuUsage();
      expect(await verifyPassword('wrong', hash)).toBe(false);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    let [nobody, somebody] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 9; round += 1) {
      nobody = Math.min(nobody, await took(null));
      somebody = Math.min(somebody, await took(kept));
    }
    const ratio = nobody / somebody;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it.each([
    ['short', 'at least 12'],
    ['x'.repeat(257), 'at most 256'],
    ['ababababababab', 'same few characters'],
    ['inesfaria 2026', 'your name'],
  ])('%s is refused', (password, why) => {
    expect(() => refuseWeak(password, 'Ines Faria')).toThrow(why);
  });

  it('may be any other, in any script', () => {
    refuseWeak('correct horse', 'Ines Faria');
    refuseWeak('七つのランプと九つの舟と港', 'Ines Faria');
  });
});
