import { describe, expect, it } from 'vitest';
import { originOf } from './origin.ts';

function ask(headers: Record<string, string>, trustProxy = true): string {
  return originOf(new URL('http://127.0.0.1:8000/api/v2?x=1'), new Headers(headers), trustProxy);
}

describe('originOf', () => {
  it('is the address that was asked', () => {
    expect(ask({})).toBe('http://127.0.0.1:8000');
    expect(ask({ 'x-forwarded-host': 'farol.test' }, false)).toBe('http://127.0.0.1:8000');
  });

  it.each([
    [{ 'x-forwarded-host': 'farol.test' }, 'http://farol.test'],
    [{ 'x-forwarded-proto': 'https' }, 'https://127.0.0.1:8000'],
    [
      { 'x-forwarded-host': 'farol.test:8443', 'x-forwarded-proto': 'https' },
      'https://farol.test:8443',
    ],
    [
      { 'x-forwarded-host': 'farol.test, inner', 'x-forwarded-proto': 'https,http' },
      'https://farol.test',
    ],
    [{ 'x-forwarded-host': '[::1]:80' }, 'http://[::1]'],
    [{ 'x-forwarded-host': '' }, 'http://127.0.0.1:8000'],
  ])('is what a trusted proxy says: %j', (headers, origin) => {
    expect(ask(headers)).toBe(origin);
  });

  it.each([
    'evil.test/path',
    'user@evil.test',
    '"><script>',
    'a b',
    'evil.test:99999',
    '-',
    '[::zz]',
    '[:]',
  ])('does not believe the host %s', (host) => {
    expect(ask({ 'x-forwarded-host': host })).toBe('http://127.0.0.1:8000');
  });

  it('does not believe other protocols', () => {
    expect(ask({ 'x-forwarded-proto': 'javascript' })).toBe('http://127.0.0.1:8000');
  });
});
