/** What every process of the product does: it ends with its starter, and says in sentences what it cannot do. */

export { endWithStarter } from './end-with-starter.ts';
export { outliveUnawaitedFaults } from './last-resort.ts';
export { beginListening, CannotListen } from './listening.ts';
export { originAt } from './origin.ts';
export { printable } from './printable.ts';
export { closeToOthers, keepFilesPrivate } from './private-files.ts';
export { sentenceOf } from './sentences.ts';
export { smallMemory } from './small-memory.ts';
export { linger, stopOnSignals } from './stop-on-signals.ts';
