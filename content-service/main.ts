import { stopOnSignals } from '@farol/server';
import pino from 'pino';
import { requestOfLine } from './observe/observed.ts';
import { startService } from './service.ts';
import { readSettings, WrongSettings } from './settings.ts';
import { StoreUnavailable } from './store/store.ts';

try {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.LOG_LEVEL, mixin: requestOfLine });
  const { stop, address, secureAddress } = await startService(settings, log);
  // Whoever started this process waits for this line, whatever the log level.
  process.send?.({ ready: address, secure: secureAddress });
  stopOnSignals(async () => {
    log.info('Stopping: finishing what runs');
    await stop();
  });
} catch (fault) {
  if (!(fault instanceof Error)) throw fault;
  const isForPeople = fault instanceof WrongSettings || fault instanceof StoreUnavailable;
  console.error(isForPeople ? fault.message : fault.stack);
  process.exit(1);
}
