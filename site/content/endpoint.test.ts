import { describe, expect, it } from 'vitest';
import { assertContentEndpoint, assertRepositoryName } from './endpoint.ts';

describe('a repository name', () => {
  it.each(['farol', 'abcd', 'a--b', 'Travel-Co-2', '1234'])('may be %s', (name) => {
    expect(() => assertRepositoryName(name)).not.toThrow();
  });

  it.each(['', 'abc', '-abc', 'abc-', 'a_bc', 'a.bcd', 'ab cd', 'ábcd', 'abcd\n'])(
    'may not be %j',
    (name) => {
      expect(() => assertRepositoryName(name)).toThrow(
        'An invalid Prismic repository name was given',
      );
    },
  );
});

describe('a document API endpoint', () => {
  it.each([
    'https://farol.cdn.prismic.io/api/v2',
    'https://farol.prismic.io/api/v2',
    'https://farol.wroom.io/api/v2/',
    'http://127.0.0.1:4000/api/v2',
    'https://content.example.org/api/v2',
  ])('may be %s', (endpoint) => {
    expect(() => assertContentEndpoint(endpoint, 'https://content.example.org')).not.toThrow();
  });

  it.each([
    'https://evilprismic.io/api/v2',
    'https://prismic.io.example.org/api/v2',
    'https://example.org/api/v2',
    'http://content.example.org/api/v2',
    'farol',
    '',
  ])('may not be %j', (endpoint) => {
    expect(() => assertContentEndpoint(endpoint, 'https://content.example.org')).toThrow(
      'An invalid Prismic Document API endpoint was provided',
    );
  });
});
