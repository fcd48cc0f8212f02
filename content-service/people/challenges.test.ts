import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isValidChallenge, newChallenge } from './challenges.ts';
import { deviceOf, newDevice } from './devices.ts';

const secret = randomBytes(32);
const text = (challenge: Uint8Array) => Buffer.from(challenge).toString('base64url');

it('knows its challenges by purpose, time and secret', () => {
  const challenge = text(newChallenge(secret, 'sign in', 1000));
  expect(isValidChallenge(secret, 'sign in', challenge, 1000 + 299_999)).toBe(true);
  expect(isValidChallenge(secret, 'sign in', challenge, 1000 + 300_000)).toBe(false);
  expect(isValidChallenge(secret, 'sign in', challenge, 1000 - 299_999)).toBe(true);
  expect(isValidChallenge(secret, 'sign in', challenge, 1000 - 300_000)).toBe(false);
  expect(isValidChallenge(secret, 'another', challenge, 1000)).toBe(false);
  expect(isValidChallenge(randomBytes(32), 'sign in', challenge, 1000)).toBe(false);
  for (let index = 0; index < 54; index += 1) {
    const bytes = Buffer.from(challenge, 'base64url');
    bytes.writeUInt8((bytes[index] ?? 0) ^ 1, index);
    expect(isValidChallenge(secret, 'sign in', bytes.toString('base64url'), 1000)).toBe(false);
  }
  expect(text(newChallenge(secret, 'sign in', 1000))).not.toBe(challenge);
});

it('knows the device of one person and of nobody else', () => {
  const mark = newDevice(secret, 'ines');
  expect(deviceOf(secret, 'ines', mark)).toBe(mark.split('.')[0]);
  for (const [of, given] of [
    ['rui', mark],
    ['ines', `x${mark}`],
    ['ines', mark.slice(0, -2)],
    ['ines', mark.split('.')[0]],
    ['ines', ''],
    ['ines', undefined],
  ] as const)
    expect(deviceOf(secret, of, given)).toBeNull();
});
