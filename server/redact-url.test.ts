import { expect, it } from 'vitest';
import { workedMs } from '../testing/processor-time.ts';
import { redactUrl } from './redact-url.ts';

it.each([
  ['https://content.example.org/api/v2', 'https://content.example.org/api/v2'],
  ['https://ana:hunter2@content.example.org/api/v2', 'https://…@content.example.org/api/v2'],
  ['https://ana:hunter@2@example.org/', 'https://…@example.org/'],
  ['ana:hunter2@example.org', 'ana:hunter2@example.org'],
  ['https://example.org/@ana?by=@ana', 'https://example.org/@ana?by=@ana'],
  ['http://localhost/events?access_token=abc', 'http://localhost/events?access_token=…'],
  [
    'http://localhost/x?ref=https%3A%2F%2Fa.test%2Fpreviews%2Fb&q=c',
    'http://localhost/x?ref=…&q=c',
  ],
  ['http://localhost/x?ref=abc', 'http://localhost/x?ref=abc'],
  ['http://localhost/x?a=b&Secret=c&d=e#f', 'http://localhost/x?a=b&Secret=…&d=e#f'],
])('prints %s as %s', (address, printed) => {
  expect(redactUrl(address)).toBe(printed);
});

it.each(['?', '&', '?key', 'token', '//', '@'])('is done at once with an address of %s', (part) => {
  const began = workedMs();
  redactUrl(`http://localhost/?${part.repeat(24_000)}`);
  expect(workedMs() - began).toBeLessThan(1_000);
});
