import { join } from 'node:path';
import {
  exitWithParent,
  handleUncaughtFaults,
  keepFilesPrivate,
  restrictToOwner,
  sentenceOf,
  stopOnSignals,
} from '@farol/server/process';
import pino from 'pino';
import { requestOfLine } from './observe/observed.ts';
import { startService } from './service.ts';
import { readSettings } from './settings.ts';

const alone = exitWithParent();
keepFilesPrivate();
try {
  const settings = readSettings(process.env);
  await restrictToOwner(join(settings.DATA_DIR, 'service'));
  const log = pino({ level: settings.LOG_LEVEL, mixin: requestOfLine });
  handleUncaughtFaults(log);
  const { stop, address, secureAddress } = await startService(settings, log);
  // Whoever started this process waits for this line, whatever the log level.
  process.send?.({ ready: address, secure: secureAddress });
  alone();
  stopOnSignals(async (options) => {
    log.info('Stopping: finishing what runs');
    await stop(options);
  });
} catch (fault) {
  console.error(sentenceOf(fault));
  process.exit(1);
}
