import { constants } from 'node:perf_hooks';

/** Whether an entry of the collector's (`gc`) is a collection of the whole heap. */
export const isMajorCollection = (entry: object): boolean =>
  'detail' in entry && Object(entry.detail).kind === constants.NODE_PERFORMANCE_GC_MAJOR;
