import { join } from 'node:path';
import type { Counted, Load, LoadCommand } from './load.ts';
import { connections } from './load.ts';

/** wrk prints this at its end, on a separate line. */
const report = `
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nFAROL {"answers":%d,"microseconds":%d,"p99":%d,"refused":%d,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(99), e.status, e.connect + e.read + e.write + e.timeout))
end
`;

/** The requests are prepared before the first is sent; a single path needs no script while running. */
function rotation(paths: readonly string[]): string {
  if (paths.length === 1) return '';
  return `
local requests, turn = {}, 0
function init()
  for _, path in ipairs({ ${paths.map((path) => JSON.stringify(path)).join(', ')} }) do
    requests[#requests + 1] = wrk.format('GET', path)
  end
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
`;
}

export function wrkCommand(wanted: Load, folder: string): LoadCommand {
  const { origin, paths, headers, seconds } = wanted;
  const file = join(folder, 'load.lua');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const sizes = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s'];
  const command = ['wrk', ...sizes, ...lines, '-s', file];
  return {
    command: [...command, `${origin}${paths[0]}`],
    file,
    text: rotation(paths) + report,
  };
}

export function readWrk(said: string): Counted {
  const [, json = '{}'] = /^FAROL (.*)$/m.exec(said) ?? [];
  const { answers, microseconds, p99, refused, errors } = JSON.parse(json);
  return {
    perSecond: (answers / microseconds) * 1e6,
    p99: p99 / 1000,
    answers,
    refused,
    errors,
  };
}
