import { expect, it } from 'vitest';
import { ageOf } from './age-of.ts';

it.each([
  ['now', 1_000, 0],
  ['a while later', 1_100, 100],
  ['where the clock went back since', 900, 100],
])('says how long ago something was %s', (_, now, age) => {
  expect(ageOf(1_000, now)).toBe(age);
});
