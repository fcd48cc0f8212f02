import { expect, it } from 'vitest';
import { withReadCrops } from './picture-crop.ts';

const file = (id: string) => (id === 'beach' ? { width: 1600, height: 900 } : undefined);
const cut = (edit: object, id = 'beach') => ({
  id,
  edit: { ...edit, background: '#fff' },
  dimensions: { width: 400, height: 400 },
  alt: null,
});

it('brings every picture of stored data to the crop others understand', () => {
  const before = cut({ x: 350, y: 0, zoom: 400 / 900 });
  const after = cut({ x: 350, y: 0, zoom: 1 });
  const data = (picture: object) => ({
    title: 'Sea',
    cover: { ...picture, square: picture },
    body: [{ type: 'image', ...picture }],
    slices: [{ id: 'hero$1', primary: { picture }, items: [{ picture }] }],
  });
  expect(withReadCrops(data(before), file)).toEqual(data(after));
  expect(withReadCrops(data(after), file)).toEqual(data(after));
});

it('leaves a picture whose file is not there as it is', () => {
  const data = { cover: cut({ x: 3, y: 4, zoom: 0.5 }, 'gone') };
  expect(withReadCrops(data, file)).toEqual(data);
});
