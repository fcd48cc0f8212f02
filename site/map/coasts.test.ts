import { expect, it } from 'vitest';
import { packCoasts, unpackCoasts } from './coasts.ts';

const rings = [Float32Array.of(-9.14, 38.72, 1, 2), Float32Array.of(), Float32Array.of(180, -90)];

it('come out of their file as they went in', () => {
  expect(unpackCoasts(packCoasts(rings))).toEqual(rings);
});

it('do not mind where in the memory the file lies', () => {
  const file = packCoasts(rings);
  const odd = Buffer.concat([Buffer.of(0), file]).subarray(1);
  expect(unpackCoasts(odd)).toEqual(rings);
});
