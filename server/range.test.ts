import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

describe('rangeOf', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-9999', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('takes %s', (header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected);
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'lines=1-2',
    'bytes=a-b',
  ])('answers the whole file to %s', (header) => {
    expect(rangeOf(header, 100)).toBeUndefined();
  });

  it('has no part of an empty file', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
