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

  it('are bounded in number', () => {
    const many = Array.from({ length: 100 }, (_, number) => `kind=${number}`).join('&');
    expect(new URLSearchParams(kept(many)).getAll('kind')).toHaveLength(12);
  });
});
