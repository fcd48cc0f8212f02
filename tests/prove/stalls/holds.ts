/**
 * Loaded into the site before it starts: reports how long its event loop was blocked and how much processor time each
 * step of its queue took, in milliseconds. Steps with a garbage collection are counted separately, as that may hit any.
 */
import { tracingChannel } from 'node:diagnostics_channel';
import {
  createHistogram,
  monitorEventLoopDelay,
  PerformanceObserver,
  type RecordableHistogram,
} from 'node:perf_hooks';
import { isMajorCollection } from '../../../testing/major-collections.ts';
import { workedMicroseconds } from '../../../testing/processor-time.ts';

/** No rendering blocks the thread for longer. */
const longest = 5_000;

interface Period {
  start: number;
  end: number;
}

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

const collections: (Period & { isWhole: boolean })[] = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    collections.push({
      start: entry.startTime,
      end: entry.startTime + entry.duration,
      isWhole: isMajorCollection(entry),
    });
}).observe({ entryTypes: ['gc'] });

const steps = createHistogram();
let long: (Period & { microseconds: number })[] = [];
let began = { used: workedMicroseconds(), at: performance.now() };
tracingChannel('farol:step').subscribe({
  start() {
    began = { used: workedMicroseconds(), at: performance.now() };
  },
  end() {
    const microseconds = Math.max(1, workedMicroseconds() - began.used);
    steps.record(microseconds);
    if (microseconds > longest)
      long.push({ microseconds, start: began.at, end: performance.now() });
  },
  asyncStart() {},
  asyncEnd() {},
  error() {},
});

function milliseconds(times: Pick<RecordableHistogram, 'percentile' | 'max'>, unit: number) {
  const rounded = (time: number) => Math.round((time * 100) / unit) / 100;
  return {
    p50: rounded(times.percentile(50)),
    p99: rounded(times.percentile(99)),
    'p99.9': rounded(times.percentile(99.9)),
    most: rounded(times.max),
  };
}

const isCollecting = ({ start, end }: Period) =>
  collections.some((each) => each.start < end && each.end > start);

process.on('message', (message) => {
  if (message !== 'holds') return;
  const tooLong = long.filter((step) => !isCollecting(step));
  const whole = collections.filter(({ isWhole }) => isWhole);
  process.send?.({
    'collections of the whole heap': {
      count: whole.length,
      'longest, ms': Math.max(0, ...whole.map(({ start, end }) => end - start)),
    },
    holds: milliseconds(delays, 1_000_000),
    steps: { count: steps.count, ...(steps.count > 0 ? milliseconds(steps, 1_000) : {}) },
    tooLong: tooLong.map((step) => step.microseconds / 1_000),
    'long in which garbage was collected': long.length - tooLong.length,
  });
  delays.reset();
  steps.reset();
  long = [];
  collections.length = 0;
});
