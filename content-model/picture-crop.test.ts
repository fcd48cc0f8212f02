import { describe, expect, it } from 'vitest';
import { type CroppedFile, readCropNow } from './picture-crop.ts';

const none = { x: 0, y: 0, zoom: 1 };
const centred = { dimensions: { width: 400, height: 400 }, edit: { x: 350, y: 0, zoom: 1 } };
const chosen = { dimensions: { width: 400, height: 400 }, edit: { x: 100, y: 0, zoom: 1 } };
const whole = { dimensions: { width: 1600, height: 900 }, edit: none };
const file = { width: 1600, height: 900 };
const shown = (picture: Record<string, unknown>, of: CroppedFile) => {
  const { shown, dimensions } = readCropNow(picture, of);
  return [Object.values(shown ?? {}).join(), Object.values(dimensions).join('x')];
};

describe('what a picture shows now', () => {
  it.each([
    [0.1, '0,0,900,900'],
    [0.5, '350,0,900,900'],
    [0.6, '510,0,900,900'],
    [1, '700,0,900,900'],
  ])('lies around the focal point at %s where nobody chose a part', (x, part) => {
    expect(shown(centred, { ...file, focus: { x, y: 0.5 } })).toEqual([part, '400x400']);
  });

  it('is what somebody chose, and the whole where it is the whole', () => {
    const focused = { ...file, focus: { x: 0, y: 0 } };
    expect(shown(chosen, focused)).toEqual(['100,0,900,900', '400x400']);
    expect(shown(whole, focused)).toEqual(['0,0,1600,900', '1600x900']);
  });

  const replacedBy = (width: number, height: number): CroppedFile => ({
    ...{ width, height, address: 'new' },
    earlier: [{ address: 'old', ...file }],
  });

  it('is the same part of a content of the same shape that came in its place', () => {
    expect(shown(chosen, replacedBy(3200, 1800))).toEqual(['200,0,1800,1800', '400x400']);
    expect(shown(centred, replacedBy(3200, 1800))).toEqual(['700,0,1800,1800', '400x400']);
    expect(shown(whole, replacedBy(3200, 1800))).toEqual(['0,0,3200,1800', '3200x1800']);
  });

  it('begins anew in a content of another shape', () => {
    const focused = { ...replacedBy(900, 1600), focus: { x: 0.5, y: 0.2 } };
    expect(shown(chosen, focused)).toEqual(['0,0,900,900', '400x400']);
    expect(shown(whole, focused)).toEqual(['0,0,900,1600', '900x1600']);
  });

  it('is read against the content that was cropped', () => {
    const now = { ...chosen, croppedFrom: 'new' };
    expect(shown(now, replacedBy(3200, 1800))).toEqual(['100,0,1800,1800', '400x400']);
  });
});
