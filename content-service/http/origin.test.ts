import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

const request = (headers: Record<string, string>) =>
  new Request('http://localhost:3010/api/v2', { headers });

it('is the address of the request', () => {
  expect(originOf(request({ 'x-forwarded-host': 'evil.example' }), false)).toBe(
    'http://localhost:3010',
  );
});

it('is what a trusted proxy says', () => {
  const headers = { 'x-forwarded-host': 'content.example', 'x-forwarded-proto': 'https' };
  expect(originOf(request(headers), true)).toBe('https://content.example');
});

it('does not take over a host that is none', () => {
  const headers = { 'x-forwarded-host': 'a/b"><script>', 'x-forwarded-proto': 'gopher' };
  expect(originOf(request(headers), true)).toBe('http://localhost:3010');
});
