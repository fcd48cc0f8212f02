import { expect, it } from 'vitest';
import { withSingleSlashes } from './single-slashes.ts';

it.each([
  ['/api/v2', '/api/v2'],
  ['/api/v2//documents/search?ref=https://a//b', '/api/v2/documents/search?ref=https://a//b'],
  ['//api///v2//', '/api/v2/'],
  ['http://host//api//v2?q=//', 'http://host/api/v2?q=//'],
  ['*', '*'],
  ['', ''],
])('reads %j as %j', (address, read) => {
  expect(withSingleSlashes(address)).toBe(read);
});
