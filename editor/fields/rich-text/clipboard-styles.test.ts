import { expect, it } from 'vitest';
import { isBold, isStruck } from './clipboard-styles.ts';

it('knows what is struck through', () => {
  expect(isStruck('span', 'color: red; text-decoration: underline line-through')).toBe(true);
  expect(isStruck('span', 'text-decoration-line:line-through')).toBe(true);
  expect(isStruck('span', 'text-decoration: underline; content: line-through')).toBe(false);
  expect(isStruck('span', 'content: text-decoration line-through')).toBe(false);
  expect(isStruck('span', '')).toBe(false);
  expect(isStruck('a', 'text-decoration: line-through')).toBe(false);
});

it('takes no longer for each word of a style because there are many', () => {
  expect(isStruck('span', 'text-decoration:'.repeat(200_000))).toBe(false);
  expect(isStruck('span', 'text-decoration'.repeat(200_000))).toBe(false);
});

it('knows what is bold', () => {
  expect(['bold', 'bolder', '600', '900'].every(isBold)).toBe(true);
  expect(['normal', '400', 'lighter'].some(isBold)).toBe(false);
});
