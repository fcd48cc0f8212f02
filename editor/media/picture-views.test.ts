import { expect, it } from 'vitest';
import {
  aspectOf,
  cropAround,
  focusOf,
  isCroppedElse,
  otherFileOf,
  shapesOf,
  shownIn,
  withPart,
} from './picture-views.ts';

const file = { address: 'now', width: 1600, height: 900, focus: null, earlier: [] };
const [main, square] = shapesOf({ thumbnails: [{ name: 'square', width: 400, height: 400 }] });
if (!main || !square) throw new Error('There are two shapes.');
const part = { x: 100, y: 0, width: 900, height: 900 };

it('knows the shapes of a field and what each shows by itself', () => {
  expect([main, square].map(aspectOf)).toEqual([undefined, 1]);
  expect(shownIn({ id: 'a' }, main, file)).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
  expect(shownIn({ id: 'a' }, square, file)).toMatchObject({ x: 350 });
  const focused = { ...file, focus: { x: 1, y: 0.5 } };
  expect(shownIn({ id: 'a' }, square, focused)).toMatchObject({ x: 700 });
});

it('keeps a part that was chosen for a shape, and nothing of it where it is given back', () => {
  const picture = { id: 'a', alt: 'A beach', square: { id: 'a', alt: 'A beach', old: true } };
  const cut = withPart(picture, square, part, file);
  expect(shownIn(cut, square, { ...file, focus: { x: 1, y: 1 } })).toEqual(part);
  expect(cut.square).toMatchObject({ id: 'a', alt: 'A beach', edit: { x: 100, y: 0, zoom: 1 } });
  expect(cut.square).not.toHaveProperty('croppedFrom');
  expect(withPart(cut, square, null, file)).toEqual({ id: 'a', alt: 'A beach' });
});

it('cuts the picture itself to any part, and gives it back whole', () => {
  const free = { x: 10, y: 20, width: 500, height: 123 };
  const cut = withPart({ id: 'a', alt: null }, main, free, file);
  expect(shownIn(cut, main, file)).toEqual(free);
  expect(cut.dimensions).toEqual({ width: 500, height: 123 });
  expect(withPart(cut, main, null, file)).toEqual({ id: 'a', alt: null });
});

it('knows a shape that shows a picture of its own, and takes a part in its place', () => {
  const picture = { id: 'a', square: { id: 'b', edit: { x: 5, y: 0, zoom: 1 } } };
  expect([main, square].map((shape) => otherFileOf(picture, shape))).toEqual([null, 'b']);
  expect(shownIn(picture, square, file)).toMatchObject({ x: 350 });
  expect(otherFileOf(withPart(picture, square, part, file), square)).toBeNull();
});

it('says of which content a part is, where the file was replaced', () => {
  const replaced = { ...file, earlier: [{ address: 'old', width: 800, height: 450 }] };
  const cut = withPart({ id: 'a' }, square, part, replaced);
  expect(cut.square).toMatchObject({ croppedFrom: 'now' });
  expect(shownIn(cut, square, replaced)).toEqual(part);
  expect(cropAround(square, replaced, { x: 0, y: 0 })).toMatchObject({ x: 0, y: 0 });
});

it('tells another crop from another description and another file', () => {
  const cut = (alt: string, x: number) => ({
    ...{ id: 'a', alt, edit: { x, y: 0, zoom: 1 } },
    square: { id: 'a', alt, edit: { x: 0, y: 0, zoom: 1 } },
  });
  expect(isCroppedElse(cut('A tram', 0), cut('A tram', 9))).toBe(true);
  expect(isCroppedElse({ id: 'a', alt: null }, cut('A tram', 0))).toBe(true);
  expect(isCroppedElse(cut('A tram', 0), cut('A yellow tram', 0))).toBe(false);
  expect(isCroppedElse(cut('A tram', 0), { ...cut('A tram', 9), id: 'b' })).toBe(false);
  expect(isCroppedElse(undefined, cut('A tram', 0))).toBe(false);
});

it('finds the point again around which its shapes were cut', () => {
  const wide = { name: 'wide', width: 1600, height: 400 };
  const shapes = [wide, square];
  const at = { x: 0.6, y: 0.4 };
  const cut = shapes.reduce<Readonly<Record<string, unknown>>>(
    (all, shape) => withPart(all, shape, cropAround(shape, file, at), file),
    { id: 'a' },
  );
  const found = focusOf(cut, shapes, file);
  expect(found.x).toBeCloseTo(at.x, 2);
  expect(found.y).toBeCloseTo(at.y, 2);
  for (const shape of shapes)
    expect(cropAround(shape, file, found)).toEqual(shownIn(cut, shape, file));
  expect(focusOf({ id: 'a' }, shapes, file)).toEqual({ x: 0.5, y: 0.5 });
  expect(focusOf({ id: 'a' }, shapes, { ...file, focus: at })).toEqual(at);
  // A shape that shows a picture of its own says nothing about this one.
  const other = { id: 'a', square: { id: 'b', edit: { x: 5, y: 0, zoom: 1 } } };
  expect(focusOf(other, shapes, file)).toEqual({ x: 0.5, y: 0.5 });
});
