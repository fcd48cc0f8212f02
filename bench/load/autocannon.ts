import { join } from 'node:path';
import type { Counted, Load, LoadCommand } from './load.ts';
import { connections } from './load.ts';

/** Autocannon reads several requests from a HAR archive, as browsers write them. */
export function autocannonCommand(wanted: Load, folder: string): LoadCommand {
  const { origin, paths, headers, seconds } = wanted;
  const file = join(folder, 'requests.har');
  const lines = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const entries = paths.map((path) => ({
    request: { method: 'GET', url: `${origin}${path}`, headers: lines },
  }));
  const sizes = ['-c', String(connections), '-d', String(seconds)];
  return {
    command: ['autocannon', '--json', ...sizes, '--har', file, origin],
    file,
    text: JSON.stringify({ log: { entries } }),
  };
}

export function readAutocannon(said: string): Counted {
  const result = JSON.parse(said.slice(said.indexOf('{')));
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    answers: result.requests.total,
    refused: result['4xx'] + result['5xx'],
    errors: result.errors + result.timeouts,
  };
}
