import { expect, it } from 'vitest';
import { leavesOf, withOrigins } from './origins.ts';

const origin = { document: 'd', slice: null };

it('finds each of equal texts at a place of its own, in order', () => {
  const leaves = leavesOf(['Same', 'Other', 'Same'], 'data.words');
  expect(withOrigins('<p>Same</p><p>Same</p><p>Other</p><p>Same</p>', origin, leaves)).toBe(
    '<p data-from="d  data.words[0]">Same</p><p data-from="d  data.words[2]">Same</p><p data-from="d  data.words[1]">Other</p><p>Same</p>',
  );
});

it('finds what is said without end in time that grows with it', () => {
  const many = 150_000;
  const leaves = leavesOf(
    Array.from({ length: many }, () => 'Same'),
    'data.words',
  );
  const began = performance.now();
  const html = withOrigins('<p>Same</p>'.repeat(many), origin, leaves);
  expect(html.split('data-from')).toHaveLength(many + 1);
  expect(performance.now() - began).toBeLessThan(5_000);
});
