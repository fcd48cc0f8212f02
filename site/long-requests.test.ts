import { expect, it } from 'vitest';
import { workedMs } from '../testing/processor-time.ts';
import { exampleSite } from './site.testing.tsx';

const parameterLength = 6_000;
const slowMs = 500;
const repeated = [
  ' ',
  ';',
  ',',
  '=',
  '-',
  '/',
  '.',
  '?',
  '&',
  '"',
  '\\',
  'a',
  '1',
  '*',
  'en,',
  'q=0.',
  'a=b;',
  '%2F',
];
const ends = ['', 'x', '"', '='];
const headers = [
  'accept',
  'accept-language',
  'accept-encoding',
  'cookie',
  'if-none-match',
  'range',
  'user-agent',
  'forwarded',
];
const places = [
  '/',
  '/about?',
  '/search?q=',
  '/programs?kind=',
  '/programs?q=',
  '/media/',
  '/pt/',
  '/api/preview?token=',
];

async function slowest(ask: (text: string) => Promise<Response> | Response): Promise<string[]> {
  const slow: string[] = [];
  for (const unit of repeated)
    for (const end of ends) {
      const began = workedMs();
      const answer = await ask(`${unit.repeat(parameterLength / unit.length)}${end}`);
      await answer.arrayBuffer();
      const ms = workedMs() - began;
      if (ms > slowMs || answer.status >= 500)
        slow.push(`${JSON.stringify(unit)}…${end}: ${answer.status}, ${Math.round(ms)} ms`);
    }
  return slow;
}

/** For regular expressions that backtrack on repeated characters. */
it.each(headers)('is answered in time, whatever repeats in the header %s', async (name) => {
  const { app } = exampleSite();
  expect(await slowest((text) => app.request('/about', { headers: { [name]: text } }))).toEqual([]);
});

it.each(places)('is answered in time, whatever repeats after %s', async (place) => {
  const { app } = exampleSite();
  expect(
    await slowest((text) =>
      app.request(
        new Request(encodeURI(`http://site.example${place}${text}`).replaceAll('%25', '%')),
      ),
    ),
  ).toEqual([]);
});
