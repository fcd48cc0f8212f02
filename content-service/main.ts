import { join } from 'node:path';
import {
  exitWithParent,
  handleUncaughtFaults,
  keepFilesPrivate,
  keepHeapGrowthLimited,
  restrictToOwner,
  sentenceOf,
  stopOnSignals,
} from '@farol/server/process';
import pino from 'pino';
import { heapGrowth } from './http/heap.ts';
import { logContext } from './observe/observed.ts';
import { startService } from './service.ts';
import { readSettings } from './settings.ts';

const detachFromParent = exitWithParent();
keepFilesPrivate();
keepHeapGrowthLimited(heapGrowth);
try {
  const settings = readSettings(process.env);
  await restrictToOwner(join(settings.DATA_DIR, 'service'));
  const log = pino({ level: settings.LOG_LEVEL, mixin: logContext });
  handleUncaughtFaults(log);
  const { stop, address, secureAddress } = await startService(settings, log);
  // The parent process waits for this message, regardless of the log level.
  process.send?.({ ready: address, secure: secureAddress });
  detachFromParent();
  stopOnSignals(async (options) => {
    log.info('Stopping: finishing what runs');
    await stop(options);
  });
} catch (fault) {
  console.error(sentenceOf(fault));
  process.exit(1);
}
