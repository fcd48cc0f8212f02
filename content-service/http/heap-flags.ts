/**
 * What the service's process is started with, before its file: `node ...heapFlags main.ts`. By itself V8 lets the
 * young objects of a burst take 100 MB, with the buffers of whole uploads hanging on them, and keeps what survives
 * until the heap has doubled: a flood would stay in memory. Setting them while the process runs comes too late.
 */
export const heapFlags: readonly string[] = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
];
