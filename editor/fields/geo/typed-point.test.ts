import { expect, it } from 'vitest';
import { isHalf, pointOf, typedPointOf } from './typed-point.ts';

const lisbon = { latitude: 38.72, longitude: -9.14 };

it('is the point that was there', () => {
  expect(pointOf(typedPointOf(lisbon))).toEqual(lisbon);
  expect(typedPointOf(undefined)).toEqual({ latitude: '', longitude: '' });
});

it('is no point without both coordinates, and puts nothing in the place of the other', () => {
  const half = { ...typedPointOf(lisbon), latitude: '' };
  expect(pointOf(half)).toBeUndefined();
  expect(isHalf(half)).toBe(true);
  expect(pointOf({ ...half, latitude: '-0.5' })).toEqual({ ...lisbon, latitude: -0.5 });
  expect([typedPointOf(undefined), typedPointOf(lisbon)].map(isHalf)).toEqual([false, false]);
});
