import { describe, expect, it } from 'vitest';
import { assertContentEndpoint, assertRepositoryName, mayFollow } from './endpoint.ts';

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
  const service = 'https://content.example.org';

  it.each([
    'https://farol.cdn.prismic.io/api/v2',
    'https://farol.prismic.io/api/v2',
    'http://farol.prismic.io/api/v2',
    'https://farol.wroom.io/api/v2/',
    'https://farol.wroom.test/api/v2',
    'https://content.example.org/api/v2',
  ])('may be %s', (endpoint) => {
    expect(() => assertContentEndpoint(endpoint, { service })).not.toThrow();
  });

  it.each([
    'https://evilprismic.io/api/v2',
    'https://prismic.io.example.org/api/v2',
    'https://example.org/api/v2',
    'http://content.example.org/api/v2',
    'https://farol.cdn.prismic.io/api/v1',
    'https://farol.cdn.prismic.io/api/v2/documents',
    'https://farol.cdn.prismic.io/',
    'https://farol.cdn.prismic.io/api/v2?ref=a',
    'ftp://farol.cdn.prismic.io/api/v2',
    'javascript://farol.cdn.prismic.io/api/v2',
    'http://localhost:4000/api/v2',
    'http://127.0.0.1:4000/api/v2',
    'http://[::1]:4000/api/v2',
    'farol',
    '',
  ])('may not be %j', (endpoint) => {
    expect(() => assertContentEndpoint(endpoint, { service })).toThrow(
      `An invalid Prismic Document API endpoint was provided: ${endpoint}`,
    );
  });

  it('may have no name and password, which are not printed back', () => {
    expect(() => assertContentEndpoint('https://ana:hunter2@farol.cdn.prismic.io/api/v2')).toThrow(
      'endpoint was provided: https://…@farol.cdn.prismic.io/api/v2',
    );
  });

  it.each(['http://localhost:4000/api/v2', 'http://127.0.0.1/api/v2', 'http://[::1]:4/api/v2'])(
    'may be %s where a setting allows one on this machine',
    (endpoint) => {
      expect(() => assertContentEndpoint(endpoint, { localEndpoint: true })).not.toThrow();
    },
  );

  it('may be none elsewhere, nor of another path, where a setting allows one on this machine', () => {
    for (const endpoint of [
      'http://10.0.0.1/api/v2',
      'http://localhost:4000/api/v3',
      'ftp://localhost/api/v2',
    ])
      expect(() => assertContentEndpoint(endpoint, { localEndpoint: true })).toThrow();
  });
});

describe('a redirect', () => {
  const https = 'https://content.example.org/api/v2';
  const http = 'http://content.example.org/api/v2';

  it.each([
    [https, 'https://content.example.org:8443/api/v2'],
    [https, 'https://farol.cdn.prismic.io/api/v2'],
    [http, 'http://content.example.org/elsewhere'],
    [http, 'https://content.example.org/api/v2'],
  ])('of %s may lead to %s', (endpoint, target) => {
    expect(mayFollow(endpoint, new URL(target), {})).toBe(true);
  });

  it.each([
    [https, 'http://content.example.org/api/v2'],
    [https, 'http://farol.cdn.prismic.io/api/v2'],
    [https, 'https://example.org/api/v2'],
    [http, 'file://content.example.org/etc/passwd'],
  ])('of %s may not lead to %s', (endpoint, target) => {
    expect(mayFollow(endpoint, new URL(target), {})).toBe(false);
  });
});
