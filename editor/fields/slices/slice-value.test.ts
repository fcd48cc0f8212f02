import { describe, expect, it } from 'vitest';
import { readCopied } from './copied.ts';
import {
  copyOf,
  inVariation,
  modelName,
  newSlice,
  sliceName,
  withItemMoved,
  withSectionsMoved,
} from './slice-value.ts';
import { withUsed } from './used-last.ts';

const zone = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (slices: readonly Record<string, unknown>[]) => slices.map(({ id }) => id).join('');

it.each([
  [0, 1, 'bacd'],
  [3, 0, 'dabc'],
  [0, -1, 'abcd'],
  [3, 4, 'abcd'],
  [9, 0, 'abcd'],
])('moves from %i to %i', (from, to, order) => {
  expect(ids(withItemMoved(zone, from, to))).toBe(order);
});

it.each([
  [['a'], { id: 'c', position: 'after' as const }, 'bcad'],
  [['d'], { id: 'a', position: 'before' as const }, 'dabc'],
  [['a', 'c'], { id: 'd', position: 'after' as const }, 'bdac'],
  [['b'], { id: 'b', position: 'after' as const }, 'abcd'],
])('puts %j beside another one', (moving, target, order) => {
  expect(ids(withSectionsMoved(zone, new Set(moving), target))).toBe(order);
});

describe('a section', () => {
  const variation = {
    id: 'wide',
    name: 'Wide',
    version: 'v2',
    primary: {
      shown: { type: 'Boolean', config: { default_value: true } },
      title: { type: 'Text' },
    },
  };
  const model = { id: 'hero', name: 'Hero', variations: [variation] };

  it('begins with what its model gives', () => {
    expect(newSlice(model, variation)).toMatchObject({
      slice_type: 'hero',
      variation: 'wide',
      version: 'v2',
      primary: { shown: true },
      items: [],
    });
  });

  it('keeps in another form what that one has fields for', () => {
    const slice = {
      ...newSlice(model, variation),
      primary: { shown: true, title: 'Lisbon' },
      items: [{ text: 'Trams', link: 'x' }],
    };
    const narrow = {
      ...variation,
      id: 'narrow',
      version: 'v3',
      primary: { title: { type: 'Text' } },
    };
    const listed = { ...narrow, items: { text: { type: 'Text' } } };
    const changed = { variation: 'narrow', version: 'v3', primary: { title: 'Lisbon' } };
    expect(inVariation(slice, narrow)).toEqual({ ...slice, ...changed, items: [] });
    const items = [{ text: 'Trams' }];
    expect(inVariation(slice, listed)).toEqual({ ...slice, ...changed, items });
  });

  it('keeps of the items of a group, too, what the other form has fields for', () => {
    const group = (...names: string[]) => ({
      type: 'Group',
      config: { fields: Object.fromEntries(names.map((name) => [name, { type: 'Text' }])) },
    });
    const outer = {
      type: 'Group',
      config: { fields: { stops: group('place'), day: { type: 'Text' } } },
    };
    const narrow = { ...variation, id: 'narrow', primary: { days: outer } };
    const stop = { place: 'Porto', hour: '9' };
    const slice = {
      ...newSlice(model, variation),
      primary: { days: [{ day: 'Monday', note: 'Rest', stops: [stop] }] },
    };
    expect(inVariation(slice, narrow).primary).toEqual({
      days: [{ day: 'Monday', stops: [{ place: 'Porto' }] }],
    });
  });

  it('is copied whole, with an id of its own', () => {
    const slice = newSlice(model, variation);
    const copy = copyOf(slice);
    expect(copy).toEqual({ ...slice, id: expect.stringMatching(/^hero\$[\w-]{36}$/) });
    expect(copy.id).not.toBe(slice.id);
    expect(copy.primary).not.toBe(slice.primary);
  });

  it('is called as its model is, where there is one', () => {
    const slice = newSlice(model, variation);
    expect(sliceName(slice, new Map([['hero', model]]))).toBe('Hero');
    expect(sliceName(slice, new Map())).toBe('hero');
  });
});

it.each([
  ['TextWithPicture', 'Text with picture'],
  ['Hero', 'Hero'],
  ['Call to action', 'Call to action'],
])('is read by people: %s', (name, read) => {
  expect(modelName({ id: 'x', name, variations: [] })).toBe(read);
});

it.each([
  ['{"slice_type":"text","id":"a"}', { slice_type: 'text', id: 'a' }],
  [null, null],
  ['{"id":"a"}', null],
  ['[1', null],
  ['"text"', null],
])('reads what was copied: %s', (text, slice) => {
  expect(readCopied(text)).toEqual(slice);
});

it('remembers the last four, the newest first', () => {
  expect(withUsed(['a', 'b', 'c', 'd'], 'e')).toEqual(['e', 'a', 'b', 'c']);
  expect(withUsed(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
});
