/** Loaded into the site before it starts: tells how long its event loop was held, in milliseconds. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', (message) => {
  if (message !== 'holds') return;
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 10_000) / 100;
  process.send?.({
    holds: {
      p50: milliseconds(delays.percentile(50)),
      p99: milliseconds(delays.percentile(99)),
      'p99.9': milliseconds(delays.percentile(99.9)),
      most: milliseconds(delays.max),
    },
  });
  delays.reset();
});
