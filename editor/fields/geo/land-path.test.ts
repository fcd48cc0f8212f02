import { expect, test } from 'vitest';
import { landPath } from './land-path.ts';

test('land in the middle of the map is drawn once', () => {
  expect(
    landPath([
      [10, 50],
      [20, 50],
      [20, 40],
      [10, 50],
    ]),
  ).toBe('M10.00 -50.00L20.00 -50.00L20.00 -40.00L10.00 -50.00Z');
});

test('land across the 180th meridian is drawn at both edges, with no line across the map', () => {
  expect(
    landPath([
      [175, 68],
      [-170, 66],
      [175, 64],
      [175, 68],
    ]),
  ).toBe(
    'M175.00 -68.00L190.00 -66.00L175.00 -64.00L175.00 -68.00Z' +
      'M-185.00 -68.00L-170.00 -66.00L-185.00 -64.00L-185.00 -68.00Z',
  );
});

test('land around a pole reaches it', () => {
  expect(
    landPath([
      [-180, -80],
      [-60, -70],
      [60, -75],
      [180, -80],
      [-180, -80],
    ]),
  ).toBe(
    'M-180.00 80.00L-60.00 70.00L60.00 75.00L180.00 80.00L180.00 80.00L180.00 90.00L-180.00 90.00Z',
  );
});
