import { expect, it } from 'vitest';
import {
  panned,
  placeAt,
  pointMoved,
  viewAround,
  viewBoxOf,
  wholeWorld,
  zoomed,
} from './map-view.ts';

const porto = { latitude: 41.1496, longitude: -8.6109 };

it('shows the whole world', () => {
  expect(viewBoxOf(wholeWorld)).toEqual([-180, -90, 360, 180]);
  expect(placeAt(wholeWorld, 0.5, 0.5)).toEqual({ latitude: 0, longitude: 0 });
  expect(placeAt(wholeWorld, 0, 0)).toEqual({ latitude: 90, longitude: -180 });
  expect(placeAt(wholeWorld, 1, 1)).toEqual({ latitude: -90, longitude: 180 });
});

it('is as exact as it is near', () => {
  const view = viewAround(porto);
  expect(placeAt(view, 0.5, 0.5)).toEqual({ latitude: 41.15, longitude: -8.61 });
  const near = zoomed(zoomed(zoomed(view, 0.5), 0.5), 0.5);
  expect(placeAt(near, 0.5, 0.5)).toEqual(porto);
});

it('never leaves the world', () => {
  expect(zoomed(wholeWorld, 4)).toEqual(wholeWorld);
  expect(zoomed(viewAround(porto), 0.0001).width).toBe(1.5);
  const corner = panned(viewAround({ latitude: 89, longitude: 179 }), -5, -5);
  const [west, north, width, height] = viewBoxOf(corner);
  expect([west + width, north + height].every((edge) => edge <= 180)).toBe(true);
  expect(north).toBeGreaterThanOrEqual(-90);
});

it('moves the point by arrows, and the map under the hand', () => {
  const view = viewAround(porto);
  expect(pointMoved(porto, view, 1, 0)).toEqual({ latitude: 41.15, longitude: -7.81 });
  expect(pointMoved({ latitude: 90, longitude: 180 }, view, 1, 1)).toEqual({
    latitude: 90,
    longitude: 180,
  });
  expect(panned(view, 0.5, 0).middle.longitude).toBeCloseTo(-28.61);
  expect(panned(view, 0, 0.5).middle.latitude).toBeCloseTo(51.15);
});
