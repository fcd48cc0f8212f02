import { describe, expect, it } from 'vitest';
import { centredCrop, cropOf, editOf } from './crop.ts';

const size = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};
const rect = (text: string) => {
  const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
  return { x, y, width, height };
};

describe('what a record shows of its original', () => {
  it.each([
    ['800x600', '300x400', { x: 175, y: 0, zoom: 1 }, '175,0,450,600'],
    ['5415x3726', '2400x1260', { x: 0, y: 442, zoom: 1 }, '0,442,5415,2843'],
    ['2048x1536', '2400x1260', { x: 0, y: -270, zoom: 1.171875 }, '0,230,2048,1075'],
    ['800x600', '800x600', { x: 0, y: 0, zoom: 1 }, '0,0,800,600'],
    // Smaller than the file, whole.
    ['800x600', '400x300', { x: 0, y: 0, zoom: 1 }, '0,0,800,600'],
    ['800x600', '400x300', { x: -200, y: -150, zoom: 1 }, '200,150,400,300'],
    // As Farol wrote them until it knew better.
    ['1600x900', '400x400', { x: 350, y: 0, zoom: 400 / 900 }, '350,0,900,900'],
  ])('of %s at %s, %j', (original, shown, edit, found) => {
    expect(cropOf({ edit, dimensions: size(shown) }, size(original))).toEqual(rect(found));
  });

  it('is what its address says, where that says it', () => {
    const record = { edit: { x: 0, y: 0, zoom: 1 }, dimensions: size('300x400') };
    const at = (query: string) =>
      cropOf(
        { ...record, url: `https://images.prismic.io/x/a_b.jpg?auto=format&${query}` },
        size('800x600'),
      );
    expect(at('rect=12,20,300,400&w=300&h=400')).toEqual(rect('12,20,300,400'));
    expect(at('rect=12.6,20.2,300,400')).toEqual(rect('13,20,300,400'));
    for (const none of ['', 'rect=1,2,3', 'rect=-1,0,5,5', 'rect=0,0,0,5', 'rect=a,b,c,d'])
      expect(at(none)).toEqual(rect('0,0,450,600'));
    expect(cropOf({ ...record, url: 'no address' }, size('800x600'))).toEqual(rect('0,0,450,600'));
  });

  it('never lies outside of it', () => {
    const dimensions = size('200x100');
    const shown = (edit: { x: number; y: number; zoom: number }) =>
      cropOf({ edit, dimensions }, size('2000x1000'));
    expect(shown({ x: 1900, y: 0, zoom: 1 })).toEqual(rect('1900,0,100,1000'));
    expect(shown({ x: -9000, y: -9000, zoom: 2 })).toEqual(rect('1999,999,1,1'));
  });
});

describe('how a crop is said', () => {
  it('is as records say it today', () => {
    expect(editOf(rect('175,0,450,600'), size('300x400'), size('800x600'))).toEqual({
      x: 175,
      y: 0,
      zoom: 1,
    });
  });

  it.each([
    ['100,50,200,100', '400x200', '1000x500'],
    ['0,230,1024,538', '2400x1260', '2048x1536'],
  ])('is as earlier records said it where it is a smaller part: %s', (crop, shown, original) => {
    const edit = editOf(rect(crop), size(shown), size(original));
    expect(edit.zoom).not.toBe(1);
    expect(cropOf({ edit, dimensions: size(shown) }, size(original))).toEqual(rect(crop));
  });

  it.each([
    ['1600x900', { width: 400, height: 400 }, '400x400', '350,0,900,900'],
    ['1600x900', { width: 400, height: null }, '400x225', '0,0,1600,900'],
    ['1600x900', { width: null, height: 90 }, '160x90', '0,0,1600,900'],
    ['900x1600', { width: 2400, height: 1260 }, '2400x1260', '0,564,900,473'],
  ])('cuts the middle of %s for %j', (original, wanted, shown, found) => {
    const { edit, dimensions } = centredCrop(size(original), wanted);
    expect(edit.zoom).toBe(1);
    expect(dimensions).toEqual(size(shown));
    expect(cropOf({ edit, dimensions }, size(original))).toEqual(rect(found));
  });
});
