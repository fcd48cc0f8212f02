import { describe, expect, it } from 'vitest';
import { plainPath, readPath } from './path.ts';

describe('a path', () => {
  it.each([
    ['/', '/', true],
    ['/programs/lisbon', '/programs/lisbon', true],
    ['/%61bout', '/about', false],
    ['/a%20b', '/a b', true],
    ['/caf%C3%A9', '/café', true],
    ['/cafe%CC%81', '/café', false],
    ['/a%3Fb', '/a?b', true],
    ['/a%23b', '/a#b', true],
    ['//about', '//about', true],
  ])('%s reads %s', (pathname, path, isPlain) => {
    expect(readPath(pathname)).toEqual({ kind: 'path', path, isPlain });
  });

  it.each([
    '/%',
    '/%2',
    '/%zz',
    '/%c0%af',
    '/%E0%A4%A',
    '/a%2fb',
    '/a%5Cb',
    '/a%00',
    '/a%0d%0ab',
    '',
    'about',
    'https://example.org/',
    'javascript:alert(1)',
    '/a\ud800',
  ])('%j cannot be read', (pathname) => {
    expect(readPath(pathname)).toEqual({ kind: 'wrong' });
  });

  it.each(['/', '/about', '/a b', '/café', '/a?b#c', '/ação/são', '/%'])(
    '%s has one spelling',
    (path) => {
      const read = readPath(plainPath(path));
      expect(read).toEqual({ kind: 'path', path, isPlain: true });
    },
  );
});
