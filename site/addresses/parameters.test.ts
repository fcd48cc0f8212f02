import { describe, expect, it } from 'vitest';
import { declaredParameters } from './parameters.ts';

const kept = (query: string) =>
  declaredParameters(new URLSearchParams(query), ['kind', 'page']).toString();

describe('the parameters of a page', () => {
  it.each([
    ['', ''],
    ['utm_source=x&fbclid=y', ''],
    ['page=2&kind=a', 'kind=a&page=2'],
    ['kind=b&kind=a&kind=b', 'kind=a&kind=b'],
    ['kind=', ''],
    ['kind=%00', ''],
    [`kind=${'x'.repeat(64)}`, `kind=${'x'.repeat(64)}`],
    [`kind=${'x'.repeat(65)}`, ''],
    ['KIND=a', ''],
  ])('of %j are %j', (query, expected) => {
    expect(kept(query)).toBe(expected);
  });

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, number) => `kind=${number}`).join('&');

  it('may have as many values as there are countries', () => {
    expect(new URLSearchParams(kept(numbered(249))).getAll('kind')).toHaveLength(249);
  });

  it('are bounded in number', () => {
    expect(new URLSearchParams(kept(numbered(1000))).getAll('kind')).toHaveLength(300);
  });
});
