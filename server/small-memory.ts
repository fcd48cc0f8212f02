/**
 * What the allocator of both servers is started with. With an arena for each thread, what one of them gave back is no
 * memory for another; and what is larger than a few pages of memory goes back to the system as soon as it is not
 * needed, instead of leaving holes.
 */
export const smallMemory: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};
