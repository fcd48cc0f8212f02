/**
 * What the service's process is started with, before its file: `node ...heapFlags main.ts`. By itself V8 lets the
 * young objects of a burst of requests take 100 MB, and keeps what survives until the heap has doubled, so that a
 * flood of connections stays in memory for good. Setting them while the process runs comes too late.
 */
export const heapFlags: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
];
