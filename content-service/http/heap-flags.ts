/**
 * Flags for the service's process, before its file: `node ...heapFlags main.ts`. By default V8 lets young objects take
 * 100 MB in a burst, along with the buffers of whole uploads they refer to, and keeps survivors until the heap has
 * doubled, so a flood of requests would stay in memory. Setting them at run time is too late.
 */
export const heapFlags: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
];
