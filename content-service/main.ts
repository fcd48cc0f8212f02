import { join } from 'node:path';
import {
  closeToOthers,
  endWithStarter,
  keepFilesPrivate,
  outliveUnawaitedFaults,
  sentenceOf,
  stopOnSignals,
} from '@farol/server/process';
import pino from 'pino';
import { requestOfLine } from './observe/observed.ts';
import { startService } from './service.ts';
import { readSettings } from './settings.ts';

const alone = endWithStarter();
keepFilesPrivate();
try {
  const settings = readSettings(process.env);
  await closeToOthers(join(settings.DATA_DIR, 'service'));
  const log = pino({ level: settings.LOG_LEVEL, mixin: requestOfLine });
  outliveUnawaitedFaults(log);
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
