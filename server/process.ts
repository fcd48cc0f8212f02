/** What every process of the product shares: its start, its end, its memory and its error messages. */

export { addressOnceReady, endProcess } from './child-process.ts';
export { exitWithParent } from './exit-with-parent.ts';
export {
  type HeapGrowth,
  keepHeapGrowthLimited,
  limitHeapGrowth,
  maxHeapGrowthBytes,
} from './heap-growth.ts';
export { handleUncaughtFaults } from './last-resort.ts';
export { beginListening } from './listening.ts';
export { mallocEnvironment } from './malloc-environment.ts';
export { originAt } from './origin.ts';
export { printable } from './printable.ts';
export { keepFilesPrivate, restrictToOwner } from './private-files.ts';
export { redactUrl } from './redact-url.ts';
export { sentenceOf } from './sentences.ts';
export { shutdown, stopOnSignals } from './stop-on-signals.ts';
