/**
 * Settings of glibc's allocator for both servers. One arena for all threads makes memory freed by one available to the
 * others; the low thresholds return larger blocks to the system as soon as they are freed, which avoids fragmentation.
 */
export const mallocEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '16384',
};
