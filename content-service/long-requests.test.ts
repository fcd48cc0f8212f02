import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workedMs } from '../testing/processor-time.ts';
import { type ExampleService, fillExample, startExampleService } from './moving/service.testing.ts';

let service: ExampleService;
let ref: string;
beforeAll(async () => {
  service = await startExampleService();
  await fillExample(service);
  ref = service.repository.master().ref;
});
afterAll(() => service.remove());

/** Shorter than the maximum, and long enough to make quadratic running times visible. */
const parameterLength = 6_000;
const slowMs = 500;

const repeated = [
  ' ',
  '\t',
  '[',
  ']',
  '"',
  '\\',
  '(',
  '{',
  '.',
  ',',
  ':',
  '-',
  '?',
  'a',
  '1',
  'a.',
  'my.a ',
  '"a" ',
];
const ends = ['x', ']x', '"', '"]]', ')]', ' desc]x', '}x'];
const parameters = [
  ...['q', 'orderings', 'graphQuery', 'fetch', 'fetchLinks', 'routes', 'lang', 'after'],
  ...['brokenRoute', 'page', 'pageSize', 'access_token'],
];
const beginnings: Readonly<Record<string, string>> = {
  q: '[[at(document.type,',
  routes: '[{"type":"page","path":"',
  graphQuery: '{ page {',
};

/** Measures the CPU time of the process. Slow requests are repeated, and the fastest of three counts. */
async function measure(query: URLSearchParams): Promise<{ status: number; ms: number }> {
  let quickest = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let again = 0; again < 3 && quickest > slowMs; again += 1) {
    const began = workedMs();
    const answer = await fetch(`${service.address}/api/v2/documents/search?${query}`);
    await answer.arrayBuffer();
    status = Math.max(status, answer.status);
    quickest = Math.min(quickest, workedMs() - began);
  }
  return { status, ms: quickest };
}

/** A repeated token, on which a backtracking parser would take very long. */
it.each(parameters)('is answered in time, whatever is repeated in %s', async (parameter) => {
  const slow: string[] = [];
  for (const unit of repeated)
    for (const end of ends)
      for (const beginning of new Set(['', 'a', beginnings[parameter] ?? ''])) {
        const middle = unit.repeat(parameterLength / unit.length);
        const query = new URLSearchParams({ ref, [parameter]: `${beginning}${middle}${end}` });
        const { status, ms } = await measure(query);
        if (ms > slowMs || status >= 500)
          slow.push(`${beginning}${JSON.stringify(unit)}…${end}: ${status}, ${ms} ms`);
      }
  expect(slow).toEqual([]);
});

it('takes no text of 100 MB, and none that is longer than a document may be', async () => {
  const { hostname, port } = new URL(service.address);
  for (const bytes of [100 * 1024 * 1024, 4 * 1024 * 1024 + 1]) {
    const sending = request({
      ...{ hostname, port, method: 'PUT', path: '/api/farol/v1/documents/any/working-copy' },
      headers: { 'content-type': 'application/json', 'content-length': bytes },
    });
    sending.on('error', () => {});
    sending.write('{');
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode, `${bytes}`).toBe(413);
    sending.destroy();
  }
});
